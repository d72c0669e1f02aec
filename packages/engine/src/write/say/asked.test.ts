/** Questions and what answers them, and names of tables that compare. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';

const slidesOf = (text: string) => deckOf({ name: 'asked', text, document: readText(text, 'text') }).slides;

test('a short question and what answers it are one point, whoever says it', () => {
  const said = JSON.stringify(
    slidesOf(`[00:00:04] NORA: This is the review of the flood in the archive on the 9th.
[00:00:15] PIET: At 21:10 the pump in the cellar stopped and the water rose to the second shelf. The alarm went to a telephone that nobody answers.
[00:00:31] NORA: For how long?
[00:00:33] PIET: Forty minutes.
[00:00:40] PIET: At 21:50 the caretaker saw it on his round and switched the mains off.
[00:01:02] NORA: The damage is 340 boxes, of which 290 can be dried.
`),
  );
  assert.match(said, /For how long\? Forty minutes/);
});

test('what is asked names what is counted, where a word or two lead to it', () => {
  const titles = slidesOf(`# Quartalsbericht der Bäderbetriebe

## Lage

Die Besucher kamen zahlreich, und trotzdem fehlt am Ende Geld.

Warum liegt das Ergebnis unter dem Plan? Drei Gründe. Erstens stieg der Preis für Fernwärme im Juli um 18 %; das kostet uns 90.000 €. Zweitens stand die Rutsche elf Wochen still, weil ein Ersatzteil fehlte. Drittens waren die Kassen an vier Wochenenden nicht besetzt.
`).map(({ title }) => title);
  assert.ok(titles.includes('Warum liegt das Ergebnis unter dem Plan?'), titles.join('\n'));
});

test('a second table of a section that compares things goes by these, and not by what they are compared in', () => {
  const titles = slidesOf(`# Two ways to heat the hall

## What we compared

We asked three firms in March, and two of them came to see the hall. Both took measurements for a day and wrote to us within a week. The third one told us on the telephone that it does no halls any more. We also asked the neighbouring parish, which has had a heat pump since 2019 and is content.

| | Heat pump | Pellets |
|---|---|---|
| Price | high | low |
| Room needed | a corner outside | a store of 12 m² |
| Noise | a hum | none |
| Work | none | ash every week |
`).map(({ title }) => title);
  assert.ok(titles.includes('Heat pump – Pellets') || titles.includes('What we compared'), titles.join('\n'));
  assert.ok(!titles.some((title) => title.includes('Price – Work')), titles.join('\n'));
});

test('a sentence or two above the headings that say who wrote it are not shown', () => {
  const said = JSON.stringify(
    slidesOf(`# How to look after the tool library

Written by me, Joss, since I move away in May. If anything in here is wrong, change it.

## Lending

Tools go out for one week at most. Write the name and the number of the tool into the book.

## Repairs

A broken tool goes on the red shelf. Tomas mends what he can on the first Saturday of the month.

## Money

We ask for 20 pounds a year. The bank card is in the drawer with the spare keys.

## Keys

There are four keys. Two are with the caretaker, one is mine and one is lost.
`),
  );
  assert.doesNotMatch(said, /move away in May/);
  assert.match(said, /20 pounds a year/);
});
