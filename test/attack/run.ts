/**
 * `npm run attack [-- NAME…]`: makes every attack of attacks/, or those named, on services that it starts on loopback, and prints what was
 * tried and what was seen. With `--shared` the services lie on PostgreSQL and S3, which it starts too. Ends with 1 when something did not
 * hold. Bounded: every try has its time, and the services end with it.
 */
import { readdir } from 'node:fs/promises';
import type { Settings } from '../fixtures/server/service.ts';
import { startSharedServers } from '../fixtures/server/sharedServers.ts';
import type { Attack } from './attack.ts';
import { type Attempted, attempt } from './attempt.ts';
import { startTarget } from './target.ts';

const folder = new URL('./attacks/', import.meta.url);
const shared = process.argv.includes('--shared') ? await startSharedServers() : undefined;
if (typeof shared === 'string') throw new Error(shared);
const wanted = process.argv.slice(2).filter((argument) => argument !== '--shared');
const names = (await readdir(folder))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) throw new Error(`There is no attack "${wanted.join('", "')}" in test/attack/attacks.`);

const rows: (Attempted & { attack: string })[] = [];
try {
  for (const name of names.sort()) {
    const { default: attack } = (await import(new URL(`${name}.ts`, folder).href)) as { default: Attack };
    console.log(`\n${attack.title}`);
    await make(attack, { ...attack.settings, ...(await shared?.settings()) });
  }
} finally {
  await shared?.remove();
}
const failed = rows.filter(({ held, skipped }) => !held && !skipped);
const skipped = rows.filter((row) => row.skipped);
console.log(`\n${rows.length - failed.length - skipped.length} held, ${failed.length} did not, ${skipped.length} skipped`);
for (const row of failed) console.log(`did not hold: ${row.attack}: ${row.name}: ${row.saw}`);
process.exit(failed.length > 0 ? 1 : 0);

async function make({ title, tries, withinMs }: Attack, settings: Settings): Promise<void> {
  const target = await startTarget(settings);
  try {
    for (const one of tries) {
      const row = await attempt(one, withinMs, target.on);
      rows.push({ ...row, attack: title });
      const mark = row.skipped ? 'skip' : row.held ? 'held' : 'FAIL';
      console.log(`  ${mark}  ${row.name.padEnd(44)}  ${row.saw}`);
    }
  } finally {
    await target.close();
  }
}
