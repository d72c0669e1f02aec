/** How the service says that something went wrong: answers of the API, and jobs that failed. */
import { z } from 'zod';

/** The statuses that an error may have, and the code of each. There are no others. */
export const errorCodes = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_EXCEEDED',
  500: 'INTERNAL_SERVER_ERROR',
} as const;
export type ErrorStatus = keyof typeof errorCodes;
export type ErrorCode = (typeof errorCodes)[ErrorStatus];

function errorBody<S extends ErrorStatus, F extends z.ZodRawShape>(status: S, meaning: string, further: F) {
  const message = z.string().describe('What is wrong and what helps, for a person.');
  const error = z.strictObject({ code: z.literal(errorCodes[status]), message, status: z.literal(status), ...further });
  return z.strictObject({ error }).describe(meaning);
}

/** The body of an error, by its status. */
export const errorBodies = {
  400: errorBody(400, 'The request is not valid; the message names the field, the valid values and the remedy.', {
    tokensCount: z.int().optional().describe('Only when a text is too long: how many tokens it has.'),
    tokenLimit: z.int().optional().describe('Only when a text is too long: how many tokens a text may have.'),
  }),
  401: errorBody(401, 'The API key is missing, wrong or revoked.', {}),
  403: errorBody(403, 'The plan does not include the API, or there are no credits left.', {}),
  404: errorBody(404, 'There is no such thing, or the key may not see it.', {}),
  412: errorBody(412, 'What is to be replaced is not what If-Match names any more: somebody else changed it.', {}),
  422: errorBody(422, 'The request is valid, but there is nothing to make a presentation from, such as a text without words.', {}),
  429: errorBody(429, 'Too many requests; x-ratelimit-reset says when to try again.', {}),
  500: errorBody(500, 'The service failed; request_id names the request in its log.', {
    request_id: z.string().describe('Names the request in the log of the service.'),
  }),
} as const satisfies Record<ErrorStatus, z.ZodType>;

/** The body of any error. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; status: ErrorStatus; request_id?: string; tokensCount?: number; tokenLimit?: number };
}

/**
 * Why a job failed. TIMEOUT: it took too long. WORKER_TIMEOUT: its worker gave it up. UPSTREAM_FAILURE: a provider or the build failed;
 * trying again is right. UNSUPPORTED_TEMPLATE: the template is not available. INPUT_TOO_LARGE: the source is more than can be handled.
 */
export const jobFailureCodes = ['TIMEOUT', 'WORKER_TIMEOUT', 'UPSTREAM_FAILURE', 'UNSUPPORTED_TEMPLATE', 'INPUT_TOO_LARGE'] as const;
export type JobFailureCode = (typeof jobFailureCodes)[number];
