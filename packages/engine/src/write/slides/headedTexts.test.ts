import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

function slidesOf(text: string): readonly Slide[] {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
}
const called = (slides: readonly Slide[], title: string): Slide => {
  const found = slides.find((slide) => slide.title === title);
  assert.ok(found, `${title} among ${slides.map((slide) => slide.title).join(' | ')}`);
  return found;
};

const REST = `
## Hours

The desk is open from nine to five on every weekday. On Saturdays it is open until noon.

## Repairs

Report a broken lamp to the caretaker on the same day. He mends it within a week.
`;

test('under a heading two values of a later sentence have no slide of their own, and a figure further down is not large', () => {
  const slides = slidesOf(`# Depot report

## People

We are 118 people at the end of June. Sick leave was 5.8%, against 4.1% a year ago. The new head of operations, Farida Benali, starts on 1 September.

## Maintenance

Clean the filter twice a year, in May and in November. Keep the lid closed, so that no child falls in. Frozen water takes about 9 percent more room and can burst a barrel.
${REST}`);
  assert.match(JSON.stringify(called(slides, 'People')), /Farida Benali/u);
  assert.equal(called(slides, 'Maintenance').kind, 'bullets');
});

test('a question stays above its answer, and an answer keeps the word that gives it', () => {
  const slides = slidesOf(`# Questions about the shared cars

## What does it cost?

You pay €7 a month, €2.80 an hour and €0.29 a kilometre. Fuel and insurance are included.

## May somebody else drive?

Yes, if that person is a member too. For a person of the same household the fee is €3 a month.
${REST}`);
  called(slides, 'What does it cost?');
  assert.match(JSON.stringify(called(slides, 'May somebody else drive?')), /Yes, if that person/u);
});

test('one of two risks is no title of both', () => {
  const slides = slidesOf(`# Kitchen project

## Risks

The main risk is a late permit, since the dairy stands beside a listed church. The second risk is the cook: two calls for applicants found nobody.
${REST}`);
  called(slides, 'Risks');
});

test('amounts that come to the sum in their heading are a chart, sums far apart on one axis a table', () => {
  const slides = slidesOf(`# Moving the warehouse

## Budget: £1,970,000

- Racking and docks £1,120,000
- Conveyors and returns line £640,000
- Move and double rent (3 months) £210,000

## Limits

| Location | Hotel | Lunch |
|---|---|---|
| London | £180 | £15 |
| Leeds | £120 | £12 |
| Paris | £150 | £15 |
${REST}`);
  const chart = called(slides, 'Budget: £1,970,000');
  assert.ok(chart.kind === 'chart');
  assert.deepEqual(chart.chart.series[0]?.values, [1120000, 640000, 210000]);
  assert.equal(called(slides, 'Limits').kind, 'table');
});

test('what is done about a risk stands with it, and not as one more', () => {
  const slides = slidesOf(`# Repair café

## Risks

- Too few volunteers
  - Start with two Saturdays a month
  - Ask the technical college for trainees in electrical trades
- Noise disturbs readers
  - The café closes its door
${REST}`);
  const risks = called(slides, 'Risks');
  assert.ok(risks.kind === 'cards');
  assert.deepEqual(risks.cards, [
    { head: 'Too few volunteers', text: 'Start with two Saturdays a month. Ask the technical college for trainees in electrical trades' },
    { head: 'Noise disturbs readers', text: 'The café closes its door' },
  ]);
});

test('whom a policy applies to is told, though its first sentence only says what it is', () => {
  const slides = slidesOf(`# Travel policy

## Purpose

This policy explains what the firm pays when people travel. It applies to all 240 employees and to contractors. Board members follow the same rules.
${REST}`);
  assert.match(JSON.stringify(slides.map(({ notes: _, ...slide }) => slide)), /This policy applies to all 240 employees/u);
});
