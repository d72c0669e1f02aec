/** The queue as the API sees it. The jobs table is the queue: what a client reads as its job's status is what the workers go by. */
import { randomUUID } from 'node:crypto';
import type { Progress } from '@slidewright/contract/extensions';
import type { KeptFile } from '../reading/uploads.ts';
import type { Database } from '../store/database.ts';
import { debitCredits } from '../store/debitCredits.ts';
import { findJob, type JobRow, type JobStatus } from '../store/findJob.ts';
import { insertCheckpoint } from '../store/insertCheckpoint.ts';
import { insertJob } from '../store/insertJob.ts';
import { keptStages } from '../store/keptStages.ts';
import { listJobs } from '../store/listJobs.ts';
import { lackOfRoom, type NoRoom, type RoomLimits } from './room.ts';

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
}

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
  accept(job: NewRequest): Promise<{ id: string; createdAt: string } | 'no-credits' | NoRoom>;
  /** Why a job of the account would not be accepted now, if so: known before anything of it is received. */
  lackOfRoom(userId: number): Promise<NoRoom | undefined>;
  /** The job, if this key created it. Any string may be asked for. */
  find(id: string, keyId: number): Promise<JobRecord | undefined>;
  /** What is being done for the job, if this key created it. */
  stage(id: string, keyId: number): Promise<Progress['stage'] | undefined>;
  /** Jobs that this key created, the newest first; `after` is the cursor of the page before. */
  list(keyId: number, most: number, after?: string): Promise<{ jobs: ListedRecord[]; next: string | null } | 'no-cursor'>;
  /** Calls back whenever a job has been accepted in this process; returns the way to stop that. */
  onAccepted(listener: () => void): () => void;
}

/** What a kept file is taken to have: it is kept because it is large, or has not been read. */
const keptSize = 2 ** 20;

export function createQueue({ db, config }: { db: Database; config: { jobCredits: number } & RoomLimits }): Queue {
  const listeners = new Set<() => void>();
  return {
    async accept({ keyId, userId, request, id = randomUUID(), document, keptFile }) {
      const json = JSON.stringify(request);
      const accepted = await db.transaction(async (tx) => {
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
        return inserted;
      });
      if (typeof accepted !== 'number') return accepted;
      for (const listener of listeners) listener();
      return { id, createdAt: iso(accepted) };
    },

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

    onAccepted(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is kept is done: the next is under way. */
function stageAfter(kept: readonly string[]): Progress['stage'] {
  if (kept.includes('illustrated')) return 'drawing';
  if (kept.includes('deck')) return 'illustrating';
  return kept.includes('document') ? 'writing' : 'reading';
}

function recordOf(row: JobRow): JobRecord {
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
