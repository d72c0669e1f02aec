/** The tools for assistants at /mcp: streamable HTTP, each request by itself, with the keys of the interface. */
import { createClient } from '@slidewright/client';
import type { FastifyInstance, FastifyPluginCallback, FastifyReply } from 'fastify';
import { credentialOf } from './authentication.ts';
import { ApiError } from './errors.ts';
import { innerFetch } from './innerFetch.ts';
import { parseJson } from './json/parseJson.ts';
import { receiveJson } from './json/receiveJson.ts';

/** Bytes of a message, which is parsed where it comes in: as many as a Deck may have. */
const bodyLimit = 1024 * 1024;

export const mcp: FastifyPluginCallback<{ service: FastifyInstance; baseUrl: string }> = (app, { service, baseUrl }, done) => {
  const hidden = { config: { access: 'lookUp' as const }, schema: { hide: true } };

  app.post('/mcp', hidden, async (request, reply) => {
    const { small } = await receiveJson(request, { small: bodyLimit, most: bodyLimit });
    const parsedBody = request.body && small ? parseJson(small) : undefined;
    if (parsedBody === undefined) throw new ApiError(400, 'The body is empty. Send a message of the Model Context Protocol.');
    // The protocol's code is loaded when somebody speaks it.
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('../mcp/createMcpServer.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ]);
    const key = credentialOf(request.headers) ?? '';
    const client = createClient({ url: baseUrl, key, fetch: innerFetch(service, baseUrl), onWarning: () => undefined });
    const server = createMcpServer({ client, localFiles: false });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const headers = new Headers(
        Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      );
      const answer = await transport.handleRequest(new Request(`${baseUrl}/mcp`, { method: 'POST', headers }), { parsedBody });
      return await answerWith(reply, answer);
    } finally {
      await server.close();
    }
  });

  // The protocol asks for 405 where there is no stream of messages and no session to end.
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: '/mcp',
      ...hidden,
      exposeHeadRoute: false,
      handler: (_, reply) => reply.code(405).header('allow', 'POST').send(),
    });
  }
  done();
};

async function answerWith(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const type = answer.headers.get('content-type');
  if (type !== null) reply.type(type);
  const body = await answer.text();
  return reply.code(answer.status).send(body === '' ? undefined : body);
}
