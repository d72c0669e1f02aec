import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Frame } from '../../model/scene.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { type Box, drawing, filling, inset, resized, space, spring, stretched } from './box.ts';
import { columnsOf, row } from './row.ts';
import { stack } from './stack.ts';
import { tiers } from './tiers.ts';

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

describe('tiers', () => {
  const halves = (frame: Frame) => [0, 1].map((i) => ({ ...frame, x: frame.x + i * 100, w: 90 }));

  test('begin on one line in all columns, below the highest of those above', () => {
    const { frames, verdicts } = placed(
      (see) =>
        tiers(
          [
            [see('head 1', 20), see('text 1', 30)],
            [see('head 2', 35), see('text 2', 10)],
          ],
          halves,
        ),
      page,
    );
    assert.deepEqual(frames['head 1'], { x: 10, y: 20, w: 90, h: 35 });
    assert.deepEqual(frames['text 1'], { x: 10, y: 55, w: 90, h: 30 });
    assert.deepEqual(frames['text 2'], { x: 110, y: 55, w: 90, h: 30 });
    assert.deepEqual(verdicts, []);
  });

  test('are as high together as the highest of each, and say when that is too high', () => {
    const make = (see: (name: string, height: number) => Box) => tiers([[see('a', 70)], [see('b', 5), see('c', 31)]], halves);
    assert.equal(make((_, height) => space(height)).height(200), 101);
    assert.deepEqual([...new Set(placed(make, page).verdicts)], ['overflows']);
  });

  test('share what is left over where one of them stretches', () => {
    const { frames } = placed((see) => tiers([[stretched(see('a', 10)), see('b', 10)], [see('c', 30)]], halves), page);
    assert.equal(frames.b?.y, 110);
    assert.equal(frames.c?.h, 90);
  });
});

test('a box is resized by its own height', () => {
  assert.equal(resized(space(10.4), Math.ceil).height(50), 11);
});
