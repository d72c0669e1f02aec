/** Paragraphs of real texts left out, put in another order and mixed: whatever is pasted, a deck comes of it, and soon. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { readText } from '../../packages/engine/src/read/text.ts';
import { writeDeck } from '../../packages/engine/src/write/writeDeck.ts';

const texts = globSync(['test/fixtures/texts/*.md', 'test/fixtures/outlines/*.txt'], { cwd: new URL('../..', import.meta.url) })
  .sort()
  .map((name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8').split(/\n{2,}/));

/** The same numbers from 0 to 1 for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const MIXES = 60;
const modes = ['expand', 'condense', 'preserve'] as const;

test('any paragraphs of any texts, in any order, are a deck', () => {
  assert.ok(texts.length > 20);
  for (let seed = 1; seed <= MIXES; seed++) {
    const next = numbers(seed);
    const some = (): string[] => texts[Math.floor(next() * texts.length)] ?? [];
    const [first, second] = [some(), some()];
    const mixed = [...first.slice(first.length * next()), ...second.slice(0, second.length * next())].filter(() => next() < 0.8);
    const text = (seed % 2 === 0 ? mixed : mixed.toSorted(() => next() - 0.5)).slice(0, 40).join('\n\n');
    if (text.trim() === '') continue;
    const contentModificator = modes[seed % modes.length] ?? 'expand';
    const deck = writeDeck(
      readText(text, 'text'),
      { numSlides: seed % 4 === 0 ? 8 : -1, source: { origin: 'text', text, contentModificator, textDensity: 'concise' } },
      new AbortController().signal,
    );
    assert.doesNotThrow(() => deckSchema.parse(deck), `mix ${seed}`);
    assert.ok(deck.slides.length > 1, `mix ${seed}`);
  }
});
