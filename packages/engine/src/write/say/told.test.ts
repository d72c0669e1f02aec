import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lexicon } from '../discourse/terms.ts';
import { Told } from './told.ts';

const lexicon = new Lexicon(new Set(['the']));
for (let i = 0; i < 8; i++) lexicon.add('the honey of the bees');
lexicon.add('a wasp stings');

const noveltyOf = (told: Told, text: string, besides = new Map<number, number>()) =>
  told.noveltyOf(lexicon.lookUp(text), text.split(' ').length, besides);

test('what the source comes back to is worth more than what it mentions', () => {
  const told = new Told(lexicon, 0.3);
  assert.ok(noveltyOf(told, 'bees make honey in the hive') > noveltyOf(told, 'a wasp stings in the hive'));
});

test('what has been told is worth less, on a slide before as on the same one', () => {
  const told = new Told(lexicon, 0.3);
  const fresh = noveltyOf(told, 'bees make honey');
  const besides = new Map(lexicon.lookUp('the honey').map((term) => [term, 2]));
  assert.ok(noveltyOf(told, 'bees make honey', besides) < fresh);
  for (let i = 0; i < 3; i++) told.tell(['the honey', 'bees']);
  assert.ok(noveltyOf(told, 'bees make honey') < 0.7 * fresh);
});

test('the more of the source a deck has room for, the more often it says the same', () => {
  assert.ok(noveltyOf(new Told(lexicon, 0.8), 'bees make honey') > noveltyOf(new Told(lexicon, 0.1), 'bees make honey'));
});

test('where a deck has room for most of its source, words of grammar are no news, however often they occur', () => {
  const lexicon = new Lexicon(new Set(['it', 'is', 'that', 'the', 'of']));
  for (const text of ['It is that of the roof', 'It is that of the hall', 'It is that of the board', 'Costs rose by eight percent'])
    lexicon.add(text);
  const novelty = (share: number, text: string) => new Told(lexicon, share).noveltyOf(lexicon.lookUp(text), 5, new Map());
  const lead = (share: number) => novelty(share, 'It is that of the hall') - novelty(share, 'Costs rose by eight percent');
  assert.ok(lead(1) < lead(0.5));
});
