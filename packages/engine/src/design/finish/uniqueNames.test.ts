import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShapeNode } from '../../model/scene.ts';
import { withUniqueNames } from './uniqueNames.ts';

const frame = { x: 0, y: 0, w: 10, h: 10 };
const shape = (name: string, more: Partial<ShapeNode> = {}): ShapeNode => ({
  type: 'shape',
  name,
  frame,
  geometry: { type: 'rect' },
  decorative: true,
  ...more,
});

test('a name that is taken is numbered, in groups too', () => {
  const group = { type: 'group', name: 'Card', frame, decorative: true, nodes: [shape('Plate'), shape('Plate')] } as const;
  const named = withUniqueNames([shape('Plate'), { ...group, nodes: [...group.nodes] }, shape('Card')]);
  const names = named.flatMap((node) => [node.name, ...(node.type === 'group' ? node.nodes.map(({ name }) => name) : [])]);
  assert.deepEqual(names, ['Plate', 'Card', 'Plate (2)', 'Plate (3)', 'Card (2)']);
});

test('what a connector is glued to keeps its name', () => {
  const connects = { start: { node: 'Step', site: 'right' }, end: { node: 'Next', site: 'left' } } as const;
  const named = withUniqueNames([shape('Step'), shape('Next'), shape('Step'), shape('Arrow', { connects })]);
  assert.deepEqual(
    named.map(({ name }) => name),
    ['Step', 'Next', 'Step', 'Arrow'],
  );
});
