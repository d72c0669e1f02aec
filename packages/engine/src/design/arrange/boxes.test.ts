import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Frame } from '../../model/scene.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { type Box, drawing, filling, inset, space, spring } from './box.ts';
import { columnsOf, row } from './row.ts';
import { stack } from './stack.ts';

/** What a box was given, without a page or a font. */
function placed(
  make: (see: (name: string, height: number) => Box) => Box,
  frame: Frame,
): { frames: Record<string, Frame>; verdicts: string[] } {
  const frames: Record<string, Frame> = {};
  const verdicts: string[] = [];
  const see = (name: string, height: number) =>
    drawing(height, (within) => {
      frames[name] = within;
    });
  make(see).place(frame, { judge: (verdict: string) => verdicts.push(verdict) } as unknown as PageBuilder);
  return { frames, verdicts };
}

const page: Frame = { x: 10, y: 20, w: 200, h: 100 };

describe('stack', () => {
  test('places boxes below each other with the gap between them', () => {
    const { frames, verdicts } = placed((see) => stack([see('a', 30), see('b', 20)], 8), page);
    assert.deepEqual(frames, { a: { x: 10, y: 20, w: 200, h: 30 }, b: { x: 10, y: 58, w: 200, h: 20 } });
    assert.deepEqual(verdicts, []);
  });

  test('gives what is left over to what stretches, by weight', () => {
    const { frames } = placed((see) => stack([spring(1), see('a', 40), spring(2)]), page);
    assert.equal(frames.a?.y, 40);
    let rest: Frame | undefined;
    stack([
      space(25),
      filling(10, (within) => {
        rest = within;
      }),
    ]).place(page, {} as PageBuilder);
    assert.deepEqual(rest, { x: 10, y: 45, w: 200, h: 75 });
  });

  test('says when the frame is too low', () => {
    assert.deepEqual(placed((see) => stack([see('a', 70), see('b', 31)]), page).verdicts, ['overflows']);
  });
});

describe('row', () => {
  test('shares divide what points and gaps leave over', () => {
    const widths = columnsOf(page, [{ points: 40 }, { share: 1 }, { share: 2 }], 10).map(({ x, w }) => [x, w]);
    assert.deepEqual(widths.flat().map(Math.round), [10, 40, 60, 47, 117, 93]);
  });

  test('is as high as its highest column, and aligns the others', () => {
    const make = (see: (name: string, height: number) => Box) =>
      row(
        [
          { box: see('a', 30), width: { share: 1 }, align: 'bottom' },
          { box: see('b', 50), width: { share: 1 } },
        ],
        20,
      );
    assert.equal(make(() => space(7)).height(200), 7);
    const { frames } = placed(make, { ...page, h: 50 });
    assert.deepEqual(frames, { a: { x: 10, y: 40, w: 90, h: 30 }, b: { x: 120, y: 20, w: 90, h: 50 } });
  });
});

test('an inset box is as much narrower and higher as its room', () => {
  const box = inset(
    drawing(10, () => {}),
    [4, 5, 6, 7],
  );
  assert.equal(box.height(100), 22);
  const { frames } = placed((see) => inset(see('a', 10), [4, 5, 6, 7]), page);
  assert.deepEqual(frames.a, { x: 14, y: 25, w: 190, h: 88 });
});
