import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decorationsOf, everyKindIn, findingsOf, outside, scriptsOf, templatesOf } from '../../../../../../test/fixtures/templateDecks.ts';
import type { Frame, ShapeNode } from '../../../model/scene.ts';
import { leaves } from '../../page/behind.ts';
import { templateById } from '../../templates/templates.ts';
import type { ArtPlace } from '../../tokens/art.ts';

const ids = templatesOf('minimal');
const places: readonly ArtPlace[] = ['cover', 'section', 'closing', 'quote', 'bigNumber', 'panel', 'picture'];

test('a deck of every kind has no fault in any template', () => {
  for (const [i, id] of ids.entries()) {
    for (const script of scriptsOf(i)) assert.deepEqual(findingsOf(everyKindIn(id, script)), [], `${id} ${script}`);
  }
});

test('what decorates a page stays inside of the slide, in a bounded number of shapes', () => {
  for (const id of ids) {
    for (const nodes of decorationsOf(everyKindIn(id))) {
      assert.deepEqual(outside(nodes), [], id);
      assert.ok(nodes.length <= 80, `${id}: ${nodes.length}`);
    }
  }
});

const drawn = (id: string, frame: Frame, place: ArtPlace, seed: string) => {
  const { motif, page: inks, palette } = templateById(id);
  return leaves(motif(frame, { place, inks, palette, seed, turn: 0 }));
};

test('art stays in its frame, the same for the same seed and another for another', () => {
  const frames: Frame[] = [
    { x: 0, y: 0, w: 148, h: 540 },
    { x: 608, y: 56, w: 288, h: 404 },
    { x: 0, y: 0, w: 960, h: 540 },
  ];
  for (const id of ids) {
    for (const place of places) {
      for (const frame of frames) {
        const shapes = drawn(id, frame, place, 'one');
        for (const { frame: f } of shapes)
          assert.ok(
            f.x >= frame.x - 0.1 && f.y >= frame.y - 0.1 && f.x + f.w <= frame.x + frame.w + 0.1 && f.y + f.h <= frame.y + frame.h + 0.1,
            `${id} ${place}: ${JSON.stringify(f)}`,
          );
        assert.deepEqual(shapes, drawn(id, frame, place, 'one'));
        assert.notDeepEqual(shapes, drawn(id, frame, place, 'two'), `${id} ${place}`);
      }
    }
  }
});

test('raked lines part around the stones and run straight elsewhere', () => {
  const frame: Frame = { x: 560, y: 0, w: 400, h: 540 };
  const shapes = drawn('Kyoto', frame, 'cover', 'garden').filter((node): node is ShapeNode => node.type === 'shape');
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
