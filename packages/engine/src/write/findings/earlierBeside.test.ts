import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOfText } from './find.ts';

const change = (text: string, language: string): readonly unknown[] | undefined => {
  const found = findingsOfText(text, language).find(({ kind }) => kind === 'change');
  return found?.kind === 'change' ? [found.from.value, found.to.value, found.from.time] : undefined;
};

test('an earlier value in a clause of its own is what the other one changed from', () => {
  assert.deepEqual(change('78 % des répondants sont satisfaits, contre 69 % en 2022', 'fr'), [69, 78, '2022']);
  assert.deepEqual(change('Heute sind es 38 Mitglieder, vor zehn Jahren waren es 61', 'de'), [61, 38, 'vor zehn Jahren']);
  assert.deepEqual(change('I prestiti sono 51.200 euro; nel 2019, prima della crisi, erano 58.700', 'it'), [58700, 51200, '2019']);
  assert.deepEqual(change('Obiady je 412 uczniów, rok temu 350', 'pl'), [350, 412, 'rok temu']);
  assert.deepEqual(change('社员中60岁以上的占47%，五年前是35%', 'zh'), [35, 47, '五年前']);
  assert.deepEqual(change('Last year it was 42 complaints, this year 30', 'en'), [42, 30, 'Last year']);
});

test('what the clause names itself, a year without a word, a plan and a share of others are no earlier value', () => {
  assert.equal(change("Revenue was £3.2m, last year's loss £0.4m", 'en'), undefined);
  assert.equal(change('Rent is £640 a month, the deposit £580 in 2022', 'en'), undefined);
  assert.equal(change('The plan for 2019 was 38 staff, we had 46', 'en'), undefined);
  assert.equal(change('78 % des femmes, contre 69 % des hommes en 2022', 'fr'), undefined);
});

test('from one value to another without a verb is a change where a cause follows, and a range where something is so', () => {
  assert.deepEqual(change('小麦亩产从340公斤到420公斤，主要原因是换了新品种', 'zh'), [340, 420, undefined]);
  assert.equal(change('Opening hours are from 8 to 12 hours, because staff is short', 'en'), undefined);
});
