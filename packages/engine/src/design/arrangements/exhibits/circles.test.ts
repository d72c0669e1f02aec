import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PathCommand } from '../../../model/scene.ts';
import { aloneIn, circlesIn, core, lens } from './circles.ts';

const frame = { x: 40, y: 20, w: 300, h: 240 };
const ends = (path: readonly PathCommand[]) =>
  path.flatMap((c): [number, number][] => (c[0] === 'Z' ? [] : [[Number(c.at(-2)), Number(c.at(-1))]]));
const far = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]) => Math.hypot(x - a, y - b);

for (const count of [2, 3])
  test(`${count} circles stand in their frame, and what they share lies in all of them`, () => {
    const circles = circlesIn(frame, count);
    const { radius, centers } = circles;
    for (const [x, y] of centers) {
      assert.ok(x - radius >= frame.x - 0.01 && x + radius <= frame.x + frame.w + 0.01);
      assert.ok(y - radius >= frame.y - 0.01 && y + radius <= frame.y + frame.h + 0.01);
    }
    const shared = ends(core(circles));
    assert.ok(shared.length > 3);
    for (const point of shared) assert.ok(centers.every((center) => far(point, center) <= radius + 0.1));
    for (const point of ends(lens(circles, 0, 1))) assert.ok([0, 1].every((i) => far(point, centers[i] ?? [0, 0]) <= radius + 0.1));
  });

test('what is in one circle alone is in no other', () => {
  for (const count of [2, 3]) {
    const circles = circlesIn(frame, count);
    circles.centers.forEach((center, i) => {
      const point = aloneIn(circles, i);
      assert.ok(far(point, center) < circles.radius);
      for (const other of circles.centers) if (other !== center) assert.ok(far(point, other) > circles.radius);
    });
  }
});
