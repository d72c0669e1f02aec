/**
 * Runs tests, three processes at a time, since on two cores one of them mostly waits for other programs; whatever takes longest begins
 * first. `node scripts/test.mjs [file or pattern…]`, on Node 24. Afterwards it lists what took most of the processor's time. A process is
 * that of one file, but all unit tests of a folder of the engine share one, and those of its files, and those of the HTTP contract: alone,
 * most of them would spend their time on loading the engine. With `--quick`, these are all that is run, without those of pages and files.
 */
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules', '.cache');
const nameOf = (file) => relative(root, file).replaceAll('\\', '/');

/** Milliseconds of a test. */
const longest = 300_000;
const listed = 20;

const unitTests = ['packages/*/src/**/*.test.ts'];
const allTests = [...unitTests, 'test/**/*.test.ts'];
/** Files that take long begin first, so that the last minutes are not one file's; then other programs and services, which wait; then all others. */
const order = [
  'test/features/chaos.test.ts',
  'test/features/shared.test.ts',
  'test/decks/matrix/latin.test.ts',
  'test/features/languageModel.test.ts',
  'test/decks/',
  'test/features/',
  'test/office/',
  'packages/engine/src/design/designDeck.test.ts',
  'test/',
  'packages/',
];
const rank = (file) => order.findIndex((start) => nameOf(file).startsWith(start));
/** What the process of a test is named for; none where it keeps one to itself, since it takes long or watches processes. */
const together =
  /^(?:packages\/(?:engine\/src\/(?:design\/families|write\/model|(?!design\/designDeck)\w+)|contract|client)\/|test\/features\/contract\.)/;
const sharedBy = (file) => (/^test\/(?:pptx|pdf)\//.test(nameOf(file)) ? 'test/pptx and pdf/' : together.exec(nameOf(file))?.[0]);
/** Pages are measured with real fonts and put out as whole files: half of the time of all unit tests. */
const isQuickOne = (file) => !/\/(?:design|output)\//.test(sharedBy(file) ?? '/design/');

const given = process.argv.slice(2);
const isQuick = given[0] === '--quick';
const patterns = isQuick ? unitTests : given.length > 0 ? given : allTests;
const files = [...new Set(globSync(patterns, { cwd: root }))]
  .map((file) => join(root, file))
  .filter((file) => !isQuick || isQuickOne(file))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
if (files.length === 0) {
  console.error(`No test file is called ${patterns.join(' ')}.`);
  process.exit(1);
}

// All these processes load the same modules, and services do that tests start: what the first compiled is read by the others.
process.env.NODE_COMPILE_CACHE ??= join(cache, 'compiled');
const costs = mkdtempSync(join(tmpdir(), 'slidewright-costs-'));
process.env.SLIDEWRIGHT_TEST_COSTS = costs;
const begun = performance.now();
let success = false;

// Services that tests start are started from it; here it is made once.
if (files.some((file) => nameOf(file).startsWith('test/features/'))) await bundle();

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());
const execArgv = ['--import', new URL('testCost.mjs', import.meta.url).href];
const processes = patterns === given ? files : grouped(files);
const events = run({ files: processes, concurrency: 3, timeout: longest, signal: stop.signal, execArgv });
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

/** The files that keep a process to themselves, then a module for each group that loads its files. */
function grouped(all) {
  const folder = join(cache, 'tests');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const groups = Map.groupBy(all, sharedBy);
  const alone = groups.get(undefined) ?? [];
  groups.delete(undefined);
  const modules = [...groups].map(([name, members]) => {
    const path = join(folder, `${name.replaceAll('/', '.')}group.mjs`);
    writeFileSync(path, members.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`).join(''));
    return path;
  });
  return [...alone, ...modules];
}

/** What each process took, with those that it started. */
function printCosts() {
  const all = readdirSync(costs).map((name) => JSON.parse(readFileSync(join(costs, name), 'utf8')));
  const sum = all.reduce((total, { cpu }) => total + cpu, 0);
  const seconds = (value) => value.toFixed(1).padStart(8);
  console.log(
    `\n${seconds((performance.now() - begun) / 1000)} s, ${sum.toFixed(1)} s of processor time in ${files.length} files; most in`,
  );
  console.log('   clock     CPU  (seconds)');
  for (const { file, clock, cpu } of all.sort((a, b) => b.cpu - a.cpu).slice(0, listed)) {
    console.log(
      `${seconds(clock)}${seconds(cpu)}  ${nameOf(file).replace(/^.*\/tests\/(.*)group\.mjs$/, (_, name) => `all of ${name.replaceAll('.', '/')}`)}`,
    );
  }
}
