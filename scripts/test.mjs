/**
 * Runs tests, five processes at a time: on two cores more than half of them wait for other programs or for a time to pass, and files that wait
 * and files that compute are begun in turns, so that neither are left for the end. Whatever takes longest begins first. `node scripts/test.mjs [file or pattern…]`, on Node 24. Afterwards it lists what took most of the processor's time, and what
 * waited longest. A process is that of one file, but all unit tests of a folder share one where they are short, and so do those of files of one kind,
 * those of the HTTP contract and of all else that a service within the test's process answers: alone, most of them would spend their time on loading. With `--quick`, these are all that is run, without those of pages and files.
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
/** Starts of names: tests of services and of other programs, which wait; those that take long begin first. */
const waiting = [
  'test/features/shared',
  'test/features/chaos',
  'test/features/languageModel',
  'test/features/diskFull',
  'test/features/browser',
  'test/features/queue',
  'test/features/documents',
  'test/office/edits',
  'test/features/pictures.service',
  'test/features/packages',
  'test/features/docsPages',
  'packages/server/src/reading/readers',
  'packages/server/src/jobs/',
  'test/office/',
  'test/features/',
  'packages/server/',
];
/** Tests of decks and pages, which compute. */
const computing = [
  'test/decks/matrix/latin',
  'test/decks/matrix/',
  'test/decks/samples',
  'test/decks/jumps',
  'packages/engine/src/write/',
  'packages/engine/src/design/',
  'test/features/contract.',
  'test/pptx',
  'test/pdf',
  'test/decks/',
  'packages/engine/',
  '',
];
const rankIn = (starts, file) => starts.findIndex((start) => nameOf(file).startsWith(start));
/** Contract tests are computed in one process, although they are among the features. */
const waits = (file) => rankIn(waiting, file) >= 0 && sharedBy(file) !== 'test/features/contract.';
/** What the process of a test is named for; none where it keeps one to itself, since it takes long or watches processes. */
const together =
  /^packages\/(?:engine\/src\/(?:write\/model|(?!design\/designDeck)\w+)|server\/src\/(?:api|cli|jobs(?!\/startJobs)|mcp|templates|tokens|world)|contract|client|web)\//;
const kinds = [
  ['test/pptx and pdf/', /^test\/(?:pptx|pdf)\//],
  // What a template looks like without a word is worked out once for both; with Latin it would be a process that all others wait for.
  ['test/decks/matrix/arabic and cjk/', /^test\/decks\/matrix\/(?:arabic|cjk)/],
  ['test/documents/', /^test\/documents\//],
  [
    'test/features/contract.',
    /^test\/features\/(?:contract\.\w+|docs|editing|http|neighbours|playground|rewriting|sessions|viewing|webhooks)\.test/,
  ],
];
const sharedBy = (file) => kinds.find(([, are]) => are.test(nameOf(file)))?.[0] ?? together.exec(nameOf(file))?.[0];
/** Pages are measured with real fonts and put out as whole files, and what the server does waits: more than half of the time of all unit tests. */
const isQuickOne = (file) => !/\/(?:design|output|server)\//.test(sharedBy(file) ?? '/design/');

const given = process.argv.slice(2);
const isQuick = given[0] === '--quick';
const patterns = isQuick ? unitTests : given.length > 0 ? given : allTests;
const files = [...new Set(globSync(patterns, { cwd: root }))]
  .sort()
  .map((file) => join(root, file))
  .filter((file) => !isQuick || isQuickOne(file));
if (files.length === 0) {
  console.error(`No test file is called ${patterns.join(' ')}.`);
  process.exit(1);
}

// All these processes load the same modules, and services do that tests start: what the first compiled is read by the others.
process.env.NODE_COMPILE_CACHE ??= join(cache, 'compiled');
const temporary = mkdtempSync(join(tmpdir(), 'slidewright-tests-'));
const [costs, groups] = ['costs', 'groups'].map((name) => join(temporary, name));
for (const folder of [costs, groups]) mkdirSync(folder);
process.env.SLIDEWRIGHT_TEST_COSTS = costs;
const begun = performance.now();
let success = false;

// Services that tests start are started from it; here it is made once.
if (files.some((file) => nameOf(file).startsWith('test/features/'))) await bundle();

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());
const execArgv = ['--import', new URL('testCost.mjs', import.meta.url).href];
const processes = inOrder(Map.groupBy(files, (file) => (patterns === given ? file : (sharedBy(file) ?? file))));
const events = run({ files: processes, concurrency: 5, timeout: longest, signal: stop.signal, execArgv });
events.on('test:summary', (summary) => {
  if (summary.file === undefined) success = summary.success;
});
const report = events.compose(new spec());
report.pipe(process.stdout);
report.on('end', () => {
  printCosts();
  rmSync(temporary, { recursive: true, force: true });
  process.exitCode = success ? 0 : 1;
});

/** The modules that the processes load, in the order in which they begin: a file, or one written here that loads all files of a group. */
function inOrder(processes) {
  const ranked = (members, starts) => members.sort(([, [a]], [, [b]]) => rankIn(starts, a) - rankIn(starts, b));
  const [waitingOnes, computingOnes] = [true, false].map((does) => [...processes].filter(([, [first]]) => waits(first) === does));
  return inTurns(ranked(waitingOnes, waiting), ranked(computingOnes, computing)).map(([name, members]) => {
    if (members[0] === name) return name;
    const path = join(groups, `${name.replaceAll('/', '.')}group.mjs`);
    writeFileSync(path, members.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`).join(''));
    return path;
  });
}

/** Both lists as one, each in its order and spread over the whole. */
function inTurns(...lists) {
  const placed = lists.flatMap((list) => list.map((one, i) => ({ one, at: (i + 0.5) / list.length })));
  return placed.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

/** What each process took, with those that it started: most time of the processor, and longest by the clock without it. */
function printCosts() {
  const all = readdirSync(costs).map((name) => JSON.parse(readFileSync(join(costs, name), 'utf8')));
  const sum = all.reduce((total, { cpu }) => total + cpu, 0);
  const seconds = (value) => value.toFixed(1).padStart(8);
  const calledBy = (file) => nameOf(file).replace(/^.*\/groups\/(.*)group\.mjs$/, (_, name) => `all of ${name.replaceAll('.', '/')}`);
  console.log(
    `\n${seconds((performance.now() - begun) / 1000)} s, ${sum.toFixed(1)} s of processor time in ${files.length} files; most in`,
  );
  console.log('   clock     CPU  (seconds)');
  for (const { file, clock, cpu } of all.toSorted((a, b) => b.cpu - a.cpu).slice(0, listed))
    console.log(`${seconds(clock)}${seconds(cpu)}  ${calledBy(file)}`);
  const waited = ({ clock, cpu }) => clock - cpu;
  console.log('Longest by the clock without it: for others, for a time to pass, or for its turn');
  for (const one of all.sort((a, b) => waited(b) - waited(a)).slice(0, listed / 2))
    console.log(`${seconds(one.clock)}${seconds(one.cpu)}  ${calledBy(one.file)}`);
}
