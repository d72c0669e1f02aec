/** Pictures of slides. They need the session, which an address of an image cannot carry, so they are fetched and held as blobs. */
import { useEffect, useState } from 'preact/hooks';
import { send } from './call.ts';

const held = new Map<string, Promise<string>>();
const mostHeld = 240;

/** `version` changes when the deck does. */
export function slidePicture(id: string, number: number, version = ''): Promise<string> {
  const path = `v1/presentations/${id}/slides/${number}.svg${version}`;
  const known = held.get(path);
  if (known) return known;
  const fetched = send(path)
    .then((response) => response.blob())
    .then((blob) => URL.createObjectURL(blob));
  held.set(path, fetched);
  fetched.catch(() => held.delete(path));
  for (const [oldest, picture] of held) {
    if (held.size <= mostHeld) break;
    held.delete(oldest);
    picture.then(URL.revokeObjectURL, () => undefined);
  }
  return fetched;
}

export interface WantedPicture {
  readonly id: string;
  readonly number: number;
  readonly version?: string | undefined;
}

/** Its address, once it is there; `wanted` says whether it is to be fetched yet. What was there is shown until the next version is. */
export function useSlidePicture({ id, number, version }: WantedPicture, wanted = true): { url?: string; failed?: boolean } {
  const [state, setState] = useState<{ key?: string; url?: string; failed?: boolean }>({});
  const key = `${id}/${number}`;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    slidePicture(id, number, version).then(
      (url) => !gone && setState({ key, url }),
      () => !gone && setState({ key, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [id, number, version, key, wanted]);
  return state.key === key ? state : {};
}
