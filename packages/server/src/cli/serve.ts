/** `slidewright serve`: the API, and workers in the same process. */
import { createServer } from 'node:net';
import type { Command } from 'commander';
import { createApp } from '../api/app.ts';
import type { Config } from '../config.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { runUntil, stopSignal } from './lifecycle.ts';
import { createLocalAccount, signInLink } from './localAccount.ts';
import { isRead } from './log.ts';
import { createObserver } from './observe.ts';
import { openStore } from './openStore.ts';
import { welcome } from './welcome.ts';

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('Starts the service: the API, and WORKERS workers. The first start creates an account and prints its API key.')
    .action(async () => {
      const stop = stopSignal();
      const opened = await openStore();
      const store = { ...opened, config: await withPort(opened.config) };
      const { config, db } = store;
      // Whoever watches a terminal wants to see what goes wrong, not every look-up.
      const observer = await createObserver(store);
      const app = await createApp({ ...store, successLevel: isRead ? 'debug' : 'info', onAnswered: observer?.answered });
      await app.listen({ host: config.host, port: config.port }).catch((cause) => {
        throw new Error(explainListen(cause, config), { cause });
      });
      const jobs = startJobs({ ...store, onEnded: observer?.attemptEnded });
      await observer?.listen(jobs);
      // The engine first: readers that start beside it double the time to the first presentation. An upload starts its reader itself.
      jobs.ready.then(store.readers.warmUp).catch(() => undefined);
      process.stdout.write(welcome(config, await createLocalAccount(db), await signInLink(db, config.baseUrl)));
      await runUntil(stop, { ...store, jobs, closeApi: () => app.close(), stopObserving: observer?.close });
      process.exit();
    });
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
