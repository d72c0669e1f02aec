import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import type { Page, Scene, ShapeNode } from '../../model/scene.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { lintScene, type Rule } from './lint.ts';

const deck = deckSchema.parse({
  title: 'Deck',
  slides: [
    {
      kind: 'bullets',
      title: 'Title',
      items: ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((text) => ({ text: `${text} point` })),
    },
  ],
});
const sound = designDeck(deck, 'Tokyo', createTypesetter(createFontSource()), { split: true });

/** The rules that are broken once the page's nodes have been changed. */
function broken(change: (nodes: Page['nodes']) => Page['nodes']): Rule[] {
  const scene: Scene = { ...sound, pages: sound.pages.map((page) => ({ ...page, nodes: change(page.nodes) })) };
  return [...new Set(lintScene(scene).map((finding) => finding.rule))];
}

const alter = (key: string, change: (node: ShapeNode) => ShapeNode) => (nodes: Page['nodes']) =>
  nodes.map((node) => (node.type === 'shape' && node.placeholder === key ? change(node) : node));

test('a sound page has no findings', () => assert.deepEqual(lintScene(sound), []));

test('each fault is found', () => {
  const faults: [Rule, ReturnType<typeof alter>][] = [
    ['overflow', alter('body', (node) => ({ ...node, frame: { ...node.frame, h: 20 } }))],
    ['outOfBounds', alter('body', (node) => ({ ...node, frame: { ...node.frame, x: 900 } }))],
    ['overlap', alter('body', (node) => ({ ...node, frame: { ...node.frame, y: 40 } }))],
    ['contrast', alter('body', (node) => ({ ...node, fill: { ref: 'text' } }))],
    ['title', (nodes) => nodes.filter((node) => !(node.type === 'shape' && node.placeholder === 'title'))],
    ['title', (nodes) => nodes.toReversed()],
    ['placeholder', alter('body', (node) => ({ ...node, placeholder: 'nowhere' }))],
    ['name', alter('body', (node) => ({ ...node, name: 'Title' }))],
    [
      'alternative',
      (nodes) => [...nodes, { type: 'shape', name: 'Plate', frame: { x: 0, y: 520, w: 9, h: 9 }, geometry: { type: 'rect' } }],
    ],
  ];
  for (const [rule, fault] of faults) assert.ok(broken(fault).includes(rule), rule);
});

test('small type is found', () => {
  const small = alter('body', (node) => {
    if (!node.text) return node;
    const paragraphs = node.text.paragraphs.map((p) => ({
      ...p,
      runs: p.runs.map((run) => ({ ...run, style: { ...run.style, size: 9 } })),
    }));
    return { ...node, text: { ...node.text, paragraphs } };
  });
  assert.deepEqual(broken(small), ['size']);
});
