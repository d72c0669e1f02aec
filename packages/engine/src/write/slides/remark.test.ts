import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

test('what a section says beside its table stands below the table', () => {
  const text = `# Winter service agreement

## Scope

The contractor grits 43 sites whenever the forecast is at or below half a degree. Car parks are cleared only when the client orders it.

## Price

| Service | Unit | Price |
|---|---|---|
| Priority A site | per visit | £38.50 |
| Snow clearance by hand | per hour | £27.00 |
| Standby fee | per season | £6,200 |

Prices rise on 1 November each year by the change in CPI, but by no more than 4 %. The contractor invoices monthly; payment is due within 30 days.

## Records

For each visit the contractor records arrival and departure by GPS and takes two photographs. A visit without a complete record is not payable.
`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const table = slides.find(({ kind }) => kind === 'table');
  assert.ok(table?.kind === 'table');
  assert.match(`${table.title}\n${table.sentence ?? ''}`, /by no more than 4\s%[\s\S]*within 30\sdays/u);
});

test('a numbered list keeps its numbers beside the sentence behind it, which stands below', () => {
  const text = `# Hall rules

## Booking

1. Check that the hall is free.
2. Hand in the form with your insurance.
3. Pay the deposit of 30 %.
4. Sign the agreement.
5. Collect the keys on the day.

Without a deposit within fifteen days the date goes to the next group on the list.

## Noise

Music stops at two in the morning. After two complaints the whole deposit is kept.
`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const list = slides.find(({ title }) => title === 'Booking');
  assert.ok(list?.kind === 'bullets');
  assert.deepEqual(
    [list.ordered, list.items.length, list.sentence],
    [true, 5, 'Without a deposit within fifteen days the date goes to the next group on the list'],
  );
});

test('what a table comes to stands below its chart, and a remark about one row below the table and not above it', () => {
  const text = `# Moving the library

## What it cost

| Item | Budget (£) | Actual (£) |
|---|---|---|
| Van hire | 640 | 910 |
| Boxes | 300 | 285 |
| Shelving | 2,400 | 3,150 |

That makes £4,345, or £1,005 more than planned. The grant covers £4,000 of it, so the committee has to find £345 before March.

## Settings

| Key | Default | Meaning |
|---|---|---|
| every | 1h | How long an answer is kept |
| stale | 24h | How long old answers are served when the source is down |

With stale set to zero nothing old is served.
`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const chart = slides.find(({ kind }) => kind === 'chart');
  assert.ok(chart?.kind === 'chart');
  assert.match(chart.sentence ?? '', /^That makes £4,345[\s\S]*before March$/u);
  const table = slides.find(({ kind }) => kind === 'table');
  assert.ok(table?.kind === 'table');
  assert.deepEqual([table.title, table.sentence], ['Settings', 'With stale set to zero nothing old is served']);
});

test('below the terms of a proposal stands first what is proposed, and then what else was weighed', () => {
  const text = `# Paper for the trustees

## The roof

The roof of the north aisle has leaked since 2019. The last repair cost £3,400 and held for two winters.

## Decision required: slates

We propose to lay new slates on the whole of the north aisle.

- Cost: £84k, of which £30k is a grant from the county
- Saving: about £2,900 a year in repairs
- Timing: order by 1 June for work in September

Two alternatives were weighed. Steel sheets would be cheaper by a third but last half as long. Another repair would hold for two winters at most.

## Next steps

The architect sends the drawings in April. The trustees meet again on 9 May.
`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const terms = slides.find(({ title }) => title.startsWith('Decision required'));
  assert.ok(terms && 'sentence' in terms, JSON.stringify(slides));
  assert.match(terms.sentence ?? '', /^We propose[^\n]*\nTwo alternatives/u);
});

test('that there are so many options is not said below their table', () => {
  const text = `# A new terminal

## Options

The board has looked at three options.

| | Stay | Build | Rent |
|---|---|---|---|
| Cost (million) | 18 | 186 | 64 |
| Ready | March 2026 | April 2027 | November 2026 |

## Why to build

The site lies next to the motorway. Each lorry saves an hour a day, and the old hall is sold to the town.
`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const shown = slides.map(({ notes: _, ...slide }) => JSON.stringify(slide)).join();
  assert.ok(!/three options/u.test(shown), shown);
});
