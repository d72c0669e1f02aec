import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

/** Its second paragraph tells of a man and a woman in a train. */
const text = readFileSync(new URL('../../../../../test/fixtures/titles/fr-essay-silence.txt', import.meta.url), 'utf8')
  .replace(/^#.*\n/u, '')
  .replace(/^[0-3] /gmu, '');
const deckOf = (numSlides: number) =>
  writeDeck(
    readText(text.replace(/(?<=\S)\n(?=\S)/gu, ' '), 'text'),
    { numSlides, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } },
    new AbortController().signal,
  );
const SCENE = 'Un homme vendait un appartement';
const titlesOf = (numSlides: number) => deckOf(numSlides).slides.map(({ title }) => title.slice(0, SCENE.length));

test('a slide of a scene that nobody would keep is spoken to the one behind it', () => {
  const { slides } = deckOf(-1);
  assert.ok(!titlesOf(-1).includes(SCENE));
  assert.equal(slides.filter(({ notes }) => notes.includes(SCENE)).length, 1);
});

test('where a number of slides is asked for none goes', () => {
  for (const count of [4, 7]) assert.equal(deckOf(count).slides.length, count);
});
