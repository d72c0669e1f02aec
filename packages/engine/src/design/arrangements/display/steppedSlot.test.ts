import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { TextLook } from '../../page/typography.ts';
import { type SteppedSlot, sizesFor, steppedPlaceholder } from './steppedSlot.ts';

const look = (size: number): TextLook => ({ style: { family: 'Any', weight: 400, size, color: { ref: 'text' } }, leading: 1.2 });
const slot: SteppedSlot = { fit: 'plain', frame: { x: 10, y: 20, w: 100, h: 50 }, sizes: [40, 30, 20], look };
const title = { key: 'title', type: 'title', index: 0, prompt: 'Title' } as const;

/** Stands in for the typesetter: each sign is as wide as its size. */
const contextWith = (reserve: number) =>
  ({
    template: { heading: { reserve } },
    language: 'en',
    rtl: false,
    typesetter: {
      measure: ([paragraph]: { runs: { text: string; style: { size: number } }[] }[], { width }: { width: number }) => {
        const run = paragraph?.runs[0];
        const length = Math.ceil(((run?.text.length ?? 0) * (run?.style.size ?? 0)) / width);
        return { lines: Array.from({ length }), height: length * (run?.style.size ?? 0) };
      },
    },
  }) as unknown as LayoutContext;

test('sizes may depend on the text, on the lines that it takes in them, and on how high they are', () => {
  const low: SteppedSlot = { ...slot, sizes: (_text, _lines, height) => [50, 40, 20].filter((size) => height(size) <= 50) };
  assert.deepEqual(sizesFor(low, 'abc', contextWith(0)), [20]);
  const onOneLine: SteppedSlot = { ...slot, sizes: (_, lines) => [...[50, 25].filter((size) => lines(size) <= 1), 20] };
  assert.deepEqual(sizesFor(slot, 'abcd', contextWith(0)), [40, 30, 20]);
  assert.deepEqual(sizesFor(onOneLine, 'ab', contextWith(0)), [50, 25, 20]);
  assert.deepEqual(sizesFor(onOneLine, 'abcd', contextWith(0)), [25, 20]);
  assert.deepEqual(sizesFor(onOneLine, 'abcd', contextWith(0.1)), [20], 'the template keeps a tenth of the width free');
  assert.deepEqual(sizesFor({ ...slot, sizes: ({ length }) => [length < 3 ? 60 : 40] }, 'abcd', contextWith(0)), [40]);
});

test('an empty placeholder has the first of the sizes, or the usual one, and says what there is room for', () => {
  assert.equal(steppedPlaceholder(slot, title).style.size, 40);
  assert.equal(steppedPlaceholder({ ...slot, sizes: () => [66, 50] }, title).style.size, 66);
  const { style, prompt, frame, anchor } = steppedPlaceholder({ ...slot, usual: 30, prompt: '0', anchor: 'middle' }, title);
  assert.deepEqual([style.size, prompt, frame, anchor], [30, '0', slot.frame, 'middle']);
});
