/** The queue as the API sees it. The jobs table is the queue: what a client reads as its job's status is what the workers go by. */
import { randomUUID } from 'node:crypto';
import type { KeptFile } from '../reading/uploads.ts';
import type { Database } from '../store/database.ts';
import { debitCredits } from '../store/debitCredits.ts';
import { findJob, type JobStatus } from '../store/findJob.ts';
import { insertCheckpoint } from '../store/insertCheckpoint.ts';
import { insertJob } from '../store/insertJob.ts';
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

export interface Queue {
  /** Takes the job's credits and puts it into the queue, or does neither. */
  accept(job: NewRequest): Promise<{ id: string; createdAt: string } | 'no-credits' | NoRoom>;
  /** Why a job of the account would not be accepted now, if so: known before anything of it is received. */
  lackOfRoom(userId: number): Promise<NoRoom | undefined>;
  /** The job, if this key created it. Any string may be asked for. */
  find(id: string, keyId: number): Promise<JobRecord | undefined>;
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
      return {
        id: row.id,
        status: row.status,
        createdAt: iso(row.createdAt),
        ...(row.completedAt !== null && { completedAt: iso(row.completedAt) }),
        ...(row.fileToken !== null && { file: { token: row.fileToken, name: row.fileName ?? '' } }),
        ...(row.errorCode !== null && { error: { code: row.errorCode, message: row.errorMessage ?? '' } }),
      };
    },

    onAccepted(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();
