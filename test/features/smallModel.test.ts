/** Small models, over the wire: whatever they do, a deck is no worse than the built-in writer's, by checks of its own. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Deck, Slide } from '@slidewright/contract/deck';
import { readText } from '../../packages/engine/src/read/text.ts';
import { write } from '../../packages/engine/src/write/write.ts';
import { chatCompletions } from '../fixtures/languageModel/dialects/chatCompletions.ts';
import { solarText } from '../fixtures/languageModel/solarText.ts';
import { weakModel, weaknesses } from '../fixtures/languageModel/weakModel.ts';
import { startWriting } from '../fixtures/languageModel/written.ts';

const fixture = (language: string) => readFileSync(new URL(`../fixtures/texts/${language}.md`, import.meta.url), 'utf8');
/** Its first sections: enough for ten slides. */
const beginning = (text: string): string => text.slice(0, text.indexOf('\n', LENGTH));
const LENGTH = 4500;
const languages = ['en', 'fr', 'es', 'ru', 'ja', 'de', 'pt', 'it', 'nl'];
const sources = { solar: solarText, ...Object.fromEntries(languages.map((language) => [language, beginning(fixture(language))])) };
/** Each source meets every third level. */
const LEVELS = 3;

const shownOf = ({ notes: _, sources: __, picture: ___, ...slide }: Slide): string => JSON.stringify(slide);
const shown = ({ slides }: Deck): string => slides.map(shownOf).join('\n');
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
const numbersIn = (text: string): string[] => text.normalize('NFKC').match(/\p{Nd}+/gu) ?? [];
const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []);

interface Quality {
  /** Numbers that are not the source's. */
  readonly strange: number;
  /** Slides that have a title of another slide. */
  readonly sameTitles: number;
  /** Statements of four words and more that come more than once. */
  readonly repeated: number;
  /** Titles of up to four words: subjects. */
  readonly labels: number;
  /** Statements that end where no statement does. */
  readonly brokenOff: number;
  /** Numbers and words of the source that are shown. */
  readonly numbers: ReadonlySet<string>;
  readonly words: number;
}

function qualityOf(deck: Deck, source: string): Quality {
  const known = new Set(numbersIn(source));
  const said = wordsIn(shown(deck));
  const titles = deck.slides.map(({ title }) => title.toLowerCase());
  const statements = deck.slides.flatMap(({ kind: _, title: __, notes: ___, sources: ____, picture: _____, ...body }) =>
    textsOf(body).filter((text) => text.split(/\s+/).length >= 4),
  );
  const content = deck.slides.filter(({ kind }) => !['cover', 'agenda', 'section', 'closing'].includes(kind));
  const numbers = numbersIn(content.map(shownOf).join('\n'));
  return {
    // What tells a title from another one is no number.
    strange: textsOf(content)
      .flatMap((text) => numbersIn(text.replace(/ \(\d+\)$/, '')))
      .filter((number) => !known.has(number)).length,
    sameTitles: titles.length - new Set(titles).size,
    repeated: statements.length - new Set(statements).size,
    labels: content.filter(({ title }) => title.split(/\s+/).length <= 4 && title.length < 20).length,
    brokenOff: statements.filter((text) => /(?:[,;:]|\b(?:the|of|and|a|to|in|de|la|le|et|des|du))$/i.test(text)).length,
    numbers: new Set(numbers.filter((number) => known.has(number))),
    words: [...wordsIn(source)].filter((word) => said.has(word)).length,
  };
}

const NOT_MORE = ['strange', 'sameTitles', 'repeated', 'labels', 'brokenOff'] as const;

test('a small model never makes a deck worse, however weak it is', async (t) => {
  const taken: number[] = weaknesses.map(() => 0);
  for (const [place, [name, text]] of Object.entries(sources).entries()) {
    const { model, make } = await startWriting(t, chatCompletions, text, { small: true });
    const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
    const world = { log: { info: () => undefined, warn: () => undefined }, signal: new AbortController().signal };
    const { deck: builtIn } = await write(readText(text, 'text'), { numSlides: 10, source }, world);
    const before = qualityOf(builtIn, text);
    for (let level = place % LEVELS; level < weaknesses.length; level += LEVELS) {
      const { deck, writer, notes } = await make(weakModel(level, name.length), 10);
      const after = qualityOf(deck, text);
      const what = `${name}, a model that ${weaknesses[level]}: ${JSON.stringify(writer.slides)}`;
      assert.equal(deck.slides.length, 10, what);
      for (const key of NOT_MORE) assert.ok(after[key] <= before[key], `${key} ${after[key]}, before ${before[key]}; ${what}`);
      for (const number of before.numbers) assert.ok(after.numbers.has(number), `${number} is lost; ${what}`);
      assert.ok(after.words >= 0.95 * before.words, `${after.words} words, before ${before.words}; ${what}`);
      assert.doesNotMatch(shown(deck) + notes, /Dächer|Robert Jones|4711/, what);
      assert.ok(model.asked.length <= 10 && (writer.repairs ?? 0) === 0, 'each slide is asked for once');
      assert.ok(
        model.asked.every(({ prompt, schema }) => prompt.length < 9000 && Object.keys(schema?.properties ?? {}).length === 1),
        'one slide in a call',
      );
      const own = (writer.slides ?? []).filter(({ by }) => by === 'model').length;
      taken[level] = (taken[level] ?? 0) + own;
      t.diagnostic(
        `${name}, level ${level}: ${own} slides of the model, ${after.labels} labels (${before.labels} before), ${after.words} words`,
      );
    }
    assert.deepEqual(model.faults, []);
  }
  assert.ok((taken[0] ?? 0) > 0, 'a good one is taken');
  assert.ok((taken.at(-1) ?? 0) <= (taken[0] ?? 0), `by level: ${taken}`);
});

test('a model that cannot plan is asked for one slide at a time', async (t) => {
  const { make } = await startWriting(t, chatCompletions, solarText);
  const { deck, writer } = await make((_, { schema }) =>
    'sections' in (schema?.properties ?? {})
      ? { type: 'answer', text: () => '{}' }
      : weakModel(0, 1)(1, { system: '', prompt: '', schema }),
  );
  assert.equal(deck.slides.length, 7);
  assert.ok((writer.waves?.slides?.calls ?? 0) >= 1 && writer.waves?.plan?.calls === 3, JSON.stringify(writer));
});
