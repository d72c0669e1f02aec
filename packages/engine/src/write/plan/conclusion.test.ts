import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const section = (name: string): string =>
  `## ${name}\n\n${[1, 2, 3, 4, 5, 6, 7, 8]
    .map(
      (i) =>
        `The ${name.toLowerCase()} of lamp ${i} was measured in the workshop over many weeks. Lamp ${i} kept its ${name.toLowerCase()} through the winter.`,
    )
    .join(' ')}\n\n`;
const BODY = ['Brightness', 'Warmth', 'Weight', 'Price', 'Repair', 'Colour'].map(section).join('');
const CONCLUSION =
  '## Discussion and conclusions\n\nLamps that are repaired outlive new ones. Their brightness hardly falls within ten years. Repair costs less than a new lamp. Workshops in every town would save most lamps.\n';

const last = (text: string, numSlides: number) =>
  writeDeck(
    readText(`# Lamps\n\n${text}`, 'text'),
    { numSlides, source: { origin: 'text', text, contentModificator: 'condense', textDensity: 'concise' } },
    new AbortController().signal,
  ).slides.at(-1);

test('a deck with no slide to spare ends with the conclusion of its source', () => {
  const slide = last(BODY + CONCLUSION, 8);
  assert.equal(slide?.kind, 'bullets');
  assert.equal(slide.title, 'Discussion and conclusions');
  assert.ok(slide.items.length >= 3);
});

test('a deck of as many slides as its source deserves is closed, and so is one whose source does not conclude', () => {
  assert.equal(last(BODY + CONCLUSION, -1)?.kind, 'closing');
  assert.equal(last(BODY, 6)?.kind, 'closing');
  assert.equal(last(BODY + CONCLUSION, 5)?.kind, 'closing');
});
