/** One guide in nineteen languages: the same text must make the same deck, whatever its script and the length of its words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck } from '@slidewright/contract/deck';
import { deckOf, type Rewriting, writtenTexts } from '../../../../test/fixtures/writtenTexts.ts';
import { countWords, wordiness } from './sentence/measure.ts';
import { splitSentences } from './sentence/splitSentences.ts';

const documents = writtenTexts.filter(({ name }) => /^[a-z]{2}(?:-[a-z]+)?\.md$/.test(name));
const modes = ['condense', 'expand', 'preserve'] as const;

/** Words that are read below the titles, as many as they would be in English. */
function wordsOn(deck: Deck): number {
  const count = (value: unknown): number =>
    typeof value === 'string'
      ? countWords(value)
      : value !== null && typeof value === 'object'
        ? Object.values(value).reduce<number>((sum, inner) => sum + count(inner), 0)
        : 0;
  const words = deck.slides.reduce((sum, { kind: _, title: __, notes: ___, sources: ____, ...said }) => sum + count(said), 0);
  return words / deck.slides.length / wordiness(deck.language);
}

test('the number of slides differs by at most a quarter from language to language', () => {
  assert.equal(documents.length, 19);
  for (const contentModificator of modes) {
    const counts = documents.map((one) => deckOf(one, { contentModificator }).slides.length);
    assert.ok(Math.max(...counts) <= 1.25 * Math.min(...counts), `${contentModificator}: ${counts.join(' ')}`);
  }
});

test('the same sections are told in every language', () => {
  const told = documents.map((one) => {
    const headings = one.document.blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []));
    const at = new Map(one.document.blocks.map((block, i) => [block.id, i] as const));
    const sectionOf = (id: string) => headings.findLast((heading) => (at.get(heading) ?? 0) <= (at.get(id) ?? 0)) ?? '';
    return new Set(deckOf(one, {}).slides.flatMap(({ sources }) => (sources ?? []).map(sectionOf))).size;
  });
  assert.ok(Math.min(...told) >= Math.max(...told) - 1, told.join(' '));
});

test('no bullet is longer than a slide can bear, and none is broken off', () => {
  for (const one of documents) {
    for (const slide of deckOf(one, {}).slides) {
      if (slide.kind !== 'bullets' && slide.kind !== 'cards') continue;
      const said = slide.kind === 'bullets' ? slide.items : slide.cards;
      for (const { text = '' } of said) {
        assert.ok(!text.endsWith('…'), `${one.name}: ${text}`);
        // A key sentence is shown in however many words it takes, up to a bound.
        assert.ok(countWords(text) <= 56, `${one.name}: ${text}`);
      }
    }
  }
});

test('preserve keeps every sentence on a slide or in the notes, word for word', () => {
  for (const one of documents) {
    const deck = deckOf(one, { contentModificator: 'preserve' });
    const notes = deck.slides.map((slide) => slide.notes).join('\n');
    for (const block of one.document.blocks) {
      if (block.type !== 'paragraph') continue;
      const paragraph = block.runs.map((run) => run.text).join('');
      for (const sentence of splitSentences(paragraph.replace(/\s+/g, ' '), deck.language)) {
        // A name at the beginning may be the title of what it names.
        const [, name = '', rest = ''] = /^(.+?)\s?[.:：]\s+(.+)$/u.exec(sentence) ?? [];
        const isNamed = name !== '' && deck.slides.some(({ title }) => title.includes(name)) && notes.includes(rest);
        assert.ok(isNamed || notes.includes(sentence) || JSON.stringify(deck.slides[0]).includes(sentence), `${one.name}: ${sentence}`);
      }
    }
  }
});

test('density and verbosity are seen in the words on a slide', () => {
  for (const one of documents.filter(({ name }) => ['en.md', 'ja.md', 'ar.md', 'hi.md'].includes(name))) {
    const of = (rewriting: Rewriting) => wordsOn(deckOf(one, rewriting, 15));
    const [minimal, concise, detailed] = [of({ textDensity: 'minimal' }), of({ textDensity: 'concise' }), of({ textDensity: 'detailed' })];
    assert.ok(
      minimal < 0.65 * concise && concise < 0.95 * detailed,
      `${one.name}: ${[minimal, concise, detailed].map(Math.round).join(' ')}`,
    );
    assert.ok(of({ verbosity: 'short' }) < 0.7 * of({ verbosity: 'detailed' }), one.name);
  }
});
