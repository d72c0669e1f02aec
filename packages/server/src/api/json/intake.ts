/** JSON bodies from their arrival to the request that the queue takes: the small ones here, the others by way of the disk and a thread. */
import type { FastifyRequest } from 'fastify';
import type { NewRequest } from '../../jobs/queue.ts';
import type { Uploads } from '../../reading/uploads.ts';
import { holderOf } from '../access.ts';
import { createFairTurns, type FairTurns } from '../fairTurns.ts';
import { receiving } from '../receiving.ts';
import { createLargeBodies } from './largeBodies.ts';
import { parseJson } from './parseJson.ts';
import { type JsonSource, type Prepared, prepare } from './prepare.ts';
import { type Body, receiveJson } from './receiveJson.ts';
import { hasMoreMarks } from './structure.ts';

/** A body of as many bytes and as many marks is parsed and validated in a millisecond or two. */
const smallBody = 64 * 1024;
const fewMarks = 1000;
/** Bodies that are prepared at a time, in turns in one thread: each may take a hundred megabytes there. */
const preparedAtOnce = 3;

export interface JsonIntake {
  /** Receives the request's body and hands on what it asks for. Throws a 400 or 422 that says what is wrong with it. */
  take<T extends { id: string }>(request: FastifyRequest, source: JsonSource, accept: Accept<T>): Promise<T>;
  close(): Promise<void>;
}

interface Asked extends Omit<Prepared, 'request'> {
  readonly request: NewRequest['request'];
}

/** `kept` names the job, and what is kept for it. */
type Accept<T> = (asked: Asked, kept?: Pick<NewRequest, 'id' | 'keptFile'>) => Promise<T>;

export interface JsonIntakeOptions {
  uploads: Uploads;
  turns: FairTurns;
  /** Ids of those that a request may name. */
  templates: readonly string[];
  /** Bytes. */
  bodyLimit: number;
  tokenLimit: number;
}

export function createJsonIntake({ uploads, turns, templates, bodyLimit, tokenLimit }: JsonIntakeOptions): JsonIntake {
  // What is not longer than the limit of tokens need not be counted.
  const limits = { small: Math.min(smallBody, tokenLimit), most: bodyLimit };
  const largeBodies = createLargeBodies(createFairTurns({ atOnce: preparedAtOnce, perHolder: preparedAtOnce - 1 }));
  const neverCounted = () => Promise.reject(new Error('a small body was to be counted'));

  const takeLarge = <T extends { id: string }>(request: FastifyRequest, source: JsonSource, accept: Accept<T>, body: Body): Promise<T> =>
    uploads.receive(async ({ id, path }) => {
      await receiving(turns, request, () => body.saveTo(path));
      const prepared = await largeBodies.prepare({ source, path, templates, tokenLimit }, holderOf(request).keyId);
      if (!prepared.kept) return accept(prepared);
      const keptFile = await uploads.keepRequest({ id, path });
      const accepted = await accept(prepared, { id, keptFile }).catch(async (error: unknown) => {
        await uploads.forget(id);
        throw error;
      });
      // The same request had been accepted before: this body is not the one that is kept for it.
      if (accepted.id !== id) await uploads.forget(id);
      return accepted;
    });

  return {
    async take(request, source, accept) {
      const body = await receiveJson(request, limits);
      const { small } = body;
      if (small === undefined || hasMoreMarks(small, fewMarks)) return takeLarge(request, source, accept, body);
      const value = request.body ? parseJson(small) : undefined;
      return accept(await prepare(source, value, { templates, tokenLimit, countTokens: neverCounted }));
    },
    close: () => largeBodies.close(),
  };
}
