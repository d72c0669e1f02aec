import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PathCommand } from '../../../../model/scene.ts';
import { leaves } from '../../../page/behind.ts';
import { type Spiral, spiral } from './spiral.ts';

const plan: Spiral = {
  plate: { x: 0, y: 0, w: 400, h: 400 },
  center: [200, 200],
  unit: 10,
  runs: 8,
  inks: [{ ref: 'text' }, { ref: 'accent2' }, { ref: 'accent1' }, { ref: 'accent3' }],
  seed: 'seed',
};

const pointsOf = (commands: readonly PathCommand[]) =>
  commands.flatMap((c): [number, number][] => (c[0] === 'M' || c[0] === 'L' ? [[c[1], c[2]]] : []));

/** Area that a closed outline of straight lines encloses. */
function areaOf(commands: readonly PathCommand[]): number {
  const points = pointsOf(commands);
  const twice = points.reduce((sum, [x, y], i) => {
    const [px, py] = points.at(i - 1) ?? [x, y];
    return sum + px * y - x * py;
  }, 0);
  return Math.round(Math.abs(twice / 2));
}

/** Units of the pen along an arm: runs of 2, 6, 10 and so on, and the half pen beyond both ends. */
const lengthOf = (runs: number): number => 1 + Array.from({ length: runs }, (_, i) => 2 + 4 * i).reduce((sum, run) => sum + run, 0);

test('four arms, each in one piece, as wide as the pen along all of their runs', () => {
  const arms = leaves(spiral(plan));
  assert.equal(arms.length, 4);
  for (const arm of arms) {
    assert.ok(arm.type === 'shape' && arm.geometry.type === 'path');
    const { commands } = arm.geometry;
    assert.equal(commands.filter(([command]) => command === 'M').length, 1);
    assert.ok([lengthOf(8) * 100, lengthOf(7) * 100].includes(areaOf(commands)), `${areaOf(commands)}`);
  }
  const reach = Math.max(...arms.map(({ frame }) => Math.max(frame.x + frame.w - 200, 200 - frame.x)));
  assert.ok(reach <= (2 * 8 + 1.5) * 10);
});

test('arms of one colour are one path, and the seed decides how they wind', () => {
  assert.equal(leaves(spiral({ ...plan, inks: [plan.inks[0], plan.inks[0], plan.inks[2], plan.inks[0]] })).length, 2);
  assert.deepEqual(spiral(plan), spiral(plan));
  assert.notDeepEqual(spiral(plan), spiral({ ...plan, seed: 'another' }));
});
