/** The OpenAPI document, generated from the schemas that validate. */

import swagger from '@fastify/swagger';
import { type ErrorStatus, errorBodies } from '@slidewright/contract/errors';
import { templateIds } from '@slidewright/contract/template';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeRoute, namedSchemas } from './jsonSchema.ts';

/** The schemas of the errors that a route answers, by status. */
export function errorResponses<S extends ErrorStatus>(...statuses: S[]): Pick<typeof errorBodies, S> {
  return Object.fromEntries(statuses.map((status) => [status, errorBodies[status]])) as Pick<typeof errorBodies, S>;
}

const rateLimitHeaders = {
  'x-ratelimit-limit': 'How many requests may be made in a window.',
  'x-ratelimit-remaining': 'How many are left in this window.',
  'x-ratelimit-reset': 'Milliseconds until the window ends.',
};
const headerComponents = Object.fromEntries(
  Object.entries(rateLimitHeaders).map(([name, description]) => [name, { description, schema: { type: 'integer' as const, minimum: 0 } }]),
);
const headerReferences = Object.fromEntries(Object.keys(rateLimitHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What is touched of an OpenAPI document. */
interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>;
}

/** Describes the routes that are added to `app` from now on, and answers GET /openapi.json. */
/** `templates` are the ids that requests may name. */
export async function describeApi(app: FastifyInstance, baseUrl: string, templates: readonly string[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Slidewright',
        version: '1.0.0',
        description:
          'Presentations from a topic, a text or a file. A request is accepted with 202; ask for the presentation by its id until it is ' +
          'completed or failed. Every response carries the rate limit in its headers.',
      },
      servers: [{ url: baseUrl }],
      security: [{ bearer: [] }, { apiKey: [] }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer ppsk_…' },
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'x-api-key: ppsk_…' },
        },
        headers: headerComponents,
        schemas: namedSchemas(),
      },
    },
    convertConstToEnum: false,
    transform: ({ schema, url }) => ({ schema: describeRoute(schema), url }),
  });

  let document: OpenApi | undefined;
  app.get('/openapi.json', {
    config: { access: 'public' },
    schema: {
      operationId: 'getOpenApi',
      summary: 'This description',
      tags: ['Service'],
      security: [],
      response: { 200: z.record(z.string(), z.unknown()).describe('An OpenAPI 3.1 document.'), ...errorResponses(500) },
    },
    handler: async () => {
      document ??= withHeaders(withTemplates(app.swagger() as unknown as OpenApi, templates));
      return { ...document };
    },
  });
}

/** The schemas name the built-in templates; wherever they do, those of the operator follow. */
function withTemplates(document: OpenApi, templates: readonly string[]): OpenApi {
  if (templates.length === templateIds.length) return document;
  const builtIn = JSON.stringify(templateIds);
  const json = JSON.stringify(document, (key, value: unknown) => (key === 'enum' && JSON.stringify(value) === builtIn ? templates : value));
  return JSON.parse(json) as OpenApi;
}

/** Every response has the same headers, so they are described here rather than with each route. */
function withHeaders(document: OpenApi): OpenApi {
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path)) {
      for (const response of Object.values(operation.responses)) response.headers = headerReferences;
    }
  }
  return document;
}
