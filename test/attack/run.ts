/**
 * `npm run attack [-- NAME…]`: makes every attack of attacks/, or those named, on services that it starts on loopback, and prints what was
 * tried and what was seen. Ends with 1 when something did not hold. Bounded: every try has its time, and the services end with it.
 */
import { readdir } from 'node:fs/promises';
import type { Attack, Try, Verdict } from './attack.ts';
import { startTarget } from './target.ts';

interface Row extends Verdict {
  attack: string;
  try: string;
  skipped?: boolean;
}

/** After a try, somebody else waits no longer than this for a small presentation, in milliseconds. */
const othersWithinMs = 60_000;

const folder = new URL('./attacks/', import.meta.url);
const wanted = process.argv.slice(2);
const names = (await readdir(folder))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) throw new Error(`There is no attack "${wanted.join('", "')}" in test/attack/attacks.`);

const rows: Row[] = [];
for (const name of names.sort()) {
  const { default: attack } = (await import(new URL(`${name}.ts`, folder).href)) as { default: Attack };
  console.log(`\n${attack.title}`);
  const target = await startTarget(attack.settings ?? {});
  try {
    for (const attempt of attack.tries) rows.push(report(await make(attack, attempt, target.on)));
  } finally {
    await target.close();
  }
}
const failed = rows.filter(({ held, skipped }) => !held && !skipped);
const skipped = rows.filter((row) => row.skipped);
console.log(`\n${rows.length - failed.length - skipped.length} held, ${failed.length} did not, ${skipped.length} skipped`);
for (const row of failed) console.log(`did not hold: ${row.attack}: ${row.try}: ${row.saw}`);
process.exit(failed.length > 0 ? 1 : 0);

async function make(attack: Attack, attempt: Try, on: Awaited<ReturnType<typeof startTarget>>['on']): Promise<Row> {
  const row = { attack: attack.title, try: attempt.name };
  const possible = (await attempt.possible?.()) ?? true;
  if (possible !== true) return { ...row, held: false, skipped: true, saw: possible };
  try {
    const verdict = await attempt.run(on(AbortSignal.timeout(attack.withinMs)));
    const otherMs = await on(AbortSignal.timeout(othersWithinMs)).makeForOther();
    return { ...row, ...verdict, saw: `${verdict.saw}; somebody else's deck after it: ${Math.round(otherMs)} ms` };
  } catch (cause) {
    return { ...row, held: false, saw: String(cause) };
  }
}

function report(row: Row): Row {
  const mark = row.skipped ? 'skip' : row.held ? 'held' : 'FAIL';
  console.log(`  ${mark}  ${row.try.padEnd(44)}  ${row.saw}`);
  return row;
}
