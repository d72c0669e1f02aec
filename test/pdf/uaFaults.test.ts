import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scene, SceneNode } from '../../packages/engine/src/model/scene.ts';
import { writePdf } from '../../packages/engine/src/output/pdf/writePdf.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { fonts, typesetter } from '../fixtures/typesetting.ts';
import { openPdf } from './reader/document.ts';
import { setScene } from './setScene.ts';
import { uaFaults } from './uaFaults.ts';

const faultsOf = (scene: Scene): string[] => uaFaults(openPdf(writePdf(setScene(scene, typesetter), { fonts, image: fixtureImage })));

test('nothing is found in a file with every kind of node', () => {
  assert.deepEqual(faultsOf(allNodesScene), []);
});

test('what is missing is found', () => {
  const silenced = (node: SceneNode): SceneNode => (node.type === 'chart' ? { ...node, alt: ' ' } : node);
  const headless = (node: SceneNode): SceneNode => (node.type === 'shape' && node.role === 'title' ? { ...node, role: 'heading' } : node);
  const changed = (change: (node: SceneNode) => SceneNode): Scene => ({
    ...allNodesScene,
    pages: allNodesScene.pages.map((page) => ({ ...page, nodes: page.nodes.map(change) })),
  });
  assert.match(faultsOf(changed(silenced)).join('\n'), /13-004: a figure has no alternative text/);
  assert.match(faultsOf(changed(headless)).join('\n'), /14-003: .* is a heading of level 2 after one of level 0/);
  assert.match(faultsOf({ ...allNodesScene, language: '' }).join('\n'), /11-006/);
});
