/** The page of the benchmark and its history, of a run whose figures are made up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withRun } from '../../bench/peers/history.ts';
import { pageOf, summaryOf } from '../../bench/peers/page.ts';
import { better } from '../../bench/peers/ratios.ts';
import type { MadeBy, Results } from '../../bench/peers/results.ts';

const taking = (cpu: number, kilobytes: number): Pick<MadeBy, 'measured'> => ({
  measured: { cold: { wall: 2 * cpu, cpu, memory: 100 }, warm: { wall: cpu / 10, cpu: cpu / 10 }, kilobytes, installMegabytes: 200 },
});
const share = { part: 3, whole: 4 };
const pptx = {
  lint: share,
  inPlaces: share,
  titled: share,
  charts: share,
  tables: share,
  themed: share,
  described: share,
  words: { Latin: share },
};

const results: Results = {
  version: '1.2.0',
  commit: 'abcdef0',
  day: '2026-01-31',
  machine: '2 cores',
  node: '24.0.0',
  others: 0.5,
  minutes: 8.6,
  peers: {} as Results['peers'],
  texts: ['report'],
  warmUp: 6,
  slides: 12,
  made: [
    { name: 'Slidewright', format: 'pptx', how: 'the engine', ...taking(2, 400), pptx },
    { name: 'pandoc', format: 'pptx', how: 'the program', ...taking(1, 800), pptx },
    { name: 'A newcomer', format: 'pptx', how: 'the program', ...taking(8, 100), pptx },
    { name: 'python-pptx', format: 'pptx', how: 'its API', missing: 'Debian has none' },
  ],
  read: [],
};

test('where another takes less it is said with the reason, or that there is none yet', () => {
  const found = better(results);
  assert.deepEqual(
    found.map(({ name, costs }) => [name, costs]),
    [
      ['pandoc, PPTX', ['cold', 'coldWall', 'warm']],
      ['A newcomer, PPTX', ['size']],
    ],
  );
  assert.match(found[0]?.reason ?? '', /measures no text/);
  assert.match(found[1]?.reason ?? '', /not been looked at/);
});

test('the page has a row for each, what is better in bold, and what is missing with the reason', () => {
  const page = pageOf(results);
  assert.match(page, /\| pandoc – the program \| \*\*0\.50 ×\*\* \| \*\*0\.50 ×\*\* \| \*\*0\.50 ×\*\* \| 1\.0 × \| 2\.0 × \| 1\.0 × \|/);
  assert.match(page, /\| python-pptx \| not installed: Debian has none \|/);
  const failed = pageOf({ ...results, made: results.made.map((each) => (each.missing ? { ...each, failed: true as const } : each)) });
  assert.match(failed, /\| python-pptx \| not measured: Debian has none \|/);
  assert.match(page, /\*\*The machine was shared: 50 % of the processor time/);
  assert.match(pageOf({ ...results, others: 0.02 }), /Other programs used 2 % of the processor time/);
  assert.match(summaryOf(results), /\| PPTX: A newcomer \| 4\.0 × \|/);
  assert.equal(pageOf(results), page);
});

test('the history has a line for each version, of ratios alone; a later run of a version takes the place of an earlier one', () => {
  const first = withRun('', { ...results, version: '1.1.0' });
  const both = withRun(withRun(first, results), { ...results, commit: '1234567' });
  const releases = JSON.parse(both);
  assert.deepEqual(
    releases.map(({ version, commit }: Results) => [version, commit]),
    [
      ['1.1.0', 'abcdef0'],
      ['1.2.0', '1234567'],
    ],
  );
  assert.deepEqual(releases[1].ratios['pandoc.pptx'], { cold: 0.5, coldWall: 0.5, warm: 0.5, memory: 1, size: 2, install: 1 });
  assert.equal(both.split('\n').length, releases.length + 3);
});
