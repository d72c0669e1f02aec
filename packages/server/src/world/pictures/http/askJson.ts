/** A call of a provider's API that answers JSON. What fails for a moment is asked once more. */
import { setTimeout as delay } from 'node:timers/promises';
import { PictureFailure } from '@slidewright/engine/world';
import type { z } from 'zod';
import { searchBounds } from '../../outside/bounds.ts';
import { type Incoming, type Outgoing, send } from './send.ts';

export interface Question extends Pick<Outgoing, 'url' | 'trustedOrigin' | 'headers' | 'signal'> {
  readonly body?: object;
  /** Unset for a search, which is quick; what draws needs longer. */
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
}

const ATTEMPTS = 2;
const WAIT_MS = 500;
/** What a server may ask for with `Retry-After`; there is not more time. */
const LONGEST_WAIT_MS = 3000;

/** @throws PictureFailure, final where the provider will refuse other calls too. Its message has neither query nor headers: they hold keys */
export async function askJson<T>(question: Question, shape: z.ZodType<T>): Promise<T> {
  const { url, body, timeoutMs = searchBounds.timeoutMs, mostBytes = searchBounds.mostBytes, ...rest } = question;
  for (let attempt = 1; ; attempt++) {
    const answer = await send({ ...rest, url, timeoutMs, mostBytes, ...(body && { body: JSON.stringify(body) }) }).catch(
      (cause: unknown) => {
        throw cause instanceof PictureFailure ? new PictureFailure(cause.message, { final: true, cause }) : cause;
      },
    );
    if (answer.status === 200) return read(answer, url, shape);
    const wait = waitFor(answer);
    if (attempt === ATTEMPTS || wait === undefined || wait > LONGEST_WAIT_MS) throw refused(answer, url);
    await delay(wait, undefined, { signal: rest.signal });
  }
}

function read<T>({ body }: Incoming, url: URL, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new PictureFailure(`${url.host} did not answer in the form that it documents`, { final: true, cause });
  }
}

/** Milliseconds after which the same call may succeed. */
function waitFor({ status, headers }: Incoming): number | undefined {
  if (status !== 429 && status < 500) return undefined;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : WAIT_MS;
}

function refused({ status }: Incoming, { host }: URL): PictureFailure {
  if (status === 401 || status === 403) return new PictureFailure(`${host} refuses the key (${status})`, { final: true });
  return new PictureFailure(`${host} answered ${status}`, { final: status === 402 || status === 429 || status >= 500 });
}
