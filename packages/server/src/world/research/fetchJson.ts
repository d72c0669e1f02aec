/** One question to a server and its answer in JSON, within limits. Nothing but that server is ever called. */
import type { z } from 'zod';
import { boundedFetch } from '../outside/boundedFetch.ts';
import { articleBounds } from '../outside/bounds.ts';

const call = boundedFetch(articleBounds);

/** The server wants to be left alone for a while. */
export class TooManyQuestions extends Error {
  override name = 'TooManyQuestions';
  readonly waitMs: number;

  constructor(message: string, waitMs: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** Where it does not say for how long, and the longest time that it is believed. */
const USUAL_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 600_000;

/** Rejects with an Error that says why there is no answer of that shape, or with what the signal was aborted with. */
export async function fetchJson<T>(
  url: URL,
  shape: z.ZodType<T>,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<T> {
  const response = await ask(url, headers, signal);
  if (!response.ok) {
    await response.body?.cancel();
    const message = `${url.host} answered ${response.status}`;
    if (response.status !== 429 && response.status !== 503) throw new Error(message);
    throw new TooManyQuestions(message, waitOf(response.headers.get('retry-after')));
  }
  const text = await response.text();
  const parsed = shape.safeParse(parseJson(text));
  if (!parsed.success) throw new Error(`${url.host} did not answer in the form that it documents`);
  return parsed.data;
}

async function ask(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response> {
  try {
    return await call(url, { headers, signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof TypeError ? new Error(`${url.host} cannot be reached (${codeOf(cause)})`, { cause }) : cause;
  }
}

/** Of the header: seconds or a date. */
function waitOf(retryAfter: string | null): number {
  const wait = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : Date.parse(retryAfter ?? '') - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT_MS) : USUAL_WAIT_MS;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? (('code' in cause ? String(cause.code) : undefined) ?? cause.name) : 'unknown';
}
