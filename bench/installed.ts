/**
 * What somebody gets who installs the packages, and not a clone: they are packed as `npm pack` packs them and installed in an empty folder. It prints the
 * megabytes on the disk, the largest packages, and how long a first deck takes there with nothing compiled yet. `npm run bench -- installed`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@slidewright/client';
import { megabytesOf } from './peers/installSize.ts';

/** Of the local account; printed by the first start alone. */
let key: string | undefined;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'slidewright-installed-'));
/** As `npx` has it: an installation that is one package's alone. */
const home = join(folder, '_npx/package');
const modules = join(home, 'node_modules');
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const inMegabytes = (size: number): string => `${Math.round(size)} MB`;

try {
  install();
  printSizes('as npm leaves it');
  console.log(`first deck, nothing compiled yet: ${await firstDeck()}`);
  printSizes('after the first start');
  console.log(`first deck, started again: ${await firstDeck()}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function printSizes(when: string): void {
  const packages = readdirSync(modules)
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name]))
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ name: name.replace(/^(@expo-google-fonts)\/.*/, '$1'), size: megabytesOf(join(modules, name)) }));
  const sizes = new Map<string, number>();
  for (const { name, size } of packages) sizes.set(name, (sizes.get(name) ?? 0) + size);
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 8);
  console.log(`on the disk, ${when}: ${inMegabytes([...sizes.values()].reduce((sum, size) => sum + size, 0))}`);
  for (const [name, size] of largest) console.log(`  ${name}: ${inMegabytes(size)}`);
}

function install(): void {
  const packed = join(folder, 'packed');
  execFileSync(process.execPath, [join(root, 'scripts/packages.mjs'), packed, '--without-types'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const npm = (args: string[], cwd: string) => execFileSync('npm', [...args, '--silent'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const name of readdirSync(packed)) npm(['pack', '--pack-destination', folder], join(packed, name));
  rmSync(packed, { recursive: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"name":"empty","version":"1.0.0"}');
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const start = performance.now();
  npm(['install', '--no-audit', '--no-fund', ...tarballs.map((name) => join(folder, name))], home);
  console.log(`npm install, with what npm has in its cache: ${seconds(start)}`);
}

/** From the start of the service to the file. Compiled code is kept in the temporary folder, which is the installation's own. */
async function firstDeck(): Promise<string> {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    TMPDIR: temporary,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
    RESEARCH: 'off',
    LOG_LEVEL: 'error',
  };
  const start = performance.now();
  const service = spawn(process.execPath, [join(modules, 'slidewright/bin/slidewright.mjs'), 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => service.once('close', resolve));
  let printed = '';
  for await (const chunk of service.stdout.setEncoding('utf8')) {
    printed += chunk;
    key ??= /ppsk_\S+/.exec(printed)?.[0];
    if (/running at \S+/.test(printed) && key !== undefined) break;
  }
  const client = createClient({ url: /running at (\S+)/.exec(printed)?.[1] ?? '', key: key ?? '' });
  const { id } = await client.createFromText({
    text: '# Ferries\n\n## Trips\n\n- Trips grew by a third in a year.\n- The second boat is why.\n',
  });
  await client.download(await client.wait(id));
  const took = seconds(start);
  service.kill('SIGTERM');
  await closed;
  return took;
}
