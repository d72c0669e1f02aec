import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { outlineOf } from './outline.ts';
import { structured } from './structured.ts';

const headings = (text: string): (string | undefined)[] =>
  outlineOf(structured(readText(text, 'text'), false).document).sections.map(({ heading }) => heading);

const NOTES = `Owners' meeting, Canal Court – notes
Tue 6 Oct, De Sluis hall, 19:40

1. Roof
 - report by Daktec: laid in 1998, two years left at most, leaks at 54 and 58
 - two quotes, Daktec €86,500 and Van Ommeren €112,000 with insulation
 - vote: Van Ommeren, 14 for, 3 against
2. Service charge
 - now €168 a month on average, the board proposes €189
 - vote: 13 for, 5 against, from 1 January
3. Bicycles
 - 71 bicycles for 24 flats, 29 of them with a flat tyre or no chain
 - all get a label, and what has no name on it by 15 November goes
4. Any other business
 - noise at number 44, the neighbours talk first`;

test('the points of an agenda with notes below each are sections of minutes', () => {
  assert.deepEqual(headings(NOTES).slice(-4), ['Roof', 'Service charge', 'Bicycles', 'Any other business']);
});

test('steps without notes, and a list that is a small part of its text, stay lists', () => {
  const steps = '1. Pour off the liquid\n2. Feed it with rye\n3. Wait for a day';
  assert.deepEqual(headings(`# Starter\n\n## Three days\n\n${steps}`), ['Three days']);
  const prose = 'The committee met four times in the year, and each time it had more to do than the evening was long. '.repeat(8);
  const part = '1. Roof\n   - leaks at 54\n2. Charge\n   - now 168\n3. Bicycles\n   - 71 of them';
  assert.deepEqual(headings(`# Report\n\n## The year\n\n${prose}\n\n${part}`), ['The year']);
});

test('numbers without a point before headings that are counted through go; a number that the heading needs stays', () => {
  const section = (heading: string) => `## ${heading}\n\nWe talked about it for a while and agreed on what to do next.\n\n`;
  assert.deepEqual(headings(`# Notes\n\n${['1 transmitter', '2 listeners', '4 auction'].map(section).join('')}`), [
    'transmitter',
    'listeners',
    'auction',
  ]);
  assert.deepEqual(headings(`# Savings\n\n${['30 days of notice', '12 months of rent', '3 keys'].map(section).join('')}`), [
    '30 days of notice',
    '12 months of rent',
    '3 keys',
  ]);
});
