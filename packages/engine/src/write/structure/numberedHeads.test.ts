import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const headings = (text: string) =>
  structured(readText(text, 'text'), false).document.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

const POST = `We closed our best quarter and I almost quit in the second week of it.

1️⃣ The doctor loves it. The doctor doesn't buy it.
We had eleven enthusiastic clinicians and zero contracts. Procurement decides, and it cares about integration.

2️⃣ Pilots are where deals go to die.
Our first four pilots ran for nine months on average. None converted. Since January we only do short ones.

3️⃣ Price per bed, not per user.
Pricing by user made IT limit accounts. By bed, usage went up three times and revenue more than doubled.`;

test('numbered sentences above their paragraphs head them, without their full stop', () => {
  assert.deepEqual(headings(POST), [
    "The doctor loves it. The doctor doesn't buy it",
    'Pilots are where deals go to die',
    'Price per bed, not per user',
  ]);
});

test('steps with a few words beside them stay a list', () => {
  assert.deepEqual(
    headings(
      'How to\n\n1. Heat the oven.\nTo 180 degrees.\n\n2. Mix the flour with milk.\nBy hand.\n\n3. Bake it well.\nFor an hour.',
    ).slice(1),
    [],
  );
});
