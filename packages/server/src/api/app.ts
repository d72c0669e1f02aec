/** The HTTP API: every route, and what all of them have in common. */
import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { createDrawer } from '../jobs/drawer.ts';
import type { Queue } from '../jobs/queue.ts';
import { createShelf } from '../jobs/shelf.ts';
import type { Uploads } from '../reading/uploads.ts';
import type { Database } from '../store/database.ts';
import type { Files } from '../store/files/disk.ts';
import { builtInOnly, type ListedTemplates } from '../templates/listedTemplates.ts';
import { guard } from './access.ts';
import { allowOrigins } from './cors.ts';
import { docs } from './docs.ts';
import { drawing } from './drawing.ts';
import { editing } from './editing.ts';
import { answerErrors, errorBody, unknownRoute } from './errors.ts';
import { events } from './events.ts';
import { downloads } from './files.ts';
import { gallery } from './gallery.ts';
import { healthCheck } from './health.ts';
import { jobOf } from './jobOf.ts';
import { acceptJson } from './json/receiveJson.ts';
import { llms } from './llms.ts';
import { mcp } from './mcp.ts';
import { me } from './me.ts';
import { describeApi } from './openapi.ts';
import { playground } from './playground.ts';
import { presentations } from './presentations.ts';
import { rateLimitHeaders, uncounted } from './rateLimit.ts';
import { removing } from './removing.ts';
import { rewriting } from './rewriting.ts';
import { sessions } from './sessions.ts';
import { storedDecks } from './storedDecks.ts';
import { templates } from './templates.ts';
import { validatorCompiler } from './validation.ts';
import { viewing } from './viewing.ts';
import { webhooks } from './webhooks.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  queue: Queue;
  uploads: Uploads;
  files: Files;
  /** The built-in ones unless given. */
  templates?: ListedTemplates;
  log: FastifyBaseLogger;
  /** At which level requests that succeed are logged; info unless told. */
  successLevel?: 'info' | 'debug';
  /** A request has been answered. */
  onAnswered?: ((answered: AnsweredRequest) => void) | undefined;
}

export interface AnsweredRequest {
  /** As the log and an error's request_id name it. */
  id: string;
  method: string;
  /** Not the path, which may be a permission. */
  route: string;
  status: number;
  ms: number;
  /** The presentation that it was about. */
  job: string | undefined;
  /** W3C Trace Context, as the caller sent it. */
  traceparent: string | undefined;
}

/** More than the HTTP parser takes, so that it is the routes that say what an odd path means. */
const maxParamLength = 65_536;
/** A client has this long to send its request. */
const requestTimeoutMs = 300_000;

/** The application, not yet listening. Closing it closes neither the database nor the queue, which it was given. */
export function createApp(options: AppOptions): FastifyInstance {
  const { config, db, queue, uploads, files, templates: listed = builtInOnly, log, successLevel = 'info', onAnswered } = options;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: config.bodyLimit,
    trustProxy: typeof config.trustProxy === 'number' ? (_address, hop) => hop < Number(config.trustProxy) : config.trustProxy,
    requestTimeout: requestTimeoutMs,
    // The parser would refuse a request without a Host in a form of its own; nothing here goes by the Host.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength },
    // While it closes, the service goes on answering: 503 is not in its contract.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerMalformedRequest(error, socket, config),
    rewriteUrl: (request) => decodable(request.url ?? '/'),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerErrors(config.baseUrl));
  app.setNotFoundHandler((request) => {
    throw unknownRoute(request);
  });
  acceptJson(app);
  allowOrigins(app, config);
  guard(app, { db, limits: config });
  logResponses(app, successLevel, onAnswered);
  // A client that has said all it has to say may close its side; Node would then close the other before the answer is there.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  // Whatever a client expects beyond 100-continue, Node would answer 417, which is not in the contract.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  const drawer = createDrawer(config);
  app.addHook('onClose', () => drawer.close());
  app.register(async (api) => {
    await describeApi(api, config.baseUrl, listed.ids);
    await api.register(presentations, { queue, uploads, templates: listed.ids, config });
    const shelf = createShelf(db, files, drawer, config.jobCredits);
    const stored = storedDecks(queue, shelf);
    await api.register(viewing, { queue, stored, drawer, baseUrl: config.baseUrl });
    await api.register(drawing, { stored, drawer });
    await api.register(editing, { queue, shelf, stored, drawer, templates: listed.ids, baseUrl: config.baseUrl });
    await api.register(rewriting, { db, stored, drawer, config });
    await api.register(removing, { queue, files });
    await api.register(events, { queue, baseUrl: config.baseUrl });
    await api.register(webhooks, { db });
    await api.register(me);
    await api.register(sessions, { db });
    await api.register(downloads, { db, files });
    await api.register(templates, { own: listed.own, drawer, baseUrl: config.baseUrl });
    await api.register(healthCheck, { db, files });
    await api.register(mcp, { service: app, baseUrl: config.baseUrl });
    await api.register(llms, { baseUrl: config.baseUrl });
    await api.register(gallery, { baseUrl: config.baseUrl });
    await api.register(docs, { baseUrl: config.baseUrl });
    await api.register(playground, { config });
  });
  return app;
}

/** The URL with its path such that it can be decoded: a broken escape stands for itself, and so names nothing that there is. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** One line for each response. The path of a download is its permission, so routes are logged, not paths. */
function logResponses(app: FastifyInstance, successLevel: 'info' | 'debug', onAnswered: AppOptions['onAnswered']): void {
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      job: jobOf(request),
    };
    const level = reply.statusCode >= 400 ? 'info' : fields.route === '/health' ? 'debug' : successLevel;
    request.log[level](fields, 'request');
    const { traceparent } = request.headers;
    onAnswered?.({ ...fields, id: request.id, ms: reply.elapsedTime, traceparent: traceparent?.toString() });
  });
}

const malformations: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: `The address and the headers together are larger than ${maxHeaderSize} bytes. Shorten them.`,
  ERR_HTTP_REQUEST_TIMEOUT: `The request was not sent in time: its headers have 60 seconds, all of it ${requestTimeoutMs / 1000}.`,
};

/** Answers what is not HTTP, or came too slowly. A client that has gone needs no answer. */
function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket, config: Config): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = malformations[error.code ?? ''] ?? `The request is not valid HTTP (${error.code ?? error.message}).`;
  const body = JSON.stringify(errorBody(400, problem));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...rateLimitHeaders(uncounted(config, 'GET')),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
}
