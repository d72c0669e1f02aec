import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groundOf } from './grounding.ts';

const problemIn = (language: string, source: string) => {
  const ground = groundOf(source, language, { sums: true });
  return (text: string, beside: string[] = [], known: string[] = []) => ground.problemOf(text, beside, known);
};

test('a date that is so many weeks, months or days after or before another holds, and a wrong one does not', () => {
  const german = problemIn('de', 'Der Antrag ist bis zum 31. März zu stellen. Der Bescheid dauert acht bis zehn Wochen.');
  for (const text of [
    '26. Mai bis 9. Juni: Bescheid, wenn am 31. März beantragt, denn er dauert acht bis zehn Wochen',
    'Beantragt am 31. März, Bescheid zwischen dem 26. Mai (8 Wochen) und dem 9. Juni (10 Wochen)',
  ])
    assert.equal(german(text), undefined, text);
  assert.match(german('Beantragt am 31. März, kommt der Bescheid nach acht Wochen am 27. Mai') ?? '', /"27"/);
  const english = problemIn('en', 'The notice is three months before 1 July. The trial begins on 4 May and takes 14 days.');
  assert.equal(english('Notice by 1 April, three months before 1 July'), undefined);
  assert.equal(english('It ends on May 18', ['The trial begins on 4 May and takes 14 days']), undefined);
  assert.match(english('It ends on May 19', ['The trial begins on 4 May and takes 14 days']) ?? '', /"19"/);
  assert.equal(problemIn('fr', 'Le 3 mars, puis six semaines.')('Le 14 avril, six semaines après le 3 mars'), undefined);
});

test('a place on an axis of time is the month that the source has in words', () => {
  const german = problemIn('de', 'Bauabschnitt 1 von Juni bis Juli 2026, Bauabschnitt 2 ab November 2026 bis Januar.');
  for (const date of ['2026-06', '2026-07', '2026-11', '2027-01', '--06']) assert.equal(german(date), undefined, date);
  assert.match(german('2026-12') ?? '', /"12"/);
  assert.match(german('2029-06') ?? '', /"2029"/);
  assert.equal(problemIn('pl', 'Etap 1 od czerwca 2026 do lipca.')('2026-06'), undefined);
  assert.equal(problemIn('ja', '工事は2026年6月から7月まで。')('2026-07'), undefined);
});
