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

test('the telling words of the slide and the subject of the deck, those first that are said most', () => {
  const slides = [list('Why the forests along the banks matter', 'Shade on the banks.', 'Forests hold the soil.')];
  assert.deepEqual(queryOf(slides[0] as (typeof slides)[0], { slides }), { words: 'forests banks salmon northern', language: 'en' });
  assert.equal(queryOf(list('Risks that remain', 'Drought.'), { title: 'Ferries' }).words, 'risks remain ferries');
});

test('a title that tells nothing: words of the text', () => {
  assert.equal(
    queryOf(list('What we need now', 'Willows hold the bank.', 'Rangers plant willows.'), { title: 'Salmon' }).words,
    'willows hold salmon',
  );
});

test('a closing and a quotation: what they say, not what they are called', () => {
  const closing = { kind: 'closing' as const, title: 'Thank you', subtitle: 'Willows hold the banks' };
  assert.equal(queryOf(closing, { title: 'Salmon' }).words, 'willows hold salmon');
  assert.equal(queryOf({ kind: 'closing', title: 'Thank you' }, { title: 'Salmon' }).words, 'salmon');
  const quote = { kind: 'quote' as const, title: 'Anna Keller', quote: 'Willows hold.' };
  assert.equal(queryOf(quote, { title: 'Salmon' }).words, 'willows hold salmon');
});

test('numbers say nothing', () => {
  assert.equal(queryOf(list('2024', '12 %'), { title: 'Northern rivers' }).words, 'northern rivers');
});

test('a cover in another language shows what the writer first asked for', () => {
  const asked = { ...list('Lachse', 'Sie kommen.'), picture: { query: 'salmon leaping', alt: 'Lachse' } };
  const cover = { kind: 'cover' as const, title: 'Lachse im Norden' };
  const slides = [cover, asked];
  assert.equal(queryOf(cover, { title: cover.title, language: 'de', slides }).words, 'salmon leaping');
  const english = { ...cover, title: 'Salmon in the north' };
  assert.equal(queryOf(english, { title: english.title, slides: [english, asked] }).words, 'salmon north');
});

test('words in scripts without spaces, and in languages that are not known', () => {
  assert.deepEqual(tellingWords('北方の川の鮭', 'ja').slice(0, 2), ['北方', '川']);
  assert.deepEqual(tellingWords('Laxens långa väg och hem', 'sv'), ['laxens', 'långa']);
});
