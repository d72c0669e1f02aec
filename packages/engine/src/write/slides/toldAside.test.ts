/** What is told in passing: the words that a paragraph begins with, what nobody did, and how a letter or a story ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { readText } from '../../read/text.ts';
import { textsIn } from '../say/memory.ts';
import { writeDeck } from '../writeDeck.ts';

const letter = `Dear members,

In March the county sent an engineer to look at both piers. The North Pier passed. The engineer found cracks in five of the nine beams of the South Pier, and the county will not allow more than ten people on it after 30 June. Nobody was hurt.

Replacing the beams would cost between £84,000 and £97,000. A new pier of steel would cost £71,000 and would be two metres wider. We have £46,000 in the fund. The harbour trust has offered us a grant of £12,000 if work begins in October.

We therefore intend to replace the South Pier rather than repair it. A repair would use up all that we have and borrow at least £26,000 more.

Not everything has gone well. The engineer's report came nine weeks late, the first builder withdrew his price in April, and the insurer wants a fence of 40 metres until the work is done.

The South Pier closes on Saturday 29 June. All boats have to be moved by noon on that day. Junior sailing moves to the North Pier from the first weekend in July.

Mooring fees stay at £160 for the year. We will refund half of that in October if the pier is still closed by then. Subscriptions do not change.

I am sorry that this letter is a long one, and sorrier about its news. Please come on the 12th, even if you mean to vote against.

With best wishes,

Ann Harrow
`;

const slidesOf = (text: string): readonly Slide[] =>
  writeDeck(
    readText(text, 'text'),
    { numSlides: -1, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } },
    new AbortController().signal,
  ).slides;
const saidIn = ({ notes: _, ...slide }: Slide): string => textsIn(slide).join('\n');

test('the few words that a paragraph begins with are no point below another sentence of it', () => {
  const shown = slidesOf(letter).slice(1).map(saidIn).join('\n');
  assert.match(shown, /came nine weeks late/u);
  assert.doesNotMatch(shown, /Not everything has gone well/u);
});

test('a goodbye that asks what stands on the cover is spoken and not shown', () => {
  const slides = slidesOf(letter);
  assert.match(JSON.stringify(slides[0]), /Please come on the 12th/u);
  assert.doesNotMatch(slides.slice(1).map(saidIn).join('\n'), /sorry that this letter/u);
  assert.match(slides.at(-1)?.notes ?? '', /sorry that this letter/u);
});

test('what nobody did names no slide, and a rule for all may', () => {
  assert.ok(slidesOf(letter).every(({ title }) => !title.startsWith('Nobody')));
  const rule = letter.replace(
    'The South Pier closes on Saturday 29 June. All boats',
    'Nobody may step on the South Pier from Saturday 29 June. All boats',
  );
  assert.match(slidesOf(rule).map(saidIn).join('\n'), /Nobody may step on the South Pier/u);
});
