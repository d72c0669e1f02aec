import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame, ShapeNode } from '../../../model/scene.ts';
import { leaves } from '../../page/behind.ts';
import { templateById } from '../../templates/templates.ts';

test('raked lines part around the stones and run straight elsewhere', () => {
  const frame: Frame = { x: 560, y: 0, w: 400, h: 540 };
  const { motif, page: inks, palette } = templateById('Kyoto');
  const shapes = leaves(motif(frame, { place: 'cover', inks, palette, seed: 'garden', turn: 0 })).filter(
    (node): node is ShapeNode => node.type === 'shape',
  );
  const stones = shapes.filter((shape) => shape.fill);
  const lines = shapes.find((shape) => shape.stroke);
  assert.ok(lines?.geometry.type === 'path' && stones.length >= 2);
  for (const command of lines.geometry.commands) {
    if (command[0] !== 'M' && command[0] !== 'L') continue;
    const [x, y] = [command[1] + lines.frame.x, command[2] + lines.frame.y];
    for (const { frame: f } of stones) {
      const distance = Math.hypot((x - f.x - f.w / 2) / (f.w / 2), (y - f.y - f.h / 2) / (f.h / 2));
      assert.ok(distance >= 0.98, `a line runs over a stone at ${Math.round(x)}, ${Math.round(y)}`);
    }
  }
});
