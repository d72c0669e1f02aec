/** Uploaded files from their arrival to their Document: read before they are accepted if that is quick, else kept for their job. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../store/files/disk.ts';
import type { Reading } from './reader.ts';
import type { Readers, ReceivedFile } from './readers.ts';

export interface Uploads {
  /** Calls `use` with an id and a path to receive a file under; whatever is there afterwards is removed. */
  receive<T>(use: (file: ReceivedFile) => Promise<T>): Promise<T>;
  /** What the file is, or undefined when it takes too long to wait for. */
  read(file: ReceivedFile): Promise<Reading | undefined>;
  /** Keeps the file for the job of the same id. */
  keep(file: ReceivedFile): Promise<void>;
  /** What the file that was kept for the job is. Rejects when it is not there, or the signal is aborted. */
  readKept(jobId: string, signal: AbortSignal): Promise<Reading>;
  /** Forgets the file that was kept for the job, if any was. */
  forget(jobId: string): Promise<void>;
  /** Removes what processes that died left behind more than `ageMs` ago. */
  sweep(ageMs: number): Promise<void>;
}

export interface UploadsOptions {
  files: Files;
  readers: Readers;
  /** Where files lie while they are received and read. It need not exist; several processes may share it. */
  folder: string;
  readBeforeAcceptMs: number;
}

export function createUploads({ files, readers, folder, readBeforeAcceptMs }: UploadsOptions): Uploads {
  const receive: Uploads['receive'] = async (use) => {
    await mkdir(folder, { recursive: true });
    const id = randomUUID();
    const path = join(folder, id);
    try {
      return await use({ id, path });
    } finally {
      await rm(path, { force: true });
    }
  };
  const readStored = (id: string): Promise<Reading> =>
    receive(async ({ path }) => {
      const stored = await files.read(keyOf(id));
      if (!stored) throw new Error(`the upload of the job ${id} is not there`);
      await pipeline(stored.stream, createWriteStream(path));
      return readers.read({ id, path });
    });

  return {
    receive,
    read: (file) => readers.readWithin(file, readBeforeAcceptMs),
    keep: async ({ id, path }) => files.write(keyOf(id), await readFile(path)),
    readKept: (id, signal) => unlessAborted(readers.underway(id) ?? readStored(id), signal),
    forget: (id) => files.remove(keyOf(id)),

    async sweep(ageMs) {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > ageMs) await rm(join(folder, name), { force: true });
      }
    },
  };
}

const keyOf = (id: string): string => `${id}.upload`;

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  // Both may reject; the one that is too late is nobody's.
  for (const promise of [work, aborted.promise]) promise.catch(() => undefined);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
