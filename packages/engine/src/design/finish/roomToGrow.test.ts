import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraph, typesetter } from '../../../../../test/fixtures/typesetting.ts';
import type { Frame, SceneNode, ShapeNode } from '../../model/scene.ts';
import { bodyOf } from '../page/pageBuilder.ts';
import { withRoomToGrow } from './roomToGrow.ts';

const FOOT = 490;

const at = (x: number, y: number, w = 300, h = 40): Frame => ({ x, y, w, h });

const shape = (name: string, frame: Frame, change: Partial<ShapeNode> = {}): ShapeNode => ({
  type: 'shape',
  name,
  frame,
  geometry: { type: 'rect' },
  decorative: true,
  ...change,
});

const text = (name: string, frame: Frame, change: Partial<ShapeNode> = {}): ShapeNode => ({
  ...shape(name, frame),
  decorative: false,
  role: 'body',
  text: bodyOf(typesetter.set([paragraph('Words')], { width: frame.w, height: frame.h })),
  ...change,
});

const heights = (nodes: readonly SceneNode[]): Record<string, number> =>
  Object.fromEntries(withRoomToGrow(nodes, FOOT).map(({ name, frame }) => [name, frame.h]));

test('a text has the room down to what stands below it, or to the foot of the body; what stands beside it is not in its way', () => {
  const nodes = [text('Upper', at(60, 100)), text('Lower', at(60, 300)), text('Beside', at(400, 100)), shape('Rule', at(380, 250, 2, 200))];
  assert.deepEqual(heights(nodes), { Upper: 192, Lower: 190, Beside: 390, Rule: 200 });
});

test('on a plate it keeps the air that it has at the sides; the ground of the page is no plate', () => {
  const nodes = [shape('Ground', at(0, 0, 960, 540)), shape('Plate', at(40, 80, 340, 200)), text('On it', at(60, 100))];
  assert.equal(heights(nodes)['On it'], 160);
});

test('what it lies on in part or what is round ends its room', () => {
  for (const other of [shape('Panel', at(100, 90, 80, 300)), shape('Ring', at(20, 60, 380, 300), { geometry: { type: 'ellipse' } })])
    assert.equal(heights([other, text('Text', at(60, 100))]).Text, 40);
});

test('what shows its edges, does not grow or is glued to a connector keeps its frame, and so does what would not gain a line', () => {
  const joined = { start: { node: 'Glued', site: 'bottom' as const }, end: { node: 'Other', site: 'top' as const } };
  const nodes = [
    text('Filled', at(60, 100), { fill: { ref: 'accent1' } }),
    text('Label', at(400, 100), { role: 'label' }),
    text('Title', at(400, 20), { role: 'title', placeholder: 'title' }),
    text('Glued', at(60, 200)),
    shape('Connector', at(900, 20, 1, 20), { geometry: { type: 'line' }, connects: joined }),
    text('Tight', at(60, 300)),
    text('Below', at(60, 358, 300, 130)),
  ];
  const after = heights(nodes);
  for (const { name, frame } of nodes) assert.equal(after[name], frame.h, name);
});

test('nothing moves: lines stand where they stood', () => {
  const [before, after] = [text('Text', at(60, 100)), withRoomToGrow([text('Text', at(60, 100))], FOOT)[0] as ShapeNode];
  assert.deepEqual(after.text, before.text);
  assert.deepEqual({ ...after.frame, h: 40 }, before.frame);
});

test('what follows from a slide stands on the foot of the body and grows up from it, by two lines at most, clear of the words above', () => {
  const remark = text('Remark', at(60, 450, 300, 40), { placeholder: 'remark' });
  const line = remark.text?.paragraphs[0]?.lineHeight ?? 0;
  const placed = (above: ShapeNode) => withRoomToGrow([above, remark], FOOT)[1] as ShapeNode;
  const raised = placed(text('Above', at(60, 100, 300, 340)));
  assert.deepEqual([raised.frame.y, raised.frame.h, raised.text?.anchor], [450 - 2 * line, 40 + 2 * line, 'bottom']);
  const words = remark.text?.height ?? 0;
  assert.equal(raised.text?.lines[0]?.baseline, (remark.text?.lines[0]?.baseline ?? 0) + 40 + 2 * line - words);
  assert.equal(placed(shape('Plate', at(60, 100, 300, 340))), remark);
});
