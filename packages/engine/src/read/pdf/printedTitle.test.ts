import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Passage } from './blocks/passage.ts';
import { lineOf } from './line/line.ts';
import type { Span } from './page/pageContent.ts';
import { printedTitle } from './printedTitle.ts';

const font = { name: 'Serif', bold: false, italic: false, mono: false };
let y = 0;
function passage(size: number, text: string, page = 0): Passage {
  y += 2 * size;
  const span: Span = { text, x0: 72, x1: 72 + size * text.length, y, size, font, spaced: false };
  return { lines: [lineOf([span], 0, false)], page, above: 1 };
}

const TITLE = 'Early warning of self-heating in stored hay with low-cost sensors';
const BODY = 'Hay that is baled too wet can heat itself to ignition within two to eight weeks.';
const titled = (declared: string, ...passages: readonly Passage[]) => printedTitle(passages, declared, 10);

test('a title in large print goes before another one in the properties', () => {
  assert.equal(titled('Wet hay bale smoulder detection', passage(9, 'J. Rural Saf. 12'), passage(18, TITLE), passage(10, BODY)), TITLE);
  assert.equal(
    titled('Working draft of May', passage(18, '低コストセンサーによる干し草の自然発火の早期警報'), passage(10, BODY)),
    '低コストセンサーによる干し草の自然発火の早期警報',
  );
});

test('so does one that says in full what the properties only name', () => {
  assert.equal(titled('Hay', passage(18, TITLE), passage(10, BODY)), TITLE);
  assert.equal(titled('Stored Hay', passage(18, TITLE), passage(10, BODY)), TITLE);
});

test('the properties are believed where they say the same or where no print stands out', () => {
  assert.equal(titled('Early warning of self-heating in hay', passage(18, TITLE), passage(10, BODY)), undefined);
  assert.equal(titled('uel-2024-0088', passage(18, TITLE), passage(10, BODY)), undefined);
  assert.equal(titled('Hay fires', passage(12, TITLE), passage(10, BODY)), undefined);
  assert.equal(titled('Hay fires', passage(18, TITLE), passage(18, 'A report for the insurers of barns'), passage(10, BODY)), undefined);
  assert.equal(titled('Hay fires', passage(24, 'Rural Safety'), passage(10, BODY)), undefined);
  assert.equal(titled('Hay fires', passage(10, BODY), passage(18, TITLE, 1)), undefined);
});
