import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { validate } from '../validation.ts';
import { parseJson } from './parseJson.ts';
import { receiveJson } from './receiveJson.ts';

/** A JSON body of at most `limit` bytes, as the schema makes it. Throws a 400 that says what is wrong with it. */
export async function smallBody<T extends z.ZodType>(request: FastifyRequest, schema: T, limit: number): Promise<z.output<T>> {
  const { small } = await receiveJson(request, { small: limit, most: limit });
  return validate(schema, request.body && small ? parseJson(small) : undefined);
}
