/** The queue as the API sees it. The jobs table is the queue: what a client reads as its job's status is what the workers go by. */
import { randomUUID } from 'node:crypto';
import type { Progress } from '@slidewright/contract/extensions';
import type { KeptFile } from '../reading/uploads.ts';
import { creditAccount } from '../store/creditAccount.ts';
import type { Database } from '../store/database.ts';
import { debitCredits } from '../store/debitCredits.ts';
import { deleteJobOfKey } from '../store/deleteJobOfKey.ts';
import type { ExpiredJob } from '../store/expiredJobs.ts';
import { findJob, type JobRow, type JobStatus } from '../store/findJob.ts';
import { idempotentJob } from '../store/idempotentJob.ts';
import { insertCheckpoint } from '../store/insertCheckpoint.ts';
import { insertJob } from '../store/insertJob.ts';
import { insertWebhook } from '../store/insertWebhook.ts';
import { type IdempotencyKey, keepIdempotencyKey } from '../store/keepIdempotencyKey.ts';
import { keptStages } from '../store/keptStages.ts';
import { listJobs } from '../store/listJobs.ts';
import { lockAccount } from '../store/lockAccount.ts';
import { placeInLine } from '../store/placeInLine.ts';
import { lackOfRoom, type NoRoom, type RoomLimits } from './room.ts';
import { stageAfter } from './stageAfter.ts';

export interface NewRequest {
  keyId: number;
  userId: number;
  /** A JSON value: the validated request. */
  request: { debugMode?: boolean };
  /** What the job is called; a new name if it is not given. */
  id?: string;
  /** The Document of an upload that has been read: JSON. */
  document?: string;
  /** What is kept under the id of an upload that is large or has not been read. */
  keptFile?: KeptFile;
  /** With it, the same request that is sent again is the same job. */
  idempotency?: IdempotencyKey | undefined;
  /** Is called when the job has ended. */
  webhookUrl?: string | undefined;
}

export interface AcceptedJob {
  id: string;
  createdAt: string;
  /** It had been accepted before, under the same idempotency key. */
  replayed?: true;
}

/** Another request was sent with the same idempotency key. */
export type KeyTaken = 'key-taken';

export interface JobRecord {
  id: string;
  status: JobStatus;
  /** ISO 8601, UTC. */
  createdAt: string;
  completedAt?: string;
  file?: { token: string; name: string };
  error?: { code: string; message: string };
}

export interface ListedRecord extends JobRecord {
  /** Of the file, when it is completed. */
  mime?: string;
}

export interface Queue {
  /** Takes the job's credits and puts it into the queue, or does neither. */
  accept(job: NewRequest): Promise<AcceptedJob | 'no-credits' | NoRoom | KeyTaken>;
  /** The job that was accepted with this idempotency key, if there is one. */
  replay(keyId: number, idempotency: IdempotencyKey): Promise<AcceptedJob | KeyTaken | undefined>;
  /** Why a job of the account would not be accepted now, if so: known before anything of it is received. */
  lackOfRoom(userId: number): Promise<NoRoom | undefined>;
  /** The job, if this key created it. Any string may be asked for. */
  find(id: string, keyId: number): Promise<JobRecord | undefined>;
  /** What is being done for the job, if this key created it. */
  stage(id: string, keyId: number): Promise<Progress['stage'] | undefined>;
  /** Jobs that this key created, the newest first; `after` is the cursor of the page before. */
  list(keyId: number, most: number, after?: string): Promise<{ jobs: ListedRecord[]; next: string | null } | 'no-cursor'>;
  /**
   * Takes the job out of the queue or of the store, whatever its state, if this key created it. The credits of one that had not ended are
   * given back. The files that it leaves behind are the caller's to remove.
   */
  remove(id: string, keyId: number): Promise<ExpiredJob | undefined>;
  /** The job's place in the line, from 1, while it waits; undefined when it does not. */
  place(id: string): Promise<number | undefined>;
  /** Calls back whenever a job has been accepted, in this process or in one that can tell; returns the way to stop that. */
  onAccepted(listener: () => void): () => void;
}

class SentTwice extends Error {}

/** What a kept file is taken to have: it is kept because it is large, or has not been read. */
const keptSize = 2 ** 20;

