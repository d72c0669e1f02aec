/** Paragraphs under no heading: what stands above them and what is shown large is what they say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const LIFT = 'The lift in our house stood still on forty days this spring. The agent sent a mechanic each time and never the part.';
const SHOPS =
  "Shopkeepers in Hambleton say takings have fallen by a third. “We had a Saturday in March when I sold one loaf,” said Imran Sadiq, who runs the bakery on Church Lane. The council has offered business rate relief of up to £2,000, which the traders' association calls an insult.";
const ASK =
  'I ask for the rebuilding of the flue within ten days and the refund of 640 euros spent on electric heaters. Otherwise I will turn to the chamber of commerce. My mother-in-law would come gladly.';
const MONEY =
  'The first explanation that we were given everywhere is money. The funds of the villages exist all the same: in 11 villages of 14 the treasurer opened the book for us, and there was enough to pay. At Dan Barto the fund held 62,000 francs and the pump had stood still for two years. The money is there, but it cannot buy a part that nobody sells.';

function slideWith(sentence: string) {
  const text = [LIFT, SHOPS, ASK, MONEY].join('\n\n');
  const { slides } = writeDeck(
    readText(text, 'text'),
    { numSlides: -1, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } },
    new AbortController().signal,
  );
  return slides.find(({ kind, notes }) => kind !== 'cover' && notes.includes(sentence));
}

test('what is not worth a point is no title, however little the better sentence leaves below it', () => {
  assert.match(slideWith('My mother-in-law')?.title ?? '', /^I ask for the rebuilding of the flue/);
});

test('under no heading a figure is large only where the title says it', () => {
  const slide = slideWith('one loaf');
  assert.match(slide?.title ?? '', /^Shopkeepers/);
  assert.equal(slide?.kind, 'bullets');
});

test('under no heading figures in a row are of one measure', () => {
  assert.equal(slideWith('62,000 francs')?.kind, 'bullets');
});
