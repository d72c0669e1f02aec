/** What a language model that is pointed at this service reads first (https://llmstxt.org): what it is, and how it is used. */
import type { FastifyPluginCallback } from 'fastify';
import { howToWrite, schemaOf, whenToUse } from '../mcp/slideKinds.ts';

const short = (url: string): string => `# Slidewright

> Makes presentations (PPTX or PDF) from a topic, a text, a document, or a Deck that you write yourself as JSON. Every request but those for templates and finished files carries a key: "Authorization: Bearer ppsk_…".

Creating answers 202 with an id at once; ask GET /v1/presentations/{id} until "status" is "completed" ("result.url" is the file, without a key) or "failed" ("error.code", "error.message"). Errors are {"error": {"code", "message", "status"}}; the message says what to change.

- POST ${url}/v1/presentations/topic {"topic", "numSlides"?, "template"?, "format"?: "pptx" or "pdf", "language"?}
- POST ${url}/v1/presentations/text {"text", "contentModificator"?: "preserve", "expand" or "condense", ...}
- POST ${url}/v1/presentations/file, multipart/form-data: file (PDF, PPTX, DOCX, text), the same fields
- POST ${url}/v1/presentations/deck {"deck", "template"?, "format"?}: 201, completed at once; ${url}/llms-full.txt says how a Deck is written
- GET ${url}/v1/presentations/{id}/slides/1.png shows a slide; GET and PUT …/deck change what slides say; POST …/render makes a new file of it
- GET ${url}/v1/templates lists what "template" may be

## Reference

- [OpenAPI 3.1](${url}/openapi.json): every route, field, limit and error
- [How a Deck is written](${url}/llms-full.txt): rules, kinds of slides, their schemas
- [Tools for assistants](${url}/mcp): Model Context Protocol, streamable HTTP, with the same key; or "npx slidewright mcp" on standard input and output
`;

const full = (url: string): string => {
  const kinds = Object.entries(whenToUse).map(([kind, use]) => {
    const schema = JSON.stringify(schemaOf(kind as keyof typeof whenToUse));
    return `### ${kind}\n\n${use[0]?.toUpperCase()}${use.slice(1)}.\n\n\`\`\`json\n${schema}\n\`\`\``;
  });
  return `${short(url)}\n## How a Deck is written\n\n${howToWrite}\n\n## Kinds of slides, as JSON Schema\n\n${kinds.join('\n\n')}\n`;
};

export const llms: FastifyPluginCallback<{ baseUrl: string }> = (app, { baseUrl }, done) => {
  const hidden = { config: { access: 'public' as const }, schema: { hide: true } };
  let made: string | undefined;
  const type = 'text/plain; charset=utf-8';
  app.get('/llms.txt', hidden, async (_, reply) => reply.type(type).header('cache-control', 'public, max-age=3600').send(short(baseUrl)));
  app.get('/llms-full.txt', hidden, async (_, reply) => {
    made ??= full(baseUrl);
    return reply.type(type).header('cache-control', 'public, max-age=3600').send(made);
  });
  done();
};
