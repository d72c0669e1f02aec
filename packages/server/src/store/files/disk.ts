/** Files of finished jobs in a folder. A key is a plain name; the first characters of its SHA-256 choose one of 4,096 sub-folders. */
import { createHash, randomBytes } from 'node:crypto';
import { constants, copyFile, type FileHandle, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  modifiedMs: number;
}

/** Bytes of a file, the first and the last, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface Files {
  /** When it returns, the file is on the disk, whole, under its key. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** As `write`, with the bytes of the file at the path, which are not read into memory. The file must not be changed afterwards. */
  writeFrom(key: string, path: string): Promise<void>;
  /** Rejects when nothing can be stored. */
  probe(): Promise<void>;
  /** The file's bytes and their number, or undefined when there is no such file. With a range, of the bytes those alone. */
  read(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>;
  /** How many bytes the file has; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Changes whenever the file does; undefined when there is no such file. */
  version(key: string): Promise<string | undefined>;
  /** Removes the file; it need not be there. */
  remove(key: string): Promise<void>;
  /** Every stored file, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes what writes that were cut short left behind more than `ageMs` ago. */
  sweep(ageMs: number): Promise<void>;
}

/** A small presentation. */
const probeBytes = 256 * 1024;
const validKey = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

export function createDiskFiles(dir: string): Files {
  const unfinished = join(dir, 'unfinished');
  const pathOf = (key: string): string => {
    if (!validKey.test(key)) throw new Error(`"${key}" is not a file key: letters, digits, ".", "_" and "-" only`);
    return join(dir, createHash('sha256').update(key).digest('hex').slice(0, 3), key);
  };

  /** `fill` makes the file of that name; it is then put on the disk. */
  const store = async (key: string, fill: (temporary: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key);
    const temporary = join(unfinished, `${key}.${randomBytes(6).toString('hex')}`);
    await mkdir(unfinished, { recursive: true });
    const created = await mkdir(dirname(path), { recursive: true });
    try {
      await fill(temporary);
      const file = await open(temporary, 'r+');
      await closing(file, () => file.sync());
      await rename(temporary, path);
    } catch (cause) {
      await rm(temporary, { force: true });
      throw cause;
    }
    await syncFolder(dirname(path));
    if (created) await syncFolder(dir);
  };

  return {
    write: (key, bytes) => store(key, (temporary) => writeFile(temporary, bytes, { flag: 'wx' })),

    // Another name for the same file takes no room; where a file has one name only, or lies on another disk, it is copied.
    writeFrom: (key, path) =>
      store(key, (temporary) => link(path, temporary).catch(() => copyFile(path, temporary, constants.COPYFILE_EXCL))),

    async probe() {
      await mkdir(unfinished, { recursive: true });
      const path = join(unfinished, `probe.${randomBytes(6).toString('hex')}`);
      try {
        await writeFile(path, Buffer.alloc(probeBytes), { flag: 'wx', flush: true });
      } finally {
        await rm(path, { force: true });
      }
    },

    async read(key, range) {
      const file = await open(pathOf(key), 'r').catch(absent);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream(range), size };
    },

    async size(key) {
      return (await stat(pathOf(key)).catch(absent))?.size;
    },

    async version(key) {
      const found = await stat(pathOf(key)).catch(absent);
      return found && `${Math.round(found.mtimeMs * 1000).toString(36)}-${found.size.toString(36)}`;
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      for (const shard of (await readdir(dir).catch(absent)) ?? []) {
        if (!/^[0-9a-f]{3}$/.test(shard)) continue;
        for (const key of await readdir(join(dir, shard))) {
          const found = await stat(join(dir, shard, key)).catch(absent);
          if (found) yield { key, modifiedMs: found.mtimeMs };
        }
      }
    },

    async sweep(ageMs) {
      for (const name of (await readdir(unfinished).catch(absent)) ?? []) {
        const found = await stat(join(unfinished, name)).catch(absent);
        if (found && Date.now() - found.mtimeMs > ageMs) await rm(join(unfinished, name), { force: true });
      }
    },
  };
}

const absent = (cause: NodeJS.ErrnoException): undefined => {
  if (cause.code !== 'ENOENT') throw cause;
};

async function closing<T>(file: FileHandle, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await file.close();
  }
}

/** A renamed file survives a power cut only when its folder is on the disk too. Windows cannot open folders, and need not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await closing(folder, () => folder.sync());
}
