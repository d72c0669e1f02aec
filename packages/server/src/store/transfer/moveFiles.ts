import { buffer } from 'node:stream/consumers';
import type { Files } from '../files/disk.ts';
import { ownerKey } from '../files/ownership.ts';

/** Files that are on their way at the same time. */
const atOnce = 4;

/** Copies every file that is not there yet as a whole, and says how many there are, and how many of them were copied now. */
export async function moveFiles(from: Files, to: Files, onFile: (files: number) => void): Promise<{ files: number; copied: number }> {
  let files = 0;
  let copied = 0;
  const under = new Set<Promise<void>>();
  const copy = async (key: string): Promise<void> => {
    const stored = await from.read(key);
    // Somebody removed it meanwhile.
    if (!stored) return;
    if ((await to.size(key)) === stored.size) return void stored.stream.destroy();
    await to.write(key, await buffer(stored.stream));
    copied++;
  };
  for await (const { key } of from.list()) {
    if (key === ownerKey) continue;
    const one = copy(key).finally(() => under.delete(one));
    under.add(one);
    if (under.size >= atOnce) await Promise.race(under);
    onFile(++files);
  }
  await Promise.all(under);
  return { files, copied };
}
