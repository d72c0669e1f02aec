import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';
import { measureOfLine } from './kinds/unit.ts';

test('a line beside a table says what its figures are in', () => {
  assert.equal(measureOfLine('Takings by stall, in € thousand:'), '€ thousand');
  assert.equal(measureOfLine('Alle Beträge in Tsd. €.'), 'Tsd. €');
  assert.equal(measureOfLine('Marktanteile (in Prozent)'), 'Prozent');
  assert.equal(measureOfLine('Montants en milliers d’euros'), 'milliers d’euros');
  assert.equal(measureOfLine('Takings of all stalls in Bristol:'), undefined);
  assert.equal(measureOfLine('Who stood where (see the map):'), undefined);
  assert.equal(measureOfLine('What changed in 2024:'), undefined);
});

const ROWS = [
  ['Fish', '1,310', '1,690', '+29%'],
  ['Bread', '1,120', '1,240', '+11%'],
  ['Cheese', '420', '390', '-7%'],
  ['Total', '2,850', '3,320', '+16%'],
];
const slidesOf = (lead: string, rows: readonly (readonly string[])[], head: string, behind: string) => {
  const text = `Harbour Market Report\n\nTakings\n\n${lead}\n${head}\n${rows.map((row) => row.join('\t')).join('\n')}\n\n${behind}\n\nVisitors\n\nThe market had more visitors than ever. On Saturdays the car park was full before ten.\n`;
  return deckOf({ name: 'market.txt', text, document: readText(text, 'text') }).slides;
};

test('what the figures of a table are in stands with it where a sentence is its title', () => {
  const fish = 'Fish grew by 29% because two boats more land their catch here. Cheese fell because one dairy closed.';
  const slides = slidesOf('Takings by stall, in € thousand:', ROWS, 'Stall\tSpring\tSummer\tChange', fish);
  const [shown] = slides.filter(({ kind }) => kind === 'table' || kind === 'chart');
  assert.match(JSON.stringify({ ...shown, notes: '' }), /€ thousand/u);
  const plain = slidesOf('Takings by stall:', ROWS, 'Stall\tSpring\tSummer\tChange', fish);
  assert.doesNotMatch(JSON.stringify(plain), /thousand/u);
});

test('a chart of a table has the unit that only the line above it tells', () => {
  const rows = ROWS.slice(0, 3).map((row) => row.slice(0, 3));
  const slides = slidesOf('Takings by stall, in € thousand:', rows, 'Stall\tSpring\tSummer', 'Cheese fell because one dairy closed.');
  const [shown] = slides.flatMap((slide) => (slide.kind === 'chart' || slide.kind === 'table' || slide.kind === 'slope' ? [slide] : []));
  assert.match(JSON.stringify({ ...shown, notes: '' }), /€ thousand/u, shown?.kind);
});
