import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SceneNode, ShapeNode } from '../../model/scene.ts';
import { withItemGroups } from './itemGroups.ts';

const plate = (name: string): ShapeNode => ({
  type: 'shape',
  name,
  frame: { x: 0, y: 0, w: 10, h: 10 },
  geometry: { type: 'rect' },
  decorative: true,
});
const text = (name: string, words: string, change: Partial<ShapeNode> = {}): ShapeNode => ({
  ...plate(name),
  decorative: false,
  role: 'body',
  text: {
    insets: [0, 0, 0, 0],
    anchor: 'top',
    paragraphs: [
      {
        runs: [{ text: words, style: { family: 'Inter', weight: 400, size: 18, color: { ref: 'text' } } }],
        align: 'start',
        rtl: false,
        language: 'en',
        lineHeight: 22,
        spaceBefore: 0,
        indent: 0,
      },
    ],
    lines: [],
    height: 22,
  },
  ...change,
});
const outline = (nodes: readonly SceneNode[]) =>
  nodes.map((node) => (node.type === 'group' ? [node.name, ...node.nodes.map((each) => each.name)] : node.name));

test('a card is one group that says which, and order stays', () => {
  const nodes = [
    text('Title', 'Plans', { role: 'title', placeholder: 'title' }),
    plate('Plate 1'),
    text('Head 1', 'Reno centre', { role: 'heading' }),
    text('Text 1', 'Opens in May'),
    plate('Plate 2'),
    text('Number 2', '2', { role: 'label' }),
    text('Text 2', 'A sentence that goes on for much longer than a pane shows'),
    text('Footer', 'Deck 1', { role: 'artifact', placeholder: 'footer' }),
  ];
  assert.deepEqual(outline(withItemGroups(nodes, 'cards')), [
    'Title',
    ['Card 1: Reno centre', 'Plate 1', 'Head 1', 'Text 1'],
    ['Card 2: A sentence that goes on for much longer…', 'Plate 2', 'Number 2', 'Text 2'],
    'Footer',
  ]);
});

test('art that is drawn for an item apart from its texts joins them, unless another item is nearer or something lies between', () => {
  const at = <T extends SceneNode>(node: T, x: number, y = 0): T => ({ ...node, frame: { ...node.frame, x, y } });
  const sheet = (name: string, x: number): SceneNode => ({ ...at(plate(name), x), type: 'group', nodes: [at(plate(`${name} shape`), x)] });
  const nodes = [
    sheet('Paper 1', 0),
    sheet('Paper 2', 20),
    { ...sheet('Leaf 3', 0), frame: { x: 0, y: 12, w: 10, h: 10 } },
    at(plate('Patch'), 40),
    // Sums of fractions stand edge to edge, but for the last digits.
    sheet('Paper 3', 40 - 1e-9),
    at(plate('Wall'), 30),
    sheet('Shade 4', 60),
    at(text('Head 1', 'Reno centre'), 0),
    at(text('Head 2', 'Ash Street'), 20),
    at(text('Head 3', 'Old mill'), 40),
    at(plate('Veil'), 60),
    at(text('Head 4', 'New bridge'), 60),
    sheet('Mark 2', 20),
  ];
  assert.deepEqual(outline(withItemGroups(nodes, 'cards')), [
    ['Leaf 3', 'Leaf 3 shape'],
    'Patch',
    'Wall',
    ['Shade 4', 'Shade 4 shape'],
    ['Card 1: Reno centre', 'Paper 1 shape', 'Head 1'],
    ['Card 2: Ash Street', 'Paper 2 shape', 'Head 2', 'Mark 2 shape'],
    ['Card 3: Old mill', 'Paper 3 shape', 'Head 3'],
    'Veil',
    'Card 4: New bridge',
  ]);
});

test('what stands alone, is decoration alone, fills a placeholder or is glued to a connector stays as it is', () => {
  const line: ShapeNode = {
    ...plate('Tie 3'),
    geometry: { type: 'line' },
    connects: { start: { node: 'Role 4', site: 'top' }, end: { node: 'Role 5', site: 'top' } },
  };
  const nodes = [
    text('Number 1', '12'),
    plate('Rule 2'),
    plate('Dot 2'),
    text('Body 3', 'Filled', { placeholder: 'body' }),
    line,
    text('Role 4', 'Four'),
    plate('Shade 4'),
  ];
  assert.deepEqual(
    outline(withItemGroups(nodes, 'bullets')),
    nodes.map((node) => node.name),
  );
});

test('an item that is a single shape has the name of one', () => {
  assert.deepEqual(outline(withItemGroups([text('Text 1', 'Early'), text('Text 2', 'Late'), text('Text 2.1', 'Late')], 'cards')), [
    'Card 1: Early',
    'Card 2: Late',
    'Card 2.1: Late',
  ]);
});

test('a diagram whose items are joined is one group, with what was said of it', () => {
  const arcs: SceneNode = {
    type: 'group',
    name: 'Cycle',
    alt: 'Two steps in a ring',
    frame: { x: 0, y: 0, w: 50, h: 50 },
    nodes: [plate('Arc 1'), plate('Arc 2')],
  };
  const [title, diagram, takeaway] = withItemGroups(
    [text('Title', 'T', { role: 'title' }), arcs, text('Step 1', 'Hear'), text('Step 2', 'Mend'), text('Takeaway', 'So it goes')],
    'cycle',
  );
  assert.deepEqual(outline([title as SceneNode, diagram as SceneNode, takeaway as SceneNode]), [
    'Title',
    ['Cycle diagram', 'Arc 1', 'Arc 2', 'Step 1', 'Step 2'],
    'Takeaway',
  ]);
  assert.equal(diagram?.alt, 'Two steps in a ring');
});
