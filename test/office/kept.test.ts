import assert from 'node:assert/strict';
import { test } from 'node:test';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { sixCharts } from '../fixtures/sixCharts.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { overOthers } from './kept.ts';

const scene = designDeck(sixCharts, 'Tokyo', createTypesetter(fonts), { split: true });
const word = (text: string, left: number, top: number) => ({ text, left, top, right: left + 60, bottom: top + 24 });

test('a word that comes to stand over another is told, and none in the next line or one that stood there before', () => {
  const before = [[word('title', 300, 100), word('point', 300, 130)]];
  assert.deepEqual(overOthers(before, [[word('title', 300, 100), word('line', 300, 118), word('beside', 362, 100)]], scene), []);
  assert.deepEqual(overOthers(before, [[word('title', 300, 126), word('point', 310, 130)]], scene), [
    { page: 1, words: ['title', 'point'] },
  ]);
  const over = [[word('art', 300, 100), word('label', 300, 100)]];
  assert.deepEqual(overOthers(over, over, scene), []);
});
