/**
 * Answers of readers who saw nothing but the prompts, played again: what they wrote stands on the slides, whole, with no call more than they were
 * asked. What is lost here was lost to our own checks or drawing.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { type Document, document as documentSchema } from '../../packages/engine/src/model/document.ts';
import { readText } from '../../packages/engine/src/read/text.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import type { ModelCall } from '../../packages/engine/src/world.ts';
import { write } from '../../packages/engine/src/write/write.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';

interface Answers {
  readonly plan: object;
  readonly slides: Readonly<Record<string, { readonly title: string }>>;
  /** Statements of the plan that were asked for once more. */
  readonly points?: Readonly<Record<string, string>>;
  /** What a strict reader made of the slides: K keep, E edit, D delete, with classes of faults; undefined of older runs. */
  readonly marks?: string;
  /** What limits figures in the source and was left out of the answers, as it is to stand on the slides. */
  readonly limits?: readonly string[];
  /** Of all prompts with their schemas, as the reader saw them. */
  readonly promptCharacters?: number;
}
type Source = PresentationRequest['source'];
type TopicType = 'General' | 'Educational Project' | 'Business Pitch';

const folder = new URL('../fixtures/languageModel/answeredByHand/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const rewritten = { contentModificator: 'expand', textDensity: 'concise' } as const;
const topicOf = (topic: string, presentationType: TopicType): Source => ({
  origin: 'topic',
  topic,
  content: 'detailed',
  presentationType,
});

const runs: Readonly<Record<string, () => { document: Document; source: Source; numSlides: number }>> = {
  'quarterly-en': () => onText('quarterly-en', -1),
  'ellbike-en': () => ({
    document: documentSchema.parse(JSON.parse(read('ellbike-en.document.json'))),
    source: { origin: 'file', ...rewritten },
    // What the reader planned: how many slides a count that is free gives may change.
    numSlides: 10,
  }),
  'heating-en': () => onText('heating-en', 10),
  'coldStore-en': () => onText('coldStore-en', 11),
  'cistern-de': () => onText('cistern-de', 10),
  'pfandbecher-de': () => ({ ...onTopic('Mehrweg statt Einweg: Pfandbecher für Stadtfeste', 'de', 'Business Pitch'), numSlides: 9 }),
  'heatPumps-en': () => onTopic('Heat pumps in old houses', 'en', 'General'),
  'fahrradstrassen-de': () => onTopic('Wie Fahrradstraßen den Verkehr einer Kleinstadt verändern', 'de', 'Educational Project'),
};

const onText = (name: string, numSlides: number) => {
  const text = read(`${name}.txt`);
  return { document: readText(text, 'text'), source: { origin: 'text' as const, text, ...rewritten }, numSlides };
};

const onTopic = (topic: string, language: string, type: TopicType) => ({
  document: { origin: 'topic' as const, title: topic, language, blocks: [], warnings: [] },
  source: topicOf(topic, type),
  numSlides: 10,
});

const typesetter = createTypesetter(createFontSource());

for (const [name, source] of Object.entries(runs)) {
  test(`${name}: what a reader answered stands on the slides`, async () => {
    const { plan, points, slides, marks, limits, promptCharacters } = JSON.parse(read(`${name}.json`)) as Answers;
    let asked = 0;
    const { document, ...options } = source();
    const { deck, writer } = await write(document, options, {
      log: { info: () => undefined, warn: () => undefined },
      signal: new AbortController().signal,
      languageModel: { name: 'a reader', concurrency: 4, required: true, sourceTokens: 100_000, generate },
    });
    assert.deepEqual([writer.repairs, writer.fallbacks, writer.sketched], [0, 0, 0], JSON.stringify(writer));
    const wanted = Object.values(slides).map(({ title }) => title);
    const titles = deck.slides.map(({ title }) => plain(title));
    for (const title of wanted) assert.ok(titles.includes(plain(title)), `${title}\n${titles.join('\n')}`);
    // What was liked keeps its kind; an answer that comes out as points has lost what it shows.
    for (const [, number] of marks?.matchAll(/(\d+)K/g) ?? []) {
      const fields = Object.keys(slides[`slide_${number}`] ?? {});
      const shown = deck.slides[Number(number) - 1];
      assert.ok(
        fields.some((field) => field !== 'title' && field !== 'notes' && shown !== undefined && field in shown),
        `slide ${number}`,
      );
    }
    const shown = JSON.stringify(deck.slides).replaceAll('\u00a0', ' ');
    for (const limit of limits ?? []) assert.ok(shown.includes(limit), `${limit}\n${shown}`);
    assert.ok(asked <= 1.1 * (promptCharacters ?? asked), `prompts have grown to ${asked} characters`);
    const { pages } = designDeck(deck, 'Tokyo', typesetter, { split: false });
    for (const { title, nodes } of pages)
      assert.deepEqual(JSON.stringify(nodes).match(/"text":"[^"]{0,200}\p{L}…"/gu) ?? [], [], `${title} is cut`);

    async function generate({ system, prompt, schema }: ModelCall) {
      asked += system.length + prompt.length + JSON.stringify(schema).length;
      const keys = Object.keys((schema as { properties?: object }).properties ?? {});
      const answer = keys.includes('sections') ? plan : Object.fromEntries(keys.map((key) => [key, slides[key] ?? points?.[key]]));
      return { text: JSON.stringify(answer), whole: true, inputTokens: 0, outputTokens: 0 };
    }
  });
}

/** Letters and figures: how a title is set is the typesetter's. */
const plain = (title: string): string => title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
