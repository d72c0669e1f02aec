/** The file of a picture, whose address somebody else named: each step of the way is checked, redirects too. */
import { PictureFailure } from '@slidewright/engine/world';
import { pictureBounds } from '../../outside/bounds.ts';
import { type Outgoing, send } from './send.ts';

export interface ImageOrder extends Pick<Outgoing, 'trustedOrigin' | 'signal'> {
  readonly address: string;
  /** Domains that the file may come from; any where it is not given. */
  readonly domains?: readonly string[];
}

const { mostBytes, mostRedirects, timeoutMs } = pictureBounds;

/** @throws PictureFailure */
export async function fetchImage({ address, domains, trustedOrigin, signal }: ImageOrder): Promise<Buffer> {
  let url = parse(address);
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (domains && url.origin !== trustedOrigin && !isWithin(url, domains)) throw new PictureFailure(`${url.host} is not the provider's`);
    const { status, headers, body } = await send({ url, trustedOrigin, signal, timeoutMs, mostBytes });
    if (status >= 300 && status < 400 && headers.location) {
      url = parse(headers.location, url);
      continue;
    }
    if (status !== 200) throw new PictureFailure(`${url.host} answered ${status} instead of a picture`);
    const type = headers['content-type'] ?? '';
    if (!/^(image\/|application\/octet-stream|binary\/|$)/.test(type))
      throw new PictureFailure(`${url.host} sent ${type} instead of a picture`);
    if (body.length === 0) throw new PictureFailure(`${url.host} sent an empty picture`);
    return body;
  }
  throw new PictureFailure(`${url.host} redirects more than ${mostRedirects} times`);
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new PictureFailure('an address is malformed');
  return url;
}

const isWithin = ({ hostname }: URL, domains: readonly string[]): boolean =>
  domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
