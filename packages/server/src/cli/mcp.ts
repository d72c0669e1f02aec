/** `slidewright mcp`: the service as tools for an assistant that starts this process and speaks with it on standard input and output. */
import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type Client, createClient } from '@slidewright/client';
import { type Command, Option } from 'commander';
import { createApp } from '../api/app.ts';
import { innerFetch } from '../api/innerFetch.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { createMcpServer } from '../mcp/createMcpServer.ts';
import { runUntil, stopSignal } from './lifecycle.ts';
import { createLocalAccount, signInLink } from './localAccount.ts';
import { openStore } from './openStore.ts';

interface Options {
  url?: string;
  key?: string;
}

export function mcpCommand(program: Command): void {
  program
    .command('mcp')
    .summary('tools for an assistant, on standard input and output')
    .description(
      'The service as tools for an assistant (Model Context Protocol), on standard input and output. With --url and --key, those of a running ' +
        'service; without, presentations are made in this process, in DATA_DIR.',
    )
    .addOption(new Option('--url <url>', 'address of a running service').env('SLIDEWRIGHT_URL'))
    .addOption(new Option('--key <key>', 'its API key').env('SLIDEWRIGHT_KEY'))
    .action(async ({ url, key }: Options, command: Command) => {
      if ((url === undefined) !== (key === undefined)) {
        command.error(
          `error: --url and --key (SLIDEWRIGHT_URL, SLIDEWRIGHT_KEY) go together: ${url ? 'the key' : 'the address'} is missing`,
          {
            exitCode: 2,
          },
        );
      }
      if (url === undefined || key === undefined) return serveOwn();
      await serve(createClient({ url, key, onWarning: () => undefined }));
      await once(process.stdin, 'close');
    });
}

async function serve(client: Client): Promise<void> {
  await createMcpServer({ client, localFiles: true }).connect(new StdioServerTransport());
}

/** A service without an address, which ends with its assistant. */
async function serveOwn(): Promise<void> {
  const asked = stopSignal();
  const store = await openStore();
  const { baseUrl } = store.config;
  const app = createApp({ ...store, successLevel: 'debug' });
  await app.ready();
  const jobs = startJobs(store);
  await createLocalAccount(store.db);
  const link = await signInLink(store.db, baseUrl);
  if (link === undefined) throw new Error('The local account of DATA_DIR is gone: give --url and --key of a running service.');
  const payload = { signIn: link.slice(link.indexOf('=') + 1) };
  const { token } = (await app.inject({ method: 'POST', url: '/v1/session/link', payload })).json<{ token: string }>();
  await serve(createClient({ url: baseUrl, key: token, fetch: innerFetch(app, baseUrl), onWarning: () => undefined }));
  const ended = once(process.stdin, 'close').then(() => 'SIGTERM' as const);
  await runUntil(Promise.race([asked, ended]), { ...store, jobs, closeApi: () => app.close() });
  process.exit();
}
