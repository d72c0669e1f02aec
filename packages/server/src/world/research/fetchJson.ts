/** One question to a server and its answer in JSON, within limits. Nothing but that server is ever called. */
import type { z } from 'zod';

/** The longest articles have some 600,000 bytes of text. */
const MOST_BYTES = 3_000_000;
const MOST_REDIRECTS = 3;

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
  const response = await follow(url, headers, signal);
  if (!response.ok) {
    await response.body?.cancel();
    const message = `${url.host} answered ${response.status}`;
    if (response.status !== 429 && response.status !== 503) throw new Error(message);
    throw new TooManyQuestions(message, waitOf(response.headers.get('retry-after')));
  }
  const text = await textOf(response, url);
  const parsed = shape.safeParse(parseJson(text));
  if (!parsed.success) throw new Error(`${url.host} did not answer in the form that it documents`);
  return parsed.data;
}

/** Redirects within the host are followed; any other address could be one that is not to be reached from outside. */
async function follow(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response> {
  let at = url;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await fetch(at, { headers, redirect: 'manual', signal }).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new Error(`${url.host} cannot be reached (${codeOf(cause)})`, { cause });
    });
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, at.href);
    if (next?.origin !== url.origin) throw new Error(`${url.host} redirects elsewhere`);
    at = next;
  }
  throw new Error(`${url.host} redirects more than ${MOST_REDIRECTS} times`);
}

/** Of the header: seconds or a date. */
function waitOf(retryAfter: string | null): number {
  const wait = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : Date.parse(retryAfter ?? '') - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT_MS) : USUAL_WAIT_MS;
}

async function textOf({ body }: Response, { host }: URL): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`${host} sent more than ${MOST_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
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
