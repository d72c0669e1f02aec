import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinSentences } from './joinSentences.ts';

test('sentences stand with a blank between them where their script has blanks', () => {
  assert.equal(joinSentences(['It is late.', 'We go.']), 'It is late. We go.');
  assert.equal(joinSentences(['案は三つあります。', '「更新する。」', '閉める。']), '案は三つあります。「更新する。」閉める。');
  assert.equal(joinSentences([]), '');
});
