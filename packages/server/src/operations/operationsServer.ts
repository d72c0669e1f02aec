/** A port of its own for whoever runs the service, so that it need not be reached by its callers: /metrics, /healthz, /readyz. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Database } from '../store/database.ts';
import type { Files } from '../store/files/disk.ts';
import { probeDatabase } from '../store/probeDatabase.ts';

export interface OperationsOptions {
  host: string;
  port: number;
  db: Database;
  files: Files;
  /** The metrics, in the text format of Prometheus, with its content type. */
  report(): Promise<{ type: string; text: string }>;
  log: Logger;
  /** Resolves when presentations can be made. */
  ready: Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  text: string;
}

const plain = (status: number, text: string): Answer => ({ status, type: 'text/plain; charset=utf-8', text: `${text}\n` });

/** Rejects when it cannot listen, with a sentence that names the setting. */
export async function startOperations({ host, port, db, files, report, log, ready }: OperationsOptions): Promise<Server> {
  let isReady = false;
  ready.then(
    () => {
      isReady = true;
    },
    () => undefined,
  );
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/healthz': async () => plain(200, 'ok'),
    async '/readyz'() {
      if (!isReady) return plain(503, 'the engine is starting');
      await Promise.all([probeDatabase(db), files.probe()]);
      return plain(200, 'ok');
    },
    '/metrics': async () => ({ status: 200, ...(await report()) }),
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url?.split('?', 1)[0] ?? ''] ?? (async () => plain(404, 'There are /metrics, /healthz and /readyz.'));
    answer()
      .catch((cause: unknown) => {
        log.warn({ err: cause }, 'database or files cannot be reached');
        return plain(503, 'database or files cannot be reached');
      })
      .then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  server.listen(port, host);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`METRICS_PORT ${port} cannot be listened on at ${host} (${cause.code ?? cause.message}): set it to another.`, {
      cause,
    });
  });
  return server;
}
