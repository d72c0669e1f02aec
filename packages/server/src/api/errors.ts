/** Every error that leaves the API: thrown as an ApiError, or by the framework and translated here. */
import { type ErrorBody, type ErrorStatus, errorCodes } from '@slidewright/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { LackingTemplate } from '../jobs/drawer.ts';
import { plainPage, plainPageRules, rootOf } from './plainPage.ts';
import { sizeInWords } from './sizeInWords.ts';

/** An answer with an error. The message is read by the caller: it names what is wrong and what helps. */
export class ApiError extends Error {
  readonly status: ErrorStatus;
  /** Further fields of the error object. */
  readonly details: { tokensCount?: number; tokenLimit?: number };
  /** When to try again, in milliseconds, where it is not when the window of the rate limit ends. */
  readonly retryMs: number | undefined;

  constructor(status: ErrorStatus, message: string, details: ApiError['details'] = {}, retryMs?: number) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
    this.retryMs = retryMs;
  }
}

/** There is nothing at the address that was asked for. */
class UnknownRoute extends ApiError {}

/** What stood at a shared address is gone, or never was there. `told` says it to a person who opened it in a browser. */
export class GoneFile extends UnknownRoute {
  readonly told =
    'This presentation is not here any more. It was removed, or its time is over, or the address is not whole: ask whoever sent it for another.';
}

export function errorBody(status: ErrorStatus, message: string, further: Partial<ErrorBody['error']> = {}): ErrorBody {
  return { error: { code: errorCodes[status], message, status, ...further } };
}

/** The framework's errors that a caller can do something about, said in this service's words. */
const translations: Readonly<Record<string, (request: FastifyRequest) => string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (request) =>
    `The body is larger than ${sizeInWords(request.routeOptions.bodyLimit)}. Shorten it, or send the text as a file.`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (request) =>
    `The Content-Type must be ${contentTypeOf(request)}, but is ${request.headers['content-type'] ? `"${request.headers['content-type']}"` : 'missing'}.`,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => 'The body does not have the length that Content-Length states.',
};

const contentTypeOf = (request: FastifyRequest): string => request.routeOptions.schema?.consumes?.[0] ?? 'application/json';

/** What the caller is told of an error: its own words if it is an ApiError or the caller's fault, and otherwise nothing of the cause. */
function toApiError(error: FastifyError | ApiError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof LackingTemplate) {
    return new ApiError(
      404,
      `The template "${error.template}" of this presentation is not there any more: render it in another, or have the template put back.`,
    );
  }
  const translated = translations[error.code]?.(request);
  if (translated) return new ApiError(400, translated);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new ApiError(400, error.message);
  return new ApiError(500, `Something failed in the service. Try again; if it goes on, report the request_id ${request.id}.`);
}

/** How errors are answered by the service at the address. */
export const answerErrors =
  (baseUrl: string) =>
  (error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    error instanceof UnknownRoute && isAskedForPage(request)
      ? answerPage(reply, rootOf(baseUrl), error instanceof GoneFile ? error.told : undefined)
      : answerError(error, request, reply);

/** A browser names HTML first of what it takes; clients of the interface do not name it. */
const isAskedForPage = ({ method, headers }: FastifyRequest): boolean => method === 'GET' && headers.accept?.includes('text/html') === true;

function answerPage(
  reply: FastifyReply,
  root: string,
  told = 'The address may be mistyped, or what stood here has been taken away.',
): FastifyReply {
  const content = `<main class="page narrow" id="main"><div class="card">
      <h1>There is nothing here</h1>
      <p class="lead">${told}</p>
      <p><a class="button primary" href="${root}/">Make a presentation</a></p>
    </div></main>`;
  return reply
    .code(404)
    .headers({ ...plainPageRules, vary: 'accept' })
    .type('text/html; charset=utf-8')
    .send(plainPage('Nothing here', undefined, content, root));
}

function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, details, retryMs } = toApiError(error, request);
  if (retryMs !== undefined) reply.headers({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(retryMs) });
  if (status === 500) request.log.error({ err: error }, 'request failed');
  // The framework closes the connection on a body that it did not read to its end, and a client that is still sending then never sees
  // the answer. Left open, what is still coming is dropped, for no longer than a request may take.
  reply.removeHeader('connection');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(errorBody(status, message, { ...details, ...(status === 500 && { request_id: request.id }) }));
}

/** What is created at an address is created with POST, whatever else is asked of it. */
const creating = /^\/v1\/presentations\/(?:topic|text|file|deck)\/?$/;
/** Undefined unless the address is one where presentations are created. */
export function sendWithPost({ method, originalUrl }: FastifyRequest): ApiError | undefined {
  const path = originalUrl.split('?', 1)[0] ?? '';
  if (!creating.test(path)) return undefined;
  return new ApiError(
    404,
    `There is no ${method} ${path}: presentations are created there with POST ${path.replace(/\/$/, '')}. What is sent is described at /openapi.json.`,
  );
}

const CREATED_AT = ' Presentations are created with POST /v1/presentations/topic, /text, /file or /deck.';

export function unknownRoute(request: FastifyRequest): ApiError {
  const instead = sendWithPost(request);
  if (instead) return instead;
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  // Who guesses an address where presentations are created is told the right ones.
  const made = request.method === 'POST' && /^\/(?:v\d+\/|api\/)*presentations?(?:\/|$)/u.test(path) ? CREATED_AT : '';
  return new UnknownRoute(
    404,
    `There is no ${request.method} ${path.slice(0, 200)} here.${made} The endpoints are described at /openapi.json.`,
  );
}
