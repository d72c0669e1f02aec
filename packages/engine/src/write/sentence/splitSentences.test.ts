import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitSentences } from './splitSentences.ts';

const CASES: readonly (readonly [string, readonly string[]])[] = [
  ['en', ['Dr. Lee met Mr. Fox on Jan. 5 in St. Paul.', 'They talked, e.g. about bees, for 3.5 hours.', 'Why?', 'Nobody knows.']],
  ['en', ['Work by J. R. Smith et al. in 2014 was first.', 'It cost $3.50.']],
  ['de', ['Es gibt z. B. zwei Wege, d. h. einen kurzen und einen langen.', 'Am 1. November geht es los.']],
  ['ru', ['В г. Москве живут 12 млн. человек.', 'Это много.']],
  ['hi', ['यह पहला वाक्य है।', 'यह दूसरा वाक्य है।']],
];
for (const [language, sentences] of CASES) {
  test(`${language}: ${sentences[0]}`, () => assert.deepEqual(splitSentences(sentences.join(' '), language), sentences));
}

test('Japanese speech is not cut inside its brackets', () => {
  assert.deepEqual(splitSentences('彼は「行こう。早く。」と言った。雨が降った。', 'ja'), [
    '彼は「行こう。早く。」と言った。',
    '雨が降った。',
  ]);
});
