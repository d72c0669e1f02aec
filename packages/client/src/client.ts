/**
 * The client of Slidewright's HTTP interface, for Node, browsers and whatever else has `fetch`.
 *
 *     const slidewright = createClient({ url: 'http://localhost:3000', key: 'ppsk_…' });
 *     const { id } = await slidewright.createFromTopic({ topic: 'Tidal power' });
 *     const { result } = await slidewright.wait(id);
 */
import type { Account } from '@slidewright/contract/account';
import type { AcceptedPresentation, fileRequest, Presentation, textRequest, topicRequest } from '@slidewright/contract/presentation';
import type { z } from 'zod';
import { JobFailedError, SlidewrightError } from './errors.ts';

export { JobFailedError, SlidewrightError } from './errors.ts';

export type TopicRequest = z.input<typeof topicRequest>;
export type TextRequest = z.input<typeof textRequest>;
/** `name` is shown nowhere: the service tells what a file is by its bytes. */
export type FileRequest = z.input<typeof fileRequest> & { file: Blob; name?: string };
export type CompletedPresentation = Extract<Presentation, { status: 'completed' }>;

export interface ClientOptions {
  /** Address of the service, such as "http://localhost:3000". */
  readonly url: string;
  readonly key: string;
  readonly fetch?: typeof fetch;
}

export interface WaitOptions {
  /** Called with each descriptor that is received before the job ends. */
  readonly onProgress?: (presentation: Presentation) => void;
  readonly signal?: AbortSignal;
}

export interface Client {
  createFromTopic(request: TopicRequest): Promise<AcceptedPresentation>;
  createFromText(request: TextRequest): Promise<AcceptedPresentation>;
  createFromFile(request: FileRequest): Promise<AcceptedPresentation>;
  find(id: string): Promise<Presentation>;
  /** Polls until the presentation is completed; throws a JobFailedError when it failed. */
  wait(id: string, options?: WaitOptions): Promise<CompletedPresentation>;
  account(): Promise<Account>;
  /** The file behind a completed presentation. */
  download(presentation: CompletedPresentation): Promise<Uint8Array>;
}

/** Milliseconds between two look-ups: short at first, since most decks are ready within a second, and then polite. */
const firstPause = 100;
const longestPause = 2_000;
/** Look-ups in a row that may get no answer; with the pauses, the better part of a minute. */
const patience = 25;

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? globalThis.fetch;
  const base = options.url.replace(/\/+$/, '');

  const call = async <T>(
    method: 'GET' | 'POST',
    path: string,
    body?: string | FormData,
    type?: string,
    signal?: AbortSignal,
  ): Promise<T> => {
    const headers: Record<string, string> = { authorization: `Bearer ${options.key}`, ...(type && { 'content-type': type }) };
    const response = await send(`${base}${path}`, { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) });
    if (!response.ok) throw await SlidewrightError.from(response, method, path);
    return (await response.json()) as T;
  };
  const post = (path: string, request: object) => call<AcceptedPresentation>('POST', path, JSON.stringify(request), 'application/json');
  const find = (id: string, signal?: AbortSignal) =>
    call<Presentation>('GET', `/v1/presentations/${encodeURIComponent(id)}`, undefined, undefined, signal);

  return {
    createFromTopic: (request) => post('/v1/presentations/topic', request),
    createFromText: (request) => post('/v1/presentations/text', request),
    createFromFile: ({ file, name, ...fields }) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) if (value !== undefined) form.append(field, String(value));
      form.append('file', file, name ?? 'document');
      return call<AcceptedPresentation>('POST', '/v1/presentations/file', form);
    },
    find: (id) => find(id),
    wait: async (id, { onProgress, signal } = {}) => {
      for (let pause = firstPause, misses = 0; ; pause = Math.min(longestPause, pause * 1.5)) {
        try {
          const presentation = await find(id, signal);
          misses = 0;
          if (presentation.status === 'completed') return presentation;
          if (presentation.status === 'failed') throw new JobFailedError(presentation.error.code, presentation.error.message);
          onProgress?.(presentation);
        } catch (error) {
          signal?.throwIfAborted();
          if (!isPassing(error) || ++misses > patience) throw error;
          if (error instanceof SlidewrightError && error.retryAfterMs !== undefined) pause = error.retryAfterMs;
        }
        await sleep(pause, signal);
      }
    },
    account: () => call<Account>('GET', '/v1/me'),
    download: async (presentation) => {
      const response = await send(presentation.result.url);
      if (!response.ok) throw await SlidewrightError.from(response, 'GET', presentation.result.url);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** A service that restarts, is overloaded or has reached the limit of look-ups: the job goes on, so asking again is right. */
function isPassing(error: unknown): boolean {
  if (error instanceof SlidewrightError) return error.status === 429 || error.status >= 500;
  return error instanceof TypeError;
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(done, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    function done() {
      signal?.removeEventListener('abort', abort);
      resolve();
    }
    signal?.addEventListener('abort', abort, { once: true });
  });
}
