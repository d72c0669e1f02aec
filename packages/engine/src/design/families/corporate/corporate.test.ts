import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyKindIn, templatesOf } from '../../../../../../test/fixtures/templateDecks.ts';
import { leaves } from '../../page/behind.ts';
import { bricks } from './art/bricks.ts';
import { door } from './art/door.ts';
import { fanlight } from './art/fanlight.ts';

const templates = templatesOf('corporate');

test('a wall is one shape for each colour, cut at its edges', () => {
  const [wall] = bricks({ x: 0, y: 0, w: 372, h: 540 }, { stretcher: 66, course: 22 }, 'deck');
  assert.ok(wall?.type === 'group' && wall.nodes.length <= 16);
  assert.deepEqual(wall.frame, { x: 0, y: 0, w: 372, h: 540 });
});

test('a fan that is larger than its panel is cut at the panel', () => {
  const panel = { x: 520, y: 0, w: 440, h: 540 };
  const [fan] = fanlight(panel, { corner: 'bottomRight', radius: 520, panes: 8 }, 'deck');
  assert.ok(fan && fan.frame.x >= 520 && fan.frame.x + fan.frame.w <= 960.01 && fan.frame.y + fan.frame.h <= 540.01);
});

test('a wide door has a flat arch', () => {
  assert.equal(door({ x: 0, y: 0, w: 120, h: 300 }, { ref: 'accent1' }, 'Door').arch, 60);
  assert.equal(door({ x: 0, y: 0, w: 400, h: 300 }, { ref: 'accent1' }, 'Door').arch, 84);
});

test('the band names the chapter that a page belongs to', () => {
  for (const template of templates) {
    const scene = everyKindIn(template);
    const section = scene.pages.findIndex((page) => scene.layouts[page.layout]?.name === 'Section');
    const words = leaves(scene.pages[section + 1]?.nodes ?? []).flatMap((node) => {
      return node.type === 'shape' && node.role === 'artifact'
        ? (node.text?.paragraphs.flatMap((p) => p.runs.map((run) => run.text)) ?? [])
        : [];
    });
    const named = scene.pages[section]?.title.slice(0, 12) ?? '';
    assert.ok(
      words.some((text) => text.includes(named)),
      `${template}: ${words.join(' | ')}`,
    );
  }
});

test("the name of Chicago's chapter runs down the spine, and up that of a mirrored deck", () => {
  const footerOf = (script: 'Latin' | 'Arabic') =>
    everyKindIn('Chicago', script)
      .pages.flatMap((page) => leaves(page.nodes))
      .find((node) => node.type === 'shape' && node.placeholder === 'footer' && node.text?.turn);
  const [latin, arabic] = [footerOf('Latin'), footerOf('Arabic')];
  assert.ok(latin?.type === 'shape' && arabic?.type === 'shape');
  assert.deepEqual([latin.text?.turn, arabic.text?.turn], ['clockwise', 'counterclockwise']);
  assert.equal(arabic.frame.x, 960 - latin.frame.x - latin.frame.w);
});
