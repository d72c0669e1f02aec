import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck, type Slide } from '@slidewright/contract/deck';
import { queryFor, tellingWords } from './query.ts';

function queryOf(slide: DeckInput['slides'][number], more: Partial<DeckInput> = {}) {
  const made = deck.parse({ title: 'Salmon of the northern rivers', slides: [slide], ...more });
  return queryFor(made.slides[0] as Slide, made);
}
const list = (title: string, ...items: string[]) => ({ kind: 'bullets' as const, title, items: items.map((text) => ({ text })) });

test('what the writer asked for, in English whatever the deck speaks', () => {
  const slide = { ...list('Lachse', 'Sie kommen im Sommer.'), picture: { query: 'salmon river', alt: 'Lachse' } };
  assert.deepEqual(queryOf(slide, { language: 'de' }), { words: 'salmon river', language: 'en' });
});

test('the telling words of the title', () => {
  assert.deepEqual(queryOf(list('Why the forests along the banks matter', 'Shade.')), {
    words: 'forests along banks matter',
    language: 'en',
  });
});

test('a title that tells little: words that come again, and the subject of the deck', () => {
  const slide = list('What we need now', 'Willows hold the bank.', 'Rangers plant willows.');
  assert.equal(queryOf(slide).words, 'willows salmon northern rivers');
});

test('a title of numbers alone: the subject of the deck', () => {
  assert.equal(queryOf(list('2024', 'It rained.')).words, 'salmon northern rivers');
});

test('a cover in another language shows what the writer first asked for', () => {
  const asked = { ...list('Lachse', 'Sie kommen.'), picture: { query: 'salmon leaping', alt: 'Lachse' } };
  const cover = { kind: 'cover' as const, title: 'Lachse im Norden' };
  const slides = [cover, asked];
  assert.equal(queryOf(cover, { title: cover.title, language: 'de', slides }).words, 'salmon leaping');
  assert.equal(queryOf({ ...cover, title: 'Salmon in the north' }, { language: 'en' }).words, 'salmon north');
});

test('words in scripts without spaces, and in languages that are not known', () => {
  assert.deepEqual(tellingWords('北方の川の鮭', 'ja').slice(0, 2), ['北方', '川']);
  assert.deepEqual(tellingWords('Laxens väg hem', 'sv'), ['laxens', 'väg', 'hem']);
});
