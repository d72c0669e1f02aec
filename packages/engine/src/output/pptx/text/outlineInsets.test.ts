import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insetsWithin, isWiderThanRectangle } from './outlineInsets.ts';

const frame = { x: 0, y: 0, w: 100, h: 60 };
const rounded = (insets: readonly number[]) => insets.map((inset) => Math.round(inset * 100) / 100);

test('the insets of a round outline begin at the rectangle that applications set its text in', () => {
  assert.deepEqual(insetsWithin({ type: 'rect' }, frame, [8, 4, 8, 4]), [8, 4, 8, 4]);
  assert.deepEqual(rounded(insetsWithin({ type: 'roundRect', radius: 10 }, frame, [8, 2, 8, 4])), [5.07, 0, 5.07, 1.07]);
  assert.deepEqual(rounded(insetsWithin({ type: 'ellipse' }, frame, [20, 0, 20, 0])), [5.36, 0, 5.36, 0]);
});

test('lines that the frame holds and the rectangle does not are told', () => {
  const text = (width: number, more = {}) => ({
    insets: [5, 0, 5, 0] as [number, number, number, number],
    anchor: 'middle' as const,
    paragraphs: [{}] as never[],
    lines: [{ paragraph: 0, baseline: 0, width, runs: [] }],
    height: 20,
    ...more,
  });
  assert.ok(isWiderThanRectangle({ type: 'ellipse' }, frame, text(80)));
  assert.ok(!isWiderThanRectangle({ type: 'ellipse' }, frame, text(60)));
  assert.ok(!isWiderThanRectangle({ type: 'rect' }, frame, text(80)));
  const wrapped = text(80, { lines: [text(80).lines[0], text(40).lines[0]] });
  assert.ok(!isWiderThanRectangle({ type: 'ellipse' }, frame, wrapped));
});
