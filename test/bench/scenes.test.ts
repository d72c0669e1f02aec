/** What `npm run bench -- scenes` takes for the same page, and what it says of one that is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareDigests, type Digests } from '../../bench/scenes/compare.ts';
import { pageDigest } from '../../bench/scenes/digest.ts';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import type { Page, SceneNode } from '../../packages/engine/src/model/scene.ts';
import { typesetter } from '../fixtures/typesetting.ts';

const scene = designDeck(
  { title: 'Tides', language: 'en', slides: [{ kind: 'quote', title: 'Said', quote: 'The sea gives and takes.', name: 'Ada', notes: '' }] },
  'Tokyo',
  typesetter,
  { split: true },
);
const [page] = scene.pages;
assert.ok(page);

const title = page.nodes.findIndex((node) => node.type === 'shape' && node.role === 'title');
const digestsWith = (change: (node: SceneNode) => SceneNode): Digests => {
  const changed: Page = { ...page, nodes: page.nodes.map((node, i) => (i === title ? change(node) : node)) };
  return { page: pageDigest(changed, scene.layouts[page.layout]) };
};
const before = digestsWith((node) => node);
const movedBy = (x: number) => digestsWith((node) => ({ ...node, frame: { ...node.frame, x: node.frame.x + x } }));
const name = page.nodes[title]?.name;

test('a page is the same, or the same within half a point', () => {
  assert.deepEqual(compareDigests(before, movedBy(0.001)), { equal: 1, near: [], reordered: [], others: [] });
  assert.deepEqual(compareDigests(before, movedBy(0.4)), { equal: 0, near: ['page'], reordered: [], others: [] });
});

test('shapes that lie on each other in another order are told apart from what looks otherwise', () => {
  const turned: Digests = { page: pageDigest({ ...page, nodes: page.nodes.toReversed() }, scene.layouts[page.layout]) };
  assert.deepEqual(compareDigests(before, turned), { equal: 0, near: [], reordered: ['page'], others: [] });
});

test('what moved is named with how far, and what looks otherwise', () => {
  const changes = (after: Digests) => compareDigests(before, after).others.flatMap((other) => other.changes);
  assert.deepEqual(changes(movedBy(-3)), [`"${name}" moved by up to 3.0 pt (x y w h: -3.0 0.0 0.0 0.0)`]);
  assert.deepEqual(changes(digestsWith((node) => ({ ...node, alt: 'A wave' }))), [`"${name}" looks or reads otherwise`]);
  assert.deepEqual(changes(digestsWith((node) => ({ ...node, name: 'Wave' }))), [`"${name}" is gone`, '"Wave" is new']);
  assert.deepEqual(changes({}), ['is no more']);
});
