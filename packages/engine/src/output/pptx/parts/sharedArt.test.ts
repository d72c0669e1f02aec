import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layouts } from '../../../../../../test/fixtures/scene/layouts.ts';
import { sharedArt, showsSharedArt } from './sharedArt.ts';

test('the art that most layouts have in common is shared', () => {
  const shared = sharedArt(layouts);
  assert.deepEqual(
    shared.map((node) => node.name),
    ['Rule'],
  );
  assert.deepEqual(
    layouts.filter((layout) => showsSharedArt(layout, shared)).map((layout) => layout.name),
    ['Title and bullets', 'Title only', 'Title and table', 'Title and chart'],
  );
});

test('nothing is shared where each layout has art of its own, or none', () => {
  assert.deepEqual(sharedArt(layouts.filter((layout) => /^(Title|Picture and text)$/.test(layout.name))), []);
  assert.deepEqual(sharedArt(layouts.map((layout) => ({ ...layout, nodes: [] }))), []);
});
