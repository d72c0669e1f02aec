import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const blocksOf = (text: string) => structured(readText(text, 'text'), false).document.blocks;
const headings = (text: string) => blocksOf(text).flatMap((block) => (block.type === 'heading' ? [block.text] : []));
const lists = (text: string) => blocksOf(text).flatMap((block) => (block.type === 'list' ? [block.items.length] : []));

const FRONT =
  'Update for the quarter\nfor the meeting on Monday\n\nSummary\n\nGood quarter on sales, bad quarter on boxes. If we fix returns, the year still ends on plan.\n\n';
const BEHIND =
  '\n\nWhat went well\n\nThe hospitals return their boxes, because the trays never leave the building. No hospital has ever left us.';

test('measures with their values below a name of their own are its list, and none of them is a heading', () => {
  const text = `${FRONT}Numbers\n\nRevenue 4.2m (plan 4.0m)\nGross margin 31% (plan 35%)\nReturn rate 91% (plan 95%)${BEHIND}`;
  assert.deepEqual(headings(text).slice(-2), ['Numbers', 'What went well']);
  assert.deepEqual(lists(text), [3]);
});

test('lines that each part a name and what is said of it by a dash are a list', () => {
  const text = `${FRONT}Next\nOctober - shelves on all 410 floors\nNovember - deposit live in both cities\nDecember - return rate of 90 percent, checked by a count\nJanuary - decide about the sixth city${BEHIND}`;
  assert.deepEqual(headings(text).slice(-2), ['Next', 'What went well']);
  assert.deepEqual(lists(text), [4]);
});

test('one thing that is counted on is no row of measures', () => {
  const text = `${FRONT}Weeks\n\nUnit 1\nUnit 2\nUnit 3${BEHIND}`;
  assert.deepEqual(lists(text).includes(3), false);
});
