import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Slide, slide as slideSchema } from '@slidewright/contract/deck';
import type { Slot } from './skeleton.ts';
import { withoutRefused } from './withoutRefused.ts';

const bullets = (title: string): Slide => slideSchema.parse({ kind: 'bullets', title, items: [{ text: 'x' }], notes: `${title}.` });
const open = (title: string, ...points: string[]): Slot => ({
  type: 'open',
  planned: { kind: 'table', title, points, pieces: [] },
  section: 0,
  standIn: () => bullets('built in'),
});
const slots: readonly Slot[] = [
  { type: 'fixed', slide: bullets('Cover') },
  open('Prices'),
  open('Shares', 'Both keep their price at 4,000 pieces'),
  open('Tests'),
  open('Ask'),
];
const answers = {
  slides: new Map([2, 4, 5].map((number) => [number, bullets(`Slide ${number}`)])),
  rejected: new Map([[3, ['rows.0.1 "577,440": the number "577,440" is not in the source']]]),
  spoken: new Map([[4, 'said of the tests']]),
};

test('a slide of which nothing is left is left out, its facts are spoken to the one before, and the others move up', () => {
  const made = withoutRefused(slots, answers, new Set([3]), () => false, 'en');
  assert.deepEqual(
    made.slots.map((slot) => (slot.type === 'open' ? slot.planned.title : slot.slide.title)),
    ['Cover', 'Prices', 'Tests', 'Ask'],
  );
  assert.deepEqual(
    [...made.slides.entries()].map(([number, { title }]) => [number, title]),
    [
      [2, 'Slide 2'],
      [3, 'Slide 4'],
      [4, 'Slide 5'],
    ],
  );
  assert.equal(made.slides.get(2)?.notes, 'Slide 2.\nShares. Both keep their price at 4,000 pieces.');
  assert.deepEqual([...made.spoken], [[3, 'said of the tests']]);
  assert.match(made.rejected.get(2)?.join() ?? '', /"Shares" behind it is left out.*577,440/);
});

test('a slide that the plan can fill, or whose answer never came, stays', () => {
  for (const made of [
    withoutRefused(slots, answers, new Set([3]), () => true, 'en'),
    withoutRefused(slots, answers, new Set(), () => false, 'en'),
  ])
    assert.deepEqual([made.slots, [...made.slides.keys()], made.rejected.get(3)?.length], [[...slots], [2, 4, 5], 1]);
});
