/** The client as others install it: packed, put into an empty folder, and used by each Node, Deno and Bun that is on this machine. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildClient } from '../../packages/client/build.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** How a program is run by one of each version that the client is for. This process's own is always there. */
const runtimes = new Map<string, readonly string[]>([[process.version, [process.execPath]]]);
before(async () => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const [name, ...options] of [['deno', 'run', '--allow-net'], ['bun']]) {
      const path = join(folder, name ?? '');
      if (existsSync(path)) runtimes.set(path, [path, ...options]);
    }
    const path = join(folder, 'node');
    if (!existsSync(path)) continue;
    const { stdout } = await run(await realpath(path), ['--version']);
    if (Number(/^v(\d+)/.exec(stdout)?.[1]) >= 18) runtimes.set(stdout.trim(), [path]);
  }
});

const program = `
import { createClient, SlidewrightError } from '@slidewright/client';
const client = createClient({ url: process.argv[2], key: 'ppsk_x', onWarning: (text) => console.error(text) });
const { id } = await client.createFromTopic({ topic: 'Tea', numSlides: 3 }, { idempotencyKey: 'one' });
const seen = [];
for await (const { event } of client.events(id)) seen.push(event);
const { result } = await client.wait(id);
const bytes = await client.download(await client.wait(id));
const { presentations } = await client.list({ limit: 1 });
const gone = await client.delete(id);
const problem = await client.find('nothing').catch((error) => error);
console.log(JSON.stringify([seen, result.url.length > 0, bytes.length, presentations.length, gone.deleted, problem instanceof SlidewrightError, problem.status]));
`;

test('packed, installed without a network, and used by every Node, Deno and Bun at hand; its types are whole and strict', async (t) => {
  const folder = await temporaryFolder(t);
  await buildClient(join(folder, 'package'));
  const npm = async (...args: string[]) =>
    run('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await npm('pack', './package');
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await npm('install', `./${tarball}`);
  assert.deepEqual(
    (await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.')),
    ['@slidewright'],
    'it depends on nothing',
  );
  const manifest = JSON.parse(await readFile(join(folder, 'node_modules/@slidewright/client/package.json'), 'utf8'));
  assert.deepEqual(manifest.exports, { '.': { types: './client.d.ts', default: './client.js' } });

  const service = createServer((request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const completed = {
      id: 'a',
      status: 'completed',
      createdAt: '',
      completedAt: '',
      result: { url: `http://${request.headers.host}/file` },
    };
    const route = `${request.method} ${request.url}`;
    if (route === 'POST /v1/presentations/topic') json(request.headers['idempotency-key'] === 'one' ? 202 : 400, { id: 'a' });
    else if (route.endsWith('/events'))
      response.end(`event: queued\ndata: {"place":1}\n\nevent: done\ndata: ${JSON.stringify(completed)}\n\n`);
    else if (route === 'GET /v1/presentations/a') json(200, completed);
    else if (route === 'GET /file') response.end('12345');
    else if (route === 'GET /v1/presentations?limit=1') json(200, { presentations: [{}], next: null });
    else if (route === 'DELETE /v1/presentations/a') json(200, { id: 'a', deleted: true });
    else json(404, { error: { code: 'NOT_FOUND', message: 'none', status: 404 } });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  t.after(() => service.close());
  const address = service.address();
  assert.ok(typeof address === 'object' && address);
  await writeFile(join(folder, 'program.js'), program);
  for (const [version, [path = '', ...options]] of runtimes) {
    const args = [...options, 'program.js', `http://127.0.0.1:${address.port}`];
    const finished: { stdout: string } = await run(path, args, { cwd: folder });
    assert.deepEqual(JSON.parse(finished.stdout), [['queued', 'done'], true, 5, 1, true, true, 404], version);
  }

  const typed = `
import { createClient, type Deck, type Presentation } from '@slidewright/client';
const client = createClient({ url: '', key: '' });
export const first = async (): Promise<Deck['slides'][number]['kind'] | undefined> => (await client.deck('a')).slides[0]?.kind;
export const status = (of: Presentation): string => (of.status === 'failed' ? of.error.code : of.status);
// @ts-expect-error there is no such template field
client.createFromTopic({ topic: 'Tea', tempalte: 'Oslo' });
// @ts-expect-error a topic is required
client.createFromTopic({});
`;
  await writeFile(join(folder, 'typed.ts'), typed);
  const strict = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2022',
  ];
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  await run(process.execPath, [compiler, ...strict, '--lib', 'es2022,dom,dom.iterable', '--types', '', 'typed.ts'], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => assert.fail(stdout),
  );
});
