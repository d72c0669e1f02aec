import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { briefOf } from '../plan/brief.ts';
import { sourceOfDocument } from './builtInSlide.ts';
import { excerpt } from './excerpt.ts';
import { worthShowing } from './worthShowing.ts';

function sourceOf(text: string) {
  const options = { numSlides: 8, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } } as const;
  const source = sourceOfDocument(readText(text, 'text'), briefOf(options, 'en'));
  assert.ok(source);
  return source;
}

test('what of a source can be seen is listed with the kind that shows it and its passage', () => {
  const text = `# Ferry

## Fuel

The share of electric crossings rose from 74 percent in 2021 to 91 percent in 2025. An electric crossing costs 11 euros, where a diesel crossing costs 41 euros.

## Plan

| Line | 2024 | 2025 |
|---|---|---|
| North | 12 | 18 |
| South | 20 | 31 |

We recommend that the council buy two further boats.

## What we ask the council to decide

- Buy two boats in 2027
- Order a second connection at the pier`;
  const { pieces, composition } = sourceOf(text);
  const list = worthShowing(pieces, composition.findings, 'en').join('\n');
  for (const line of [
    /^change \[1\]: .*74 percent/m,
    /^table or chart \[2\]: .*2024 \| 2025/m,
    /^decisions \[3\]: We recommend/m,
    /^decisions \[4\]: Buy two boats/m,
  ])
    assert.match(list, line);
});

test('reasons that are counted in prose are no course; lettered items are options; citations go whole', () => {
  const text = `# Shade

## What we add

First, we measured 48 plots. Second, we counted the fruit. Third, we asked the farmers in the valley [1], [2].

## Options

- A. Stay at 32 stations
- B. Grow to 45 stations
- C. Sell the operation`;
  const { pieces, composition } = sourceOf(text);
  const list = worthShowing(pieces, composition.findings, 'en').join('\n');
  assert.doesNotMatch(list, /process/);
  assert.match(list, /^options \[2\]: A\. Stay/m);
  assert.match(excerpt(pieces, composition.judge.scores, 10_000), /in the valley\.$/m);
});

test('what a guide advises and a rule asks is no decision; a list of nothing but asks is one, and plans of one passage are one exhibit', () => {
  const text = `# Ferries

## How to begin

You should always explain how faults are reported. To be safe, the crew must check the doors.

## Third quarter

Revenue was £9.84m against a budget of £9.50m. Costs were £8.61m against a budget of £8.20m.

We need two things from the board on Thursday:

1. You should order the gearbox now
2. You should sign the grid connection`;
  const { pieces, composition } = sourceOf(text);
  const list = worthShowing(pieces, composition.findings, 'en');
  const decisions = list.filter((line) => line.startsWith('decisions'));
  assert.equal(decisions.length, 1, list.join('\n'));
  assert.match(decisions[0] ?? '', /gearbox.*grid/);
  assert.match(list.join('\n'), /^targets \[\d\]: .*9\.84m.*8\.61m/m);
});

test('options among other items are named, all of them, and no sentence is cut where it would be whole', () => {
  const text = `# The filler

The filler on line 1 went down for good on Monday, and the main bearing plus 14 of its 24 filling valves are shot, so that it fills 900 bottles an hour.

* present: Marit, Jonas and Aino
* opt A = repair. New bearing and 24 valves, Pettersen quote 38,500, three weeks, six months of guarantee only, life three to five years
* opt B = used line from the cidery in Hallvik that closed. They ask 96k, plus moving and fitting 14k, five weeks, so after 30 April
* opt C = stop bottling ourselves. Contract to Fjordtapp at 0.19 per bottle, and three jobs are gone`;
  const { pieces, composition } = sourceOf(text);
  const list = worthShowing(pieces, composition.findings, 'en').join('\n');
  assert.match(list, /^options \[\d\]: opt A = repair\.? \| opt B = used line .*\| opt C = stop bottling ourselves/m);
  assert.doesNotMatch(list, /present/);
  assert.doesNotMatch(list, /\S…\S/);
});

test('a reference that is a word of its sentence is shown as one, and an interval as it is', () => {
  const text = `# Noise

In [12], the noise is scaled to the query. [5] gave an intuitive description of this. It is drawn from U[0, 1] for each table [7].`;
  const { pieces, composition } = sourceOf(text);
  assert.match(
    excerpt(pieces, composition.judge.scores, 10_000),
    /In ref\. 12, the noise is scaled to the query\. ref\. 5 gave an intuitive description of this\. It is drawn from U\[0, 1\] for each table\./,
  );
});

test('a source that is too long keeps its headings, tables and figures before all else', () => {
  const filler = 'Things went on as they had gone on before and nobody said much about it at all. '.repeat(6);
  const text = Array.from(
    { length: 60 },
    (_, i) => `## Chapter about ${'abcdefghij'[i % 10]}${i}\n\n${filler}${i % 9 === 0 ? `It cost ${1000 + i} euros. ` : ''}${filler}`,
  ).join('\n\n');
  const table = '\n\n## Prices\n\n| Item | Price |\n|---|---|\n| Hinge | 77 |\n| Bolt | 88 |';
  const { pieces, composition } = sourceOf(text + table);
  const shown = excerpt(pieces, composition.judge.scores, 2500);
  assert.ok(shown.length / 4 < 2500 * 1.1, String(shown.length / 4));
  for (const part of ['Hinge | 77', 'Bolt | 88', ...[0, 9, 18, 27, 36, 45, 54].map((i) => `It cost ${1000 + i} euros.`)])
    assert.ok(shown.includes(part), part);
  const headings = shown.match(/^## /gm)?.length ?? 0;
  assert.ok(headings > 50, `${headings} headings`);
  assert.equal(excerpt(pieces, composition.judge.scores, 100_000).split('nobody said much').length - 1, 60 * 12);
});
