import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Document } from '../../model/document.ts';
import { writeDeck } from '../writeDeck.ts';

const signal = new AbortController().signal;
const image = (width: number, height: number) => ({ mime: 'image/png', width, height, data: '' }) as const;
const heading = (id: string, text: string, level = 2): Block => ({ id, type: 'heading', level, text });
const prose = (id: string, text: string): Block => ({ id, type: 'paragraph', runs: [{ text }] });

const blocks: Block[] = [
  heading('t', 'Trees for the town', 1),
  prose('s', 'A plan for shade'),
  { id: 'n0', type: 'note', text: 'Welcome the council.' },
  { id: 'b0', type: 'break', kind: 'slide' },
  heading('h1', 'Where shade is missing'),
  prose('p1', 'The market square has no tree at all. Children play on hot stone there in every summer month.'),
  { id: 'i1', type: 'picture', image: 'square', caption: 'The market square in July' },
  { id: 'i2', type: 'picture', image: 'tiny' },
  { id: 'n1', type: 'note', text: 'Show the square before you speak.' },
  { id: 'b1', type: 'break', kind: 'slide' },
  heading('h2', 'What it takes'),
  prose('p2', 'Forty lime trees cost less than one new awning. Volunteers water the young trees in their first years.'),
  { id: 'i3', type: 'picture', image: 'square' },
  { id: 'n2', type: 'note', text: 'Name the gardeners.' },
];
const document: Document = {
  origin: 'file',
  title: 'Trees for the town',
  language: 'en',
  blocks,
  images: { square: image(800, 600), tiny: image(90, 90) },
  warnings: [],
};
const source = { origin: 'file', contentModificator: 'condense', textDensity: 'concise' } as never;
const deck = writeDeck(document, { numSlides: 3, source }, signal);

test('what a speaker says goes to the notes of the slide that it was said to', () => {
  const notes = deck.slides.map((slide) => slide.notes);
  assert.match(notes[0] ?? '', /Welcome the council/);
  assert.match(notes[1] ?? '', /^Show the square before you speak/);
  assert.match(notes[2] ?? '', /^Name the gardeners/);
});

test('a picture goes once to a slide of its section, with a text for those who do not see it', () => {
  assert.deepEqual(
    deck.slides.map((slide) => slide.picture),
    [
      undefined,
      { query: 'The market square in July', alt: 'The market square in July', image: 'square', caption: 'The market square in July' },
      undefined,
    ],
  );
});
