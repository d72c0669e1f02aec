/** What providers answered, kept in a folder for the next deck: the least recently used goes when it has grown too large. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PictureCache {
  /** What is kept under the key, unless it is older; otherwise what `make` makes, which is then kept. Rejects as `make` does. */
  through<T>(key: readonly unknown[], options: { longestAgeMs: number }, make: () => Promise<T>): Promise<T>;
}

export interface CacheLookups {
  hits: number;
  misses: number;
}

/** After so many writes the folder is looked through. */
const SWEEP_EVERY = 16;

/** Several processes may share the folder. What cannot be read or written is as if it was not kept. `lookups` are counted up. */
export function createPictureCache(folder: string, mostBytes: number, lookups: CacheLookups = { hits: 0, misses: 0 }): PictureCache {
  let writes = 0;
  const sweep = async () => {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => ({ path: join(folder, name), found: await stat(join(folder, name)).catch(() => undefined) })),
    );
    const kept = files.flatMap(({ path, found }) => (found ? [{ path, size: found.size, usedMs: found.mtimeMs }] : []));
    let size = 0;
    for (const file of kept.sort((a, b) => b.usedMs - a.usedMs)) {
      size += file.size;
      if (size > mostBytes) await rm(file.path, { force: true });
    }
  };
  const write = async (path: string, value: unknown) => {
    await mkdir(folder, { recursive: true });
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(unfinished, JSON.stringify({ at: Date.now(), value }));
    await rename(unfinished, path);
    if (writes++ % SWEEP_EVERY === 0) await sweep();
  };

  return {
    async through<T>(key: readonly unknown[], { longestAgeMs }: { longestAgeMs: number }, make: () => Promise<T>): Promise<T> {
      if (mostBytes === 0) return make();
      const path = join(folder, createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 40));
      const kept = await readKept<T>(path);
      if (kept && Date.now() - kept.at <= longestAgeMs) {
        lookups.hits++;
        await utimes(path, new Date(), new Date()).catch(() => undefined);
        return kept.value;
      }
      lookups.misses++;
      const value = await make();
      await write(path, value).catch(() => undefined);
      return value;
    },
  };
}

/** The file was written by this service alone, so its shape is known. */
const readKept = async <T>(path: string): Promise<{ at: number; value: T } | undefined> =>
  readFile(path, 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => undefined);
