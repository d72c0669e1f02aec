/** Types that openapi-typescript makes of the interface's description go together with the client's, under `strict`. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildClient } from '../../packages/client/build.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';
import { startService } from './contract/service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

const program = `
import { createClient } from './client/client.js';
import type { paths } from './slidewright.js';

type Body<Route> = Route extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;
type Answer<Route, Status extends number> = Route extends { responses: Record<Status, { content: { 'application/json': infer A } }> } ? A : never;

const client = createClient({ url: '', key: '' });
export const topic: Body<paths['/v1/presentations/topic']['post']> = { topic: 'Tides', numSlides: 5 };
export const text: Body<paths['/v1/presentations/text']['post']> = { text: 'The tide turns.', contentModificator: 'preserve' };
export const accepted: Promise<Answer<paths['/v1/presentations/topic']['post'], 202>> = client.createFromTopic(topic);
export const acceptedText: Promise<{ id: string }> = client.createFromText(text);
export const found: Promise<Answer<paths['/v1/presentations/{id}']['get'], 200>> = client.find('a');
export const account: Promise<Answer<paths['/v1/me']['get'], 200>> = client.account();
export const progress: Promise<Answer<paths['/v1/presentations/{id}/progress']['get'], 200>> = client.progress('a');
export const list: Promise<Answer<paths['/v1/presentations']['get'], 200>> = client.list();
export const deck: Promise<Answer<paths['/v1/presentations/{id}/deck']['get'], 200>> = client.deck('a');
export const replaced = async (edited: Body<paths['/v1/presentations/{id}/deck']['put']>) => client.replaceDeck('a', edited);
export const templates: Promise<Answer<paths['/v1/templates']['get'], 200>> = client.templates();

// @ts-expect-error a topic is required
export const none: Body<paths['/v1/presentations/topic']['post']> = { numSlides: 5 };
// @ts-expect-error there is no such format
export const odd: Body<paths['/v1/presentations/topic']['post']> = { topic: 'Tides', format: 'odp' };
`;

test('types made of the description compile, and what they say of requests and answers is what the client takes and gives', async (t) => {
  const folder = await temporaryFolder(t);
  const service = await startService({});
  t.after(() => service.stop());
  await writeFile(join(folder, 'openapi.json'), await (await fetch(`${service.url}/openapi.json`)).text());
  const generator = join(root, 'node_modules/openapi-typescript/bin/cli.js');
  // As packages/client/README.md has it.
  const options = ['-o', 'slidewright.d.ts', '--default-non-nullable=false'];
  await run(process.execPath, [generator, 'openapi.json', ...options], { cwd: folder });
  assert.match(await readFile(join(folder, 'slidewright.d.ts'), 'utf8'), /"\/v1\/presentations\/topic"/);
  await buildClient(join(folder, 'client'));
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await writeFile(join(folder, 'program.ts'), program);
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--module', 'nodenext'];
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const args = [compiler, ...strict, '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', '', 'program.ts'];
  await run(process.execPath, args, { cwd: folder }).catch(({ stdout }: { stdout: string }) => assert.fail(stdout));
});
