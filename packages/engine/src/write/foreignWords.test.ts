import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck } from '@slidewright/contract/deck';
import { withCredits } from '../illustrate/credits.ts';
import { languageOf } from '../languages/languageOf.ts';
import { languages } from '../languages/languages.ts';
import type { Document } from '../model/document.ts';
import { readText } from '../read/text.ts';
import type { WriteOptions } from './plan/brief.ts';
import { cite } from './slides/citations.ts';
import { writeDeck } from './writeDeck.ts';

const TAGS =
  'en de fr es it pt pt-BR nl pl ru uk be bg sr sr-Latn hr bs sl sk cs hu ro el tr az kk uz ar fa ur he hi mr ne bn gu pa ta te kn ml si th lo km my ja ko zh zh-TW vi id ms fil sw am hy ka fi et lv lt sv da nb nn is ga cy eu gl ca mt sq mk af zu xh'.split(
    ' ',
  );

/** Words that no language has, so that every word of a language that a deck shows was put there by the writer. */
const SOURCE = Array.from({ length: 6 }, (_, part) => {
  const word = (i: number) => `${'zqxvkw'[(part + i) % 6]}u${'brdlmn'[(part * 2 + i) % 6]}ok${part}${i}`;
  const sentence = (from: number) =>
    `${word(from).replace(/^./, (letter) => letter.toUpperCase())} ${[1, 2, 3, 4, 5, 6, 7].map((i) => word(from + i)).join(' ')}.`;
  const items = [20, 21, 22].map((i) => `- ${word(i)} ${word(i + 1)} ${word(i + 2)}`);
  return `# ${word(90)} ${word(91)}\n\n${[0, 8, 16].map((from) => sentence(from)).join(' ')}\n\n${items.join('\n')}\n`;
}).join('\n');

const textRequest = (numSlides: number): WriteOptions => ({
  numSlides,
  source: { origin: 'text', text: SOURCE, contentModificator: 'condense', textDensity: 'concise' },
});
const topicRequest = (numSlides: number): WriteOptions => ({
  numSlides,
  source: { origin: 'topic', topic: 'Zuzqok', content: 'detailed', presentationType: 'General' },
});

const { signal } = new AbortController();

function decksIn(language: string): Deck[] {
  const text: Document = { ...readText(SOURCE, 'text'), language };
  const topic: Document = { origin: 'topic', title: 'Zuzqok', language, blocks: [], warnings: [] };
  const reference = { title: 'Zuzqok', work: 'Qvork', url: 'https://example.org/', licence: 'CC0', retrieved: '2026-03-01T00:00:00Z' };
  const credit = { author: 'Zuvok', source: 'Qvork', licence: 'CC0', generated: false, url: 'https://example.org/' };
  const texts = [4, 22].map((count) => writeDeck(text, textRequest(count), signal));
  const topics = [2, 17].map((count) => writeDeck(topic, topicRequest(count), signal));
  const [first] = texts;
  const cited = first ? [cite(first, { ...text, references: [reference] }, -1), withCredits(first, new Map([[0, credit]]), true)] : [];
  return [...texts, ...topics, ...cited];
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value instanceof RegExp || typeof value !== 'object' || value === null
      ? []
      : Object.values(value).flatMap(stringsIn);

/** The texts of all languages with the languages that have them. */
const owners = new Map<string, Set<string>>();
for (const { tag, texts } of languages)
  for (const text of stringsIn(texts)) {
    const known = owners.get(text.toLowerCase()) ?? new Set();
    owners.set(text.toLowerCase(), known.add(tag));
  }

test('no word of another language stands on a slide, whatever its language', () => {
  assert.ok(TAGS.length >= 60, String(TAGS.length));
  assert.ok(owners.size > 2000, String(owners.size));
  for (const tag of TAGS) {
    const { tag: own } = languageOf(tag);
    // The platform knows every language's "and".
    const and = new Intl.ListFormat(tag, { type: 'conjunction' }).format(['0', '1']).slice(1, -1);
    for (const deck of decksIn(tag))
      for (const line of stringsIn(deck.slides.map(({ kind: _, ...shown }) => shown)).flatMap((text) => text.split(/\n| – /))) {
        const of = owners.get(line.trim().toLowerCase());
        assert.ok(!of || of.has(own), `${tag}: “${line}” is ${[...(of ?? [])].join(', ')}`);
        // What is left when the source's own words and signs are gone can only be the language's own.
        const rest = line
          .replaceAll(and, ' ')
          .replace(/[\p{L}\p{M}]*[ou][\p{L}\p{M}]*k\d*|Zuzqok|Qvork|Zuvok|CC0|\([IVX]+\)|https:\S+/giu, ' ');
        if (languageOf(tag).texts.agenda === undefined && !/\d{4}/.test(rest)) assert.doesNotMatch(rest, /\p{L}{3}/u, `${tag}: “${line}”`);
      }
  }
});
