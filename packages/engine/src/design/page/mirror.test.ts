import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SceneNode } from '../../model/scene.ts';
import { mirrorFill, mirrorNode } from './mirror.ts';

const color = { ref: 'text' } as const;

test('mirroring twice gives back the node', () => {
  const nodes: SceneNode[] = [
    {
      type: 'shape',
      name: 'Path',
      frame: { x: 10, y: 20, w: 100, h: 50 },
      geometry: { type: 'path', commands: [['M', 0, 0], ['C', 10, 0, 20, 5, 100, 50], ['L', 0, 50], ['Z']] },
      fill: {
        angle: 30,
        stops: [
          { at: 0, color },
          { at: 1, color },
        ],
      },
    },
    {
      type: 'shape',
      name: 'Arrow',
      frame: { x: 0, y: 0, w: 40, h: 0 },
      geometry: { type: 'line', up: false },
      stroke: { color, width: 1, arrow: 'end' },
    },
    { type: 'picture', name: 'Picture', frame: { x: 700, y: 0, w: 40, h: 30 }, image: 'id', alt: 'A picture' },
    {
      type: 'picture',
      name: 'Portrait',
      frame: { x: 10, y: 0, w: 4, h: 4 },
      image: 'id',
      alt: 'A person',
      geometry: {
        type: 'path',
        commands: [['M', 0, 0], ['L', 1, 4], ['L', 3, 4], ['Z']],
      },
    },
  ];
  for (const node of nodes) assert.deepEqual(mirrorNode(mirrorNode(node)), node);
});

test('arrows and gradients turn round', () => {
  const arrow = mirrorNode({
    type: 'shape',
    name: 'Arrow',
    frame: { x: 100, y: 5, w: 50, h: 0 },
    geometry: { type: 'line' },
    stroke: { color, width: 1, arrow: 'end' },
  });
  assert.ok(arrow.type === 'shape');
  assert.deepEqual([arrow.frame.x, arrow.stroke?.arrow, arrow.geometry], [810, 'start', { type: 'line', up: true }]);
  const fill = mirrorFill({
    angle: 0,
    stops: [
      { at: 0, color },
      { at: 1, color },
    ],
  });
  assert.ok('angle' in fill && fill.angle === 180);
});

test('an elbow turns as far from the other end', () => {
  const elbow = mirrorNode({
    type: 'shape',
    name: 'Elbow',
    frame: { x: 100, y: 5, w: 50, h: 20 },
    geometry: { type: 'line', bend: 0.2 },
    stroke: { color, width: 1 },
  });
  assert.ok(elbow.type === 'shape');
  assert.deepEqual(elbow.geometry, { type: 'line', up: true, bend: 0.8 });
});
