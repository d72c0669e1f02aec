/** `slidewright serve`: the API, and workers in the same process. */
import { createServer } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { startEngine } from '../jobs/engine.ts';
import type { Thread } from '../jobs/thread.ts';
import { runUntil, stopSignal } from './lifecycle.ts';

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('Starts the service: the API, and WORKERS workers. The first start creates an account and prints its API key.')
    .action(async () => {
      const stop = stopSignal();
      // The engine is loaded on another processor while this one loads the API: the first presentation waits for both. Where none is free, the API comes first.
      const cores = availableParallelism();
      const isFree = cores > 1 && (loadavg()[0] ?? 0) < cores;
      const first = isFree && readConfig().workers > 0 ? startEngine() : undefined;
      try {
        await serve(stop, first);
      } catch (cause) {
        await first?.close();
        throw cause;
      }
      process.exit();
    });
}

/** What answers is loaded here, after the engine has been begun. */
async function serve(stop: ReturnType<typeof stopSignal>, first: Thread | undefined): Promise<void> {
  const { createApp } = await import('../api/app.ts');
  const { startJobs } = await import('../jobs/startJobs.ts');
  const { createLocalAccount, signInLink } = await import('./localAccount.ts');
  const { isRead } = await import('./log.ts');
  const { createObserver } = await import('./observe.ts');
  const { openStore } = await import('./openStore.ts');
  const { welcome } = await import('./welcome.ts');
  const opened = await openStore();
  const store = { ...opened, config: await withPort(opened.config) };
  const { config, db } = store;
  // Whoever watches a terminal wants to see what goes wrong, not every look-up.
  const observer = await createObserver(store);
  const app = await createApp({ ...store, successLevel: isRead ? 'debug' : 'info', onAnswered: observer?.answered });
  await app.listen({ host: config.host, port: config.port }).catch((cause) => {
    throw new Error(explainListen(cause, config), { cause });
  });
  const jobs = startJobs({ ...store, first, onEnded: observer?.attemptEnded });
  await observer?.listen(jobs);
  // The engine first: readers that start beside it double the time to the first presentation. An upload starts its reader itself.
  jobs.ready.then(store.readers.warmUp).catch(() => undefined);
  process.stdout.write(welcome(config, await createLocalAccount(db), await signInLink(db, config.baseUrl)));
  await runUntil(stop, { ...store, jobs, closeApi: () => app.close(), stopObserving: observer?.close });
}

/** PORT 0 is any free port, which the addresses of files have to name. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const port = await new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, config.host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  return { ...config, port, baseUrl: config.baseUrl.replace(/:0$/, `:${port}`) };
}

function explainListen(cause: NodeJS.ErrnoException, { host, port }: Config): string {
  if (cause.code === 'EADDRINUSE') return `PORT ${port} is taken on ${host}: stop what runs there, or set PORT to another.`;
  if (cause.code === 'EACCES') return `PORT ${port} may not be opened by this user: set PORT to 1024 or above.`;
  return `HOST ${host} with PORT ${port} cannot be listened on (${cause.code ?? cause.message}): set HOST to an address of this machine.`;
}
