/** What the options of a request do to a deck, on texts of several kinds and languages. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Deck } from '@slidewright/contract/deck';
import { deckOf, type Rewriting, writtenTexts } from '../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../read/text.ts';
import { materialOf } from './discourse/passages.ts';
import { countWords } from './sentence/measure.ts';
import { openingOf } from './structure/opening.ts';
import { outlineOf } from './structure/outline.ts';
import { structured } from './structure/structured.ts';

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
const shownOn = (deck: Deck): string[] => deck.slides.flatMap(({ kind: _, notes: __, sources: ___, ...said }) => stringsIn(said));
const wordsOn = (deck: Deck): number => shownOn(deck).reduce((sum, text) => sum + countWords(text), 0);
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('preserve shows the statements of its source on slides', () => {
  const shares = writtenTexts.map((text) => {
    const shown = letters(shownOn(deckOf(text, { contentModificator: 'preserve' })).join(' '));
    const { passages } = materialOf(outlineOf(text.document), text.document);
    const stated = passages
      .filter(({ form }) => form !== 'code')
      .flatMap(({ units }) => units)
      .filter(({ words, role }) => words >= 3 && role !== 'greeting' && role !== 'transition' && role !== 'announcement');
    // What typesetting changes at a sentence's ends makes no difference.
    const isShown = (said: string) => shown.includes(said.slice(Math.floor(0.3 * said.length), Math.floor(0.8 * said.length)));
    return stated.filter(({ text: said }) => isShown(letters(said))).length / stated.length;
  });
  for (const [i, share] of shares.entries()) assert.ok(share >= 0.85, `${writtenTexts[i]?.name}: ${share.toFixed(2)}`);
});

const pasted = new URL('../../../../test/fixtures/outlines/', import.meta.url);
const figuresIn = (text: string): readonly string[] =>
  text.replace(/[\u00a0\u202f]/g, ' ').match(/(?<![\p{L}\p{Nd}])\p{Nd}+(?:[.,:]\p{Nd}+)*/gu) ?? [];

test('preserve shows every figure of its source on slides', () => {
  const names = readdirSync(pasted).filter((name) => /^(?:email|minutes|report|policy|contract|lecture|news)-\w+\.txt$/.test(name));
  assert.ok(names.length >= 10);
  for (const name of names) {
    const text = {
      name,
      text: '',
      document: readText(readFileSync(new URL(name, pasted), 'utf8').split('\n=== outline\n')[0] ?? '', 'text'),
    };
    const shown = new Set(shownOn(deckOf(text, { contentModificator: 'preserve' })).flatMap(figuresIn));
    const { document, meta } = structured(text.document, true);
    const { passages } = materialOf(outlineOf(document, openingOf(document, meta).blocks), document);
    // The numbers of clauses are no figures.
    const units = passages.filter(({ form }) => form !== 'code').flatMap(({ units }) => units);
    const lost = units.flatMap(({ text: said }) => figuresIn(said.replace(/^\d+(?:\.\d+)*\s/u, '')).filter((figure) => !shown.has(figure)));
    assert.deepEqual(lost, [], name);
  }
});

test('condense says the key messages in two fifths of the words of expand, or little more', () => {
  const ratios = writtenTexts.map((text) => wordsOn(deckOf(text, { contentModificator: 'condense' })) / wordsOn(deckOf(text, {})));
  assert.ok(mean(ratios) <= 0.42, mean(ratios).toFixed(2));
  for (const [i, ratio] of ratios.entries()) assert.ok(ratio <= 0.55, `${writtenTexts[i]?.name}: ${ratio.toFixed(2)}`);
});

test('density and verbosity change the words of a slide by clear steps', () => {
  const some = writtenTexts.filter((_, i) => i % 3 === 0);
  const of = (rewriting: Rewriting) => some.map((text) => wordsOn(deckOf(text, rewriting, 9)));
  const [minimal, concise, detailed] = [of({ textDensity: 'minimal' }), of({ textDensity: 'concise' }), of({ textDensity: 'detailed' })];
  const steps = [mean(minimal) / mean(concise), mean(detailed) / mean(concise)];
  const [short, long] = [of({ verbosity: 'short' }), of({ verbosity: 'detailed' })];
  const phrasings = [mean(short) / mean(concise), mean(long) / mean(concise)];
  for (const [fewer = 0, more = 0] of [steps, phrasings]) {
    assert.ok(fewer <= 0.8, `fewer: ${fewer.toFixed(2)}`);
    assert.ok(more >= 1.19, `more: ${more.toFixed(2)}`);
  }
});

test('an automatic deck has at most twenty slides, one of a few pages at least eight', () => {
  for (const text of writtenTexts) {
    const { length } = deckOf(text, {}).slides;
    assert.ok(length >= 8 && length <= 20, `${text.name}: ${length}`);
  }
});
