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

const said = (text: string, numSlides: number): string => {
  const { notes: _, ...slide } = last(text, numSlides) ?? { notes: '' };
  return JSON.stringify(slide);
};

test('a deck ends with the conclusion of its source, however many slides it has', () => {
  for (const count of [-1, 5, 8, 12]) assert.match(said(BODY + CONCLUSION, count), /[Rr]epair|[Ww]orkshops|outlive/, String(count));
  assert.notEqual(last(BODY + CONCLUSION, -1)?.kind, 'closing');
});

test('a short deck whose source does not conclude ends with what it has to say, one longer than its content with thanks', () => {
  assert.notEqual(last(BODY, 6)?.title, 'Thank you');
  assert.equal(last(BODY, 30)?.kind, 'closing');
});
