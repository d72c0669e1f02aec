import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PathCommand } from '../../../../model/scene.ts';
import { leaves } from '../../../behind.ts';
import { type Labyrinth, labyrinth } from './labyrinth.ts';

const plan: Labyrinth = {
  plate: { x: 0, y: 0, w: 310, h: 310 },
  center: [155, 155],
  unit: 10,
  lines: 16,
  inks: [{ ref: 'text' }, { ref: 'accent2' }, { ref: 'accent1' }, { ref: 'accent3' }],
  seed: 'seed',
};

/** Area that a closed outline of straight lines encloses. */
function areaOf(commands: readonly PathCommand[]): number {
  const points = commands.flatMap((c): [number, number][] => (c[0] === 'M' || c[0] === 'L' ? [[c[1], c[2]]] : []));
  const twice = points.reduce((sum, [x, y], i) => {
    const [px, py] = points.at(i - 1) ?? [x, y];
    return sum + px * y - x * py;
  }, 0);
  return Math.abs(twice / 2);
}

test('four congruent lanes, each in one piece, that take all knots of the pen', () => {
  const lanes = leaves(labyrinth(plan));
  assert.equal(lanes.length, 4);
  const areas = lanes.map((lane) => {
    assert.ok(lane.type === 'shape' && lane.geometry.type === 'path');
    const { commands } = lane.geometry;
    assert.equal(commands.filter(([command]) => command === 'M').length, 1);
    return Math.round(areaOf(commands));
  });
  // 64 knots and the 63 joins between them, of 10 by 10 points each.
  assert.deepEqual(areas, [12_700, 12_700, 12_700, 12_700]);
});

test('lanes of one colour are one path, and the seed decides how they wind', () => {
  assert.equal(leaves(labyrinth({ ...plan, inks: [plan.inks[0], plan.inks[0], plan.inks[2], plan.inks[0]] })).length, 2);
  assert.deepEqual(labyrinth(plan), labyrinth(plan));
  assert.notDeepEqual(labyrinth(plan), labyrinth({ ...plan, seed: 'another' }));
});
