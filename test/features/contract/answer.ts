/** Checks an answer against the OpenAPI document: status, headers, body. */
import assert from 'node:assert/strict';
import { errorCodes } from '@slidewright/contract/errors';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON. */
  body: unknown;
  bytes: Uint8Array;
}

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, { headers: object; content: Record<string, unknown> }> }>>;
}

const rateLimitHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
const documentId = 'https://slidewright.test/openapi.json';

type AnswerCheck = (method: string, path: string, response: Response) => Promise<Answer>;

/** By what the document says besides the service's address: a test starts several services, and to compile what they say takes longer than to ask. */
const checks = new Map<string, AnswerCheck>();

export function createAnswerCheck(document: object): AnswerCheck {
  const said = JSON.stringify({ ...document, servers: [] });
  const check = checks.get(said) ?? checkAgainst(document);
  checks.set(said, check);
  return check;
}

function checkAgainst(document: object): AnswerCheck {
  const { paths } = document as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: documentId, ...document });
  const routes = Object.keys(paths).map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

  const validators = new Map<string, ValidateFunction>();
  const validator = (...pointer: string[]): ValidateFunction => {
    const fragment = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = validators.get(fragment) ?? ajv.compile({ $ref: `${documentId}#/${fragment}` });
    validators.set(fragment, validate);
    return validate;
  };

  /** The schema of the answer; an unknown route has none but that of its 404. */
  const schemaOf = (method: string, path: string, status: number, type: string): ValidateFunction => {
    const pathname = path.split('?', 1)[0] ?? '';
    // A literal path is meant before one with parameters.
    const candidates = routes.filter(({ pattern, path: route }) => pattern.test(pathname) && paths[route]?.[method.toLowerCase()]);
    const route = (candidates.find(({ path: exact }) => exact === pathname) ?? candidates[0])?.path;
    if (route === undefined) {
      assert.equal(status, 404, `${method} ${path} is not described, so it is unknown`);
      return validator('components', 'schemas', 'Error404');
    }
    const response = paths[route]?.[method.toLowerCase()]?.responses[status];
    assert.ok(response, `${method} ${route} answers ${status}, which is not described`);
    assert.deepEqual(Object.keys(response.headers), rateLimitHeaders);
    assert.ok(response.content[type], `${method} ${route} answers ${status} with ${type}, which is not described`);
    return validator('paths', route, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema');
  };

  return async (method, path, response) => {
    const { status, headers } = response;
    for (const name of rateLimitHeaders) assert.match(headers.get(name) ?? 'missing', /^\d+$/, `${method} ${path}: ${name}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (method === 'HEAD') return { status, headers, body: undefined, bytes };

    const type = (headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
    const validate = schemaOf(method, path, status, type);
    if (type !== 'application/json') return { status, headers, body: undefined, bytes };
    const body = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    assert.ok(validate(body), `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`);
    if (status >= 400) checkError(status, body);
    return { status, headers, body, bytes };
  };
}

function checkError(status: number, body: unknown): void {
  const { error } = body as { error: Record<string, unknown> };
  assert.equal(error.status, status);
  assert.equal(error.code, errorCodes[status as keyof typeof errorCodes]);
  assert.equal('request_id' in error, status >= 500);
}

/** The error's message. */
export const messageOf = (answer: Answer): string => (answer.body as { error: { message: string } }).error.message;
