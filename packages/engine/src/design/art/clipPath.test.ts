import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PathCommand } from '../../model/scene.ts';
import { clipLine, clipPath } from './clipPath.ts';
import { ellipse } from './roundForms.ts';

const plate = { x: 0, y: 0, w: 100, h: 50 };

const ends = (commands: readonly PathCommand[]): [number, number][] =>
  commands.flatMap((c): [number, number][] => (c[0] === 'Z' ? [] : c[0] === 'C' ? [[c[5], c[6]]] : [[c[1], c[2]]]));

test('a circle keeps its curves where it is cut, and ends on the edge', () => {
  const half = clipPath(ellipse(0, 25, 20), plate);
  assert.ok(half.filter((c) => c[0] === 'C').length >= 2);
  for (const [x, y] of ends(half)) assert.ok(x >= 0 && x <= 20.001 && y >= 4.999 && y <= 45.001);
  assert.ok(ends(half).some(([x, y]) => Math.abs(x) < 1e-6 && Math.abs(y - 5) < 1e-3));
});

test('what lies outside is gone, what lies inside is untouched, and contours are cut one by one', () => {
  assert.deepEqual(clipPath(ellipse(200, 25, 20), plate), []);
  assert.deepEqual(clipPath(ellipse(50, 25, 20), plate), ellipse(50, 25, 20));
  const two = clipPath([...ellipse(0, 25, 5), ...ellipse(200, 25, 5), ...ellipse(50, 25, 5)], plate);
  assert.equal(two.filter((c) => c[0] === 'M').length, 2);
});

test('a concave path that leaves twice stays inside of the plate', () => {
  const comb: PathCommand[] = [['M', 10, 10], ['L', 30, 80], ['L', 50, 20], ['L', 70, 80], ['L', 90, 10], ['Z']];
  for (const [x, y] of ends(clipPath(comb, plate))) assert.ok(x >= 0 && x <= 100 && y >= 0 && y <= 50.0001);
});

test('lines are cut into the pieces that lie inside', () => {
  assert.deepEqual(
    clipLine(
      [
        [-10, 10],
        [110, 10],
      ],
      plate,
    ),
    [
      [
        [0, 10],
        [100, 10],
      ],
    ],
  );
  assert.equal(
    clipLine(
      [
        [10, 10],
        [10, 90],
        [20, 90],
        [20, 10],
      ],
      plate,
    ).length,
    2,
  );
  assert.deepEqual(
    clipLine(
      [
        [-10, 60],
        [110, 60],
      ],
      plate,
    ),
    [],
  );
});
