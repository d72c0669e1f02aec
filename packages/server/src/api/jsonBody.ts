import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON bodies and says where one is malformed. Any other body is refused, except where a route adds a parser of its own. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async ({ headers }: FastifyRequest, body: Buffer) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      throw new ApiError(400, `The Content-Encoding "${encoding}" is not supported. Send the body as it is, not compressed.`);
    }
    if (body.length === 0) throw new ApiError(400, 'The body is empty. Send a JSON object.');
    try {
      return JSON.parse(utf8.decode(body)) as unknown;
    } catch (error) {
      if (error instanceof SyntaxError) throw new ApiError(400, `The body is not valid JSON: ${error.message}.`);
      throw new ApiError(400, 'The body is not valid UTF-8, as JSON must be.');
    }
  });
}
