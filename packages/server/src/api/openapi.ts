/** The OpenAPI document, generated from the schemas that validate. */
import swagger from '@fastify/swagger';
import { account } from '@slidewright/contract/account';
import { type ErrorStatus, errorBodies } from '@slidewright/contract/errors';
import { acceptedPresentation, presentation, textRequest, topicRequest } from '@slidewright/contract/presentation';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

const errors = {
  400: errorBodies[400].describe('The request is not valid; the message names the field, the valid values and the remedy.'),
  401: errorBodies[401].describe('The API key is missing, wrong or revoked.'),
  403: errorBodies[403].describe('The plan does not include the API, or there are no credits left.'),
  404: errorBodies[404].describe('There is no such thing, or the key may not see it.'),
  422: errorBodies[422].describe('The request is valid, but there is nothing to make a presentation from, such as a text without words.'),
  429: errorBodies[429].describe('Too many requests; x-ratelimit-reset says when to try again.'),
  500: errorBodies[500].describe('The service failed; request_id names the request in its log.'),
} as const;

/** The schemas of the errors that a route answers, by status. */
export function errorResponses<S extends ErrorStatus>(...statuses: S[]): Pick<typeof errors, S> {
  return Object.fromEntries(statuses.map((status) => [status, errors[status]])) as Pick<typeof errors, S>;
}

/** What has a name of its own in the document. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(topicRequest, { id: 'TopicRequest' });
schemaRegistry.add(textRequest, { id: 'TextRequest' });
schemaRegistry.add(acceptedPresentation, { id: 'AcceptedPresentation' });
schemaRegistry.add(presentation, { id: 'Presentation' });
schemaRegistry.add(account, { id: 'Account' });

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
export async function describeApi(app: FastifyInstance, baseUrl: string): Promise<void> {
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
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
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
      document ??= withHeaders(app.swagger() as unknown as OpenApi);
      return { ...document };
    },
  });
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
