/**
 * Runs test files, each in a process of its own, two at a time; whatever takes longest begins first. `node scripts/test.mjs [file or pattern…]`,
 * on Node 24. Afterwards it lists the files that took most of the processor's time.
 */
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const allTests = ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'];

/** Milliseconds of a file's tests. */
const longest = 300_000;
const listed = 15;

/** The longest first, so that the last minutes are not one file's; then other programs and services, which wait; then all others. */
const order = ['test/features/chaos.test.ts', 'test/decks/', 'test/features/', 'test/office/', 'test/golden/', 'test/', 'packages/'];
const rank = (file) => order.findIndex((start) => relative(root, file).replaceAll('\\', '/').startsWith(start));

const patterns = process.argv.slice(2);
const files = [...new Set(globSync(patterns.length > 0 ? patterns : allTests, { cwd: root }))]
  .map((file) => join(root, file))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
if (files.length === 0) {
  console.error(`No test file is called ${patterns.join(' ')}.`);
  process.exit(1);
}

// Hundreds of processes load the same modules, and services do that tests start: what the first compiled is read by the others.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
const costs = mkdtempSync(join(tmpdir(), 'slidewright-costs-'));
process.env.SLIDEWRIGHT_TEST_COSTS = costs;
const begun = performance.now();
let success = false;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());
const execArgv = ['--import', new URL('testCost.mjs', import.meta.url).href];
const events = run({ files, concurrency: 2, timeout: longest, signal: stop.signal, execArgv });
events.on('test:summary', (summary) => {
  if (summary.file === undefined) success = summary.success;
});
const report = events.compose(new spec());
report.pipe(process.stdout);
report.on('end', () => {
  printCosts();
  rmSync(costs, { recursive: true, force: true });
  process.exitCode = success ? 0 : 1;
});

/** What each file's process took, with those that it started. */
function printCosts() {
  const all = readdirSync(costs).map((name) => JSON.parse(readFileSync(join(costs, name), 'utf8')));
  const sum = all.reduce((total, { cpu }) => total + cpu, 0);
  const seconds = (value) => value.toFixed(1).padStart(8);
  console.log(
    `\n${seconds((performance.now() - begun) / 1000)} s, ${sum.toFixed(1)} s of processor time in ${files.length} files; most in`,
  );
  console.log('   clock     CPU  (seconds)');
  for (const { file, clock, cpu } of all.sort((a, b) => b.cpu - a.cpu).slice(0, listed)) {
    console.log(`${seconds(clock)}${seconds(cpu)}  ${relative(root, file)}`);
  }
}