export function createQueue({ db, config }: { db: Database; config: { jobCredits: number } & RoomLimits }): Queue {
  const listeners = new Set<() => void>();
  const replay = async (keyId: number, { key, fingerprint }: IdempotencyKey): Promise<AcceptedJob | KeyTaken | undefined> => {
    const known = await idempotentJob(db, keyId, key);
    if (!known) return undefined;
    return known.fingerprint === fingerprint ? { id: known.id, createdAt: iso(known.createdAt), replayed: true } : 'key-taken';
  };
  return {
    async accept({ keyId, userId, request, id = randomUUID(), document, keptFile, idempotency, webhookUrl }) {
      const json = JSON.stringify(request);
      const known = idempotency && (await replay(keyId, idempotency));
      if (known) return known;
      const accepted = await db
        .transaction(async (tx) => {
          await lockAccount(tx, userId);
          const noRoom = await lackOfRoom(tx, userId, config);
          if (noRoom) return noRoom;
          const charged = await debitCredits(tx, userId, config.jobCredits);
          if (charged === undefined) return 'no-credits' as const;
          const inserted = await insertJob(tx, {
            id,
            keyId,
            userId,
            request: json,
            charged,
            debug: request.debugMode ?? false,
            size: json.length + (document?.length ?? 0) + (keptFile === undefined ? 0 : keptSize),
          });
          if (document !== undefined) await insertCheckpoint(tx, id, 'document', document);
          if (keptFile !== undefined) await insertCheckpoint(tx, id, 'keptFile', keptFile);
          if (webhookUrl !== undefined) await insertWebhook(tx, id, webhookUrl);
          // The same request came in between: nothing of this one happens.
          if (idempotency && !(await keepIdempotencyKey(tx, keyId, id, idempotency))) throw new SentTwice();
          return inserted;
        })
        .catch(async (cause: unknown) => {
          const first = cause instanceof SentTwice && idempotency && (await replay(keyId, idempotency));
          if (first) return first;
          throw cause;
        });
      if (typeof accepted !== 'number') return accepted;
      for (const listener of listeners) listener();
      db.announce();
      return { id, createdAt: iso(accepted) };
    },

    replay,
    lackOfRoom: (userId) => lackOfRoom(db, userId, config),

    async find(id, keyId) {
      const row = await findJob(db, id, keyId);
      if (!row) return undefined;
      return recordOf(row);
    },

    async stage(id, keyId) {
      const row = await findJob(db, id, keyId);
      if (!row) return undefined;
      if (row.status === 'queued') return 'waiting';
      return row.status === 'processing' ? stageAfter(await keptStages(db, id)) : row.status;
    },

    async list(keyId, most, after) {
      const from = after === undefined ? undefined : readCursor(after);
      if (from === null) return 'no-cursor';
      // One more than asked for, which tells whether there are more.
      const rows = await listJobs(db, keyId, most + 1, from);
      const page = rows.slice(0, most);
      const last = page.at(-1);
      return {
        jobs: page.map((row) => ({ ...recordOf(row), ...(row.mime !== null && { mime: row.mime }) })),
        next: last && rows.length > most ? `${last.createdAt}_${last.id}` : null,
      };
    },

    remove: (id, keyId) =>
      db.transaction(async (tx) => {
        const deleted = await deleteJobOfKey(tx, id, keyId);
        if (deleted && (deleted.status === 'queued' || deleted.status === 'processing') && deleted.charged > 0) {
          await creditAccount(tx, deleted.userId, deleted.charged);
        }
        return deleted;
      }),
    place: (id) => placeInLine(db, id),

    onAccepted(listener) {
      listeners.add(listener);
      const off = db.onAnnounced(listener);
      return () => {
        listeners.delete(listener);
        off();
      };
    },
  };
}

export function recordOf(row: JobRow): JobRecord {
  return {
    id: row.id,
    status: row.status,
    createdAt: iso(row.createdAt),
    ...(row.completedAt !== null && { completedAt: iso(row.completedAt) }),
    ...(row.fileToken !== null && { file: { token: row.fileToken, name: row.fileName ?? '' } }),
    ...(row.errorCode !== null && { error: { code: row.errorCode, message: row.errorMessage ?? '' } }),
  };
}

/** Null when it is none. */
function readCursor(cursor: string): { createdAt: number; id: string } | null {
  const [, createdAt, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}

const iso = (ms: number): string => new Date(ms).toISOString();
