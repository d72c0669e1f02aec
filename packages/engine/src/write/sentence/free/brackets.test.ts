import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentenceGrammarOf } from '../sentenceGrammar.ts';
import { citationsIn, isReferenceAlone } from './brackets.ts';

const cited = (text: string, language = 'en'): string[] =>
  citationsIn(text, sentenceGrammarOf(language)).map(({ start, end }) => text.slice(start, end));

test('a reference that is a word of its sentence stays, as an interval does', () => {
  assert.deepEqual(cited('The noise is scaled to the range of the query [12, 13].'), [' [12, 13]']);
  assert.deepEqual(cited('This was proved [4] for all tables.'), [' [4]']);
  assert.deepEqual(cited('In [12], the noise is scaled to the range.'), []);
  assert.deepEqual(cited('As shown by [3], it holds.'), []);
  assert.deepEqual(cited('In der Arbeit von [3] gilt es auch.', 'de'), []);
  assert.deepEqual(cited('Values are drawn from U[0, 1] and added.'), []);
});

test('a sentence in brackets that only refers is told from one that says something', () => {
  const refers = (text: string, language = 'en') => isReferenceAlone(text, sentenceGrammarOf(language));
  for (const text of ['(Section 2.1)', '(Figure 3).', '(see Table 4)', '(Lee, 2014).']) assert.ok(refers(text), text);
  assert.ok(refers('(Abschnitt 3)', 'de') && refers('(siehe Tabelle 2)', 'de'));
  for (const text of ['(At most three people.)', '(The café is closed on Mondays.)', 'Section 2.1 (new)']) assert.ok(!refers(text), text);
});
