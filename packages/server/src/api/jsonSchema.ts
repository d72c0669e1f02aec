/** The schemas of the contract as JSON Schema, for the OpenAPI document. */
import { account } from '@slidewright/contract/account';
import { errorBodies } from '@slidewright/contract/errors';
import { acceptedPresentation, presentation, textRequest, topicRequest } from '@slidewright/contract/presentation';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

type Direction = 'input' | 'output';
type JsonSchema = Record<string, unknown>;

/** What has a name of its own in the document, and which way it travels. */
const named: readonly [name: string, schema: z.ZodType, direction: Direction][] = [
  ['TopicRequest', topicRequest, 'input'],
  ['TextRequest', textRequest, 'input'],
  ['AcceptedPresentation', acceptedPresentation, 'output'],
  ['Presentation', presentation, 'output'],
  ['Account', account, 'output'],
  ...Object.values(errorBodies).map((body): [string, z.ZodType, Direction] => [
    `Error${body.shape.error.shape.status.value}`,
    body,
    'output',
  ]),
];

/** The schemas that have a name, by it. */
export function namedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(named.map(([name, schema, direction]) => [name, convert(schema, direction)]));
}

/** The schema of a route with JSON Schema in the place of zod's. */
export function describeRoute(route: FastifySchema | undefined): FastifySchema {
  if (!route) return {};
  const { body, params, querystring, headers, response, ...rest } = route;
  return {
    ...rest,
    ...(body !== undefined && { body: refer(body, 'input') }),
    ...(querystring !== undefined && { querystring: refer(querystring, 'input') }),
    ...(headers !== undefined && { headers: refer(headers, 'input') }),
    ...(params !== undefined && { params: refer(params, 'input') }),
    ...(isRecord(response) && {
      response: Object.fromEntries(Object.entries(response).map(([status, answer]) => [status, describeAnswer(answer)])),
    }),
  };
}

/** An answer is a schema, for JSON, or a description and a schema for each content type. */
function describeAnswer(answer: unknown): unknown {
  if (answer instanceof z.ZodType) {
    return { description: answer.description, content: { 'application/json': { schema: refer(answer, 'output') } } };
  }
  if (!isRecord(answer) || !isRecord(answer.content)) throw new Error('a response is neither a schema nor a set of content types');
  const content = Object.entries(answer.content).map(([type, media]) => [
    type,
    { schema: refer(isRecord(media) && media.schema, 'output') },
  ]);
  return { ...answer, content: Object.fromEntries(content) };
}

function refer(schema: unknown, direction: Direction): JsonSchema {
  if (!(schema instanceof z.ZodType)) throw new Error('a route is not described with zod');
  const name = named.find(([, candidate]) => candidate === schema)?.[0];
  return name === undefined ? convert(schema, direction) : { $ref: `#/components/schemas/${name}` };
}

function convert(schema: z.ZodType, direction: Direction): JsonSchema {
  const { $schema: _version, ...converted } = z.toJSONSchema(schema, { io: direction, override: ({ jsonSchema }) => simplify(jsonSchema) });
  return converted;
}

/** Takes out what says the same again, at length: the pattern of a format, and the limits of numbers in JavaScript. */
function simplify(schema: JsonSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
