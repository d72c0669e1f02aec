/** Uploaded files from their arrival to their Document: read before they are accepted if that is quick, else kept for their job. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../store/files/disk.ts';
import type { Reading } from './reader.ts';
import type { Readers, ReceivedFile } from './readers.ts';

export interface Uploads {
  /** Calls `use` with an id and a path to receive a file under. It is removed afterwards, or when it has been read if that goes on. */
  receive<T>(use: (file: ReceivedFile) => Promise<T>): Promise<T>;
  /** What the file is, or undefined when that takes longer than an answer may wait. */
  read(file: ReceivedFile): Promise<Reading | undefined>;
  /** Keeps for the job of the same id what it is to be made of: the Document if there is one, else the file. */
  keep(file: ReceivedFile, document?: Uint8Array): Promise<KeptSource>;
  /** Keeps for the job of the same id the request (JSON) that lies at the path. */
  keepRequest(file: ReceivedFile): Promise<'request'>;
  /** The request that was kept for the job: JSON in UTF-8. Rejects when it is not there. */
  readRequest(jobId: string): Promise<Uint8Array>;
  /** What was kept for the job. Rejects when it is not there, or the signal is aborted. */
  readKept(jobId: string, kept: KeptSourceFile, signal: AbortSignal): Promise<Reading>;
  /** Forgets what was kept for the job, if anything was. */
  forget(jobId: string): Promise<void>;
  /** Removes what processes that died left behind more than `ageMs` ago. */
  sweep(ageMs: number): Promise<void>;
}

/** What a file that is kept for a job holds. */
export type KeptFile = KeptSourceFile | 'request';
/** What a Document comes from. */
export type KeptSourceFile = 'upload' | 'document';
/** A Document that is small (JSON) goes with the job itself. */
export type KeptSource = { document: string } | { keptFile: KeptFile };

/** Bytes up to which the database takes a Document in a millisecond or two. Those with pictures have megabytes. */
const smallDocument = 256 * 1024;

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
      // A process that has been given the file may not have opened it yet. Nobody waits for it: what then cannot be removed is swept.
      const reading = readers.underway(id);
      const removed = Promise.allSettled([reading]).then(() => rm(path, { force: true }));
      if (reading) removed.catch(() => undefined);
      else await removed;
    }
  };
  const open = async (id: string): Promise<Readable> => {
    const stored = await files.read(sourceKeyOf(id));
    if (!stored) throw new Error(`what was kept for the job ${id} is not there`);
    return stored.stream;
  };
  const readUpload = (id: string): Promise<Reading> =>
    receive(async ({ path }) => {
      await pipeline(await open(id), createWriteStream(path));
      return readers.read({ id, path });
    });
  const readDocument = async (id: string): Promise<Reading> => ({ type: 'document', json: await buffer(await open(id)) });

  return {
    receive,
    read: async (file) => (readBeforeAcceptMs > 0 ? readers.readWithin(file, readBeforeAcceptMs) : undefined),

    async keep({ id, path }, document) {
      if (document && document.byteLength <= smallDocument) return { document: Buffer.from(document).toString() };
      if (document) await files.write(sourceKeyOf(id), document);
      else await files.writeFrom(sourceKeyOf(id), path);
      return { keptFile: document ? 'document' : 'upload' };
    },

    async keepRequest({ id, path }) {
      await files.writeFrom(sourceKeyOf(id), path);
      return 'request';
    },

    readRequest: async (id) => buffer(await open(id)),

    readKept(id, kept, signal) {
      const reading = kept === 'document' ? readDocument(id) : (readers.underway(id) ?? readUpload(id));
      return unlessAborted(reading, signal);
    },

    forget: (id) => files.remove(sourceKeyOf(id)),

    async sweep(ageMs) {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > ageMs) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Where what is kept for a job lies among the files. */
export const sourceKeyOf = (id: string): string => `${id}.source`;

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
