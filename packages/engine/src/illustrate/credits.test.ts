import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Deck, type DeckInput, deck } from '@slidewright/contract/deck';
import type { PictureCredit } from '../world.ts';
import { withCredits } from './credits.ts';

const list = { kind: 'bullets' as const, title: 'Rivers', notes: 'Said first.', items: [{ text: 'They rise.' }] };
const closing = { kind: 'closing' as const, title: 'Thank you' };
const unsplash: PictureCredit = { author: 'Ada', source: 'Unsplash', url: 'https://unsplash.com/@ada' };
const drawn: PictureCredit = { source: 'flux-pro-1.1', generated: true };
const free: PictureCredit = { author: 'Bo', source: 'Wikimedia Commons', licence: 'CC BY 4.0', url: 'https://commons.wikimedia.org/x' };

function credited(
  slides: DeckInput['slides'],
  credits: readonly PictureCredit[],
  { mayAddSlide = true, language = 'en' } = {},
): Deck['slides'] {
  const made = deck.parse({ title: 'Rivers', language, slides });
  return withCredits(made, new Map(credits.map((credit, i) => [i, credit])), mayAddSlide).slides;
}
const entries = (slides: Deck['slides']) => slides.flatMap((slide) => (slide.kind === 'sources' ? slide.entries : []));

test('in the notes, with the address, in the language of the deck', () => {
  assert.equal(credited([list], [unsplash])[0]?.notes, 'Said first.\nPicture: Ada / Unsplash, https://unsplash.com/@ada');
  assert.match(credited([list], [drawn], { language: 'de-AT' })[0]?.notes ?? '', /Bild: erzeugt mit flux-pro-1\.1$/);
  assert.match(credited([list], [unsplash], { language: 'zh-TW' })[0]?.notes ?? '', /圖片: Ada/);
  assert.match(credited([list], [unsplash], { language: 'sw' })[0]?.notes ?? '', /^Said first\.\nAda/, 'no word of another language');
});

test('on a slide of their own before the closing, each once', () => {
  const slides = credited([list, list, closing], [unsplash, unsplash]);
  assert.deepEqual(
    slides.map(({ kind }) => kind),
    ['bullets', 'bullets', 'sources', 'closing'],
  );
  assert.deepEqual(entries(slides), ['Picture: Ada / Unsplash']);
});

test('after the sources that are there', () => {
  const sources = { kind: 'sources' as const, title: 'Sources', entries: ['A book'] };
  assert.deepEqual(entries(credited([list, sources], [free], { mayAddSlide: false })), [
    'A book',
    'Picture: Bo / Wikimedia Commons (CC BY 4.0, cropped)',
  ]);
});

test('no slide is added where none may be, and none for pictures that were drawn', () => {
  assert.equal(credited([list], [unsplash], { mayAddSlide: false }).length, 1);
  assert.equal(credited([list], [drawn]).length, 1);
});
