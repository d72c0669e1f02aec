/** One request and its answer, within limits; redirects are not followed. */
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { PictureFailure } from '@slidewright/engine/world';
import { answerTo } from '../../outside/answerTo.ts';
import { boundedBody, TooMuch } from '../../outside/boundedBody.ts';
import { addressOf, isPublicAddress, lookUpPublic, refusal } from './publicAddress.ts';

export interface Outgoing {
  readonly url: URL;
  /** The origin of an address that is set by whoever runs the service: it alone may be local, or without TLS. */
  readonly trustedOrigin?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON; the request is then a POST. */
  readonly body?: string;
  readonly mostBytes: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface Incoming {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const USER_AGENT = 'Slidewright/0.1 (presentation service; pictures for slides)';

const agents = {
  trusted: { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) },
  public: new HttpsAgent({ keepAlive: true, lookup: lookUpPublic }),
};

/** @throws PictureFailure when the address may not be called, or no whole answer comes */
export async function send(outgoing: Outgoing): Promise<Incoming> {
  const { url, body, timeoutMs } = outgoing;
  const start = openerFor(outgoing);
  const limit = AbortSignal.timeout(Math.ceil(timeoutMs));
  const signal = AbortSignal.any([outgoing.signal, limit]);
  try {
    const answer = await answerTo(() => start(signal), body);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer, outgoing.mostBytes) };
  } catch (cause) {
    if (cause instanceof PictureFailure) throw cause;
    const reason = limit.aborted ? `did not answer within ${timeoutMs / 1000} s` : `cannot be reached (${codeOf(cause)})`;
    throw new PictureFailure(`${url.host} ${reason}`, { cause });
  }
}

function openerFor({ url, trustedOrigin, headers, body }: Outgoing) {
  const method = body === undefined ? 'GET' : 'POST';
  const all = {
    'user-agent': USER_AGENT,
    'accept-encoding': 'identity',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  if (url.origin === trustedOrigin) {
    const secure = url.protocol === 'https:';
    const agent = agents.trusted[secure ? 'https:' : 'http:'];
    return (signal: AbortSignal) => (secure ? requestHttps : requestHttp)(url, { method, headers: all, agent, signal });
  }
  if (url.protocol !== 'https:') throw new PictureFailure(`an address that begins with ${url.protocol} is not called`);
  const address = addressOf(url);
  if (address !== undefined && !isPublicAddress(address)) throw refusal(url.hostname);
  return (signal: AbortSignal) => requestHttps(url, { method, headers: all, agent: agents.public, signal });
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const tooLong = (cause?: unknown) => new PictureFailure(`the answer has more than ${mostBytes} bytes`, { cause });
  try {
    if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw tooLong();
    // None was asked for, and a small answer could unpack to a large one.
    if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') throw new PictureFailure('the answer is compressed');
    for await (const chunk of boundedBody(answer, { mostBytes })) chunks.push(chunk);
  } catch (cause) {
    throw cause instanceof TooMuch ? tooLong(cause) : cause;
  } finally {
    if (!answer.complete) answer.destroy();
  }
  return Buffer.concat(chunks);
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error ? (('code' in cause ? String(cause.code) : undefined) ?? cause.name) : 'unknown';
