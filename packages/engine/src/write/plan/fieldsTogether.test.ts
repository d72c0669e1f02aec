import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const slidesOf = (text: string) => {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
};
const PARTS = [
  ['Strengths', ['68 % of the customers come twice a week', 'Rent is fixed until 2031']],
  ['Weaknesses', ['The oven of 1998 needs 30 % more gas than a new one', 'Two of five posts are filled', 'No card payments']],
  ['Opportunities', ['340 new flats from spring on', 'A grant of 40 % for the oven']],
  ['Threats', ['A discounter bakes 200 m away', 'Butter costs 22 % more than a year ago']],
] as const;

test('a short SWOT analysis is one slide of four fields, with all that stands in it', () => {
  const text = `The bakery in October\n\n${PARTS.map(([name, items]) => `${name}\n${items.map((item) => `- ${item}`).join('\n')}`).join('\n\n')}\n`;
  const matrix = slidesOf(text).find(({ kind }) => kind === 'matrix');
  assert.ok(matrix?.kind === 'matrix');
  assert.equal(matrix.title, 'Strengths, weaknesses, opportunities, and threats');
  assert.deepEqual(
    matrix.fields.map(({ head, items }) => [head, items?.map((item) => item.replaceAll('\u00a0', ' '))]),
    PARTS.map(([name, items]) => [name, [...items]]),
  );
});

test('a long one has a slide for each field', () => {
  const long = (name: string) =>
    `${name}\n${[1, 2, 3, 4, 5].map((n) => `- The ${n}th thing of this kind is told at some length, with its reason, its cost of ${n}00 euros and what became of it`).join('\n')}`;
  const text = `The bakery in October\n\n${PARTS.map(([name]) => long(name)).join('\n\n')}\n`;
  assert.ok(slidesOf(text).every(({ kind }) => kind !== 'matrix'));
});
