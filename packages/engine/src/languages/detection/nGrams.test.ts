import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { eld } from 'eld/extrasmall';
import { guess } from './nGrams.ts';
import { packScores } from './packedScores.ts';

const folder = new URL('../../../../../test/fixtures/texts/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

test('the packed table says of texts in twenty languages what the model says that it is packed from', () => {
  for (const text of [...texts, ...texts.map((each) => each.slice(40, 75)), 'Øl', 'constructor __proto__', '0123', '']) {
    const wanted = eld.detect(text.replace(/\s+/g, ' '));
    assert.deepEqual(
      guess(text),
      { language: wanted.language, scores: wanted.getScores(), reliable: wanted.isReliable() },
      text.slice(0, 60),
    );
  }
});

test('a row has a bare name or one in quotation marks of either kind, and none is found that is not there', () => {
  const { languages, scoresOf } = packScores(
    `export const data = {languages:{0:'am',12:'es'},ngrams:{' a\\'b':{0:7},cd:{0:1,12:255},"e'":{12:3},}};`,
  );
  assert.deepEqual(languages, { 0: 'am', 12: 'es' });
  assert.deepEqual([" a'b", 'cd', "e'"].map(scoresOf), [{ 0: 7 }, { 0: 1, 12: 255 }, { 12: 3 }]);
  assert.deepEqual(['c', 'cde', 'abcdefg', 'Ω', ''].map(scoresOf), Array(5).fill(undefined));
});

test('a table that is not as expected is no table', () => {
  assert.throws(() => packScores('export const data = [];'));
  assert.throws(() => packScores("ngrams:{'ab':[1]}"));
  assert.throws(() => packScores("ngrams:{'ab':{1:2}"));
  assert.throws(() => packScores("ngrams:{'abcdefgh':{1:2}}"));
});
