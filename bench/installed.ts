/**
 * What somebody gets who installs the packages, and not a clone: they are packed as `npm pack` packs them and installed in an empty folder. It prints the
 * megabytes on the disk, the largest packages, and how long a first deck takes there with nothing compiled yet. `npm run bench -- installed`.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstDeck, npm, packInto } from './packed.ts';
import { megabytesOf } from './peers/installSize.ts';

const folder = mkdtempSync(join(tmpdir(), 'slidewright-installed-'));
/** As `npx` has it: an installation that is one package's alone. */
const home = join(folder, '_npx/package');
const modules = join(home, 'node_modules');
const inMegabytes = (size: number): string => `${Math.round(size)} MB`;

try {
  install();
  printSizes('as npm leaves it');
  const first = await firstDeck({ modules, folder, key: undefined });
  console.log(`first deck, nothing compiled yet: ${first.seconds.toFixed(1)} s`);
  printSizes('after the first start');
  const second = await firstDeck({ modules, folder, key: first.key });
  console.log(`first deck, started again: ${second.seconds.toFixed(1)} s`);
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
  const tarballs = packInto(folder);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"name":"empty","version":"1.0.0"}');
  const start = performance.now();
  npm(['install', '--no-audit', '--no-fund', ...tarballs], home);
  console.log(`npm install, with what npm has in its cache: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
