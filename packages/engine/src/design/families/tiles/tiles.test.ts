import assert from 'node:assert/strict';
import { test } from 'node:test';
import { theme } from '../../art/tones.ts';
import { azulejos } from './art/azulejos.ts';
import { friezes } from './art/friezes.ts';
import { shards } from './art/shards.ts';
import { stars } from './art/stars.ts';

const wall = { x: 100, y: 50, w: 300, h: 200 };

test('patterns stay inside of their frame, in few shapes, and come from the seed', () => {
  const drawn = {
    shards: (seed: string) => shards(wall, { step: 40 }, seed),
    azulejos: (seed: string) => azulejos(wall, { side: 64 }, seed),
    stars: (seed: string) => stars(wall, { radius: 40, origin: [100, 50] }, seed),
  };
  for (const [name, draw] of Object.entries(drawn)) {
    const [art] = draw('deck');
    assert.ok(art?.type === 'group' && art.nodes.length <= 40, name);
    const { x, y, w, h } = art.frame;
    assert.ok(x >= 99.99 && y >= 49.99 && x + w <= 400.01 && y + h <= 250.01, name);
    assert.deepEqual(draw('deck'), draw('deck'), name);
    assert.notDeepEqual(draw('deck'), draw('another deck'), name);
  }
});

test('only shards whose middle lies inside are set', () => {
  const [art] = shards(wall, { step: 40, inside: (x) => x > 300 }, 'deck');
  assert.ok(art && art.frame.x > 260);
});

test('a frieze is repeated a whole number of times', () => {
  const [art] = friezes({ x: 0, y: 0, w: 333 }, [{ figure: 'teeth', height: 20, color: theme.accent1 }]);
  assert.ok(art?.type === 'group');
  const [teeth] = art.nodes;
  assert.ok(teeth?.type === 'shape' && teeth.geometry.type === 'path');
  assert.equal(teeth.geometry.commands.filter(([command]) => command === 'M').length, 19);
  assert.ok(Math.abs(teeth.frame.w - 333) < 0.01);
});
