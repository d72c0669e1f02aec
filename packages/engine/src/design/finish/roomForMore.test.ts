import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { type Deck, deck } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import type { Frame, SceneNode, ShapeNode } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { leaves } from '../page/behind.ts';
import { bodyOf } from '../page/pageBuilder.ts';
import { withRoomForMore } from './roomForMore.ts';

const typesetter = createTypesetter(createFontSource());
const style = { family: 'Inter', weight: 400, size: 20, color: { ref: 'text' } } as const;

function point(text: string, spaceBefore: number): Paragraph {
  const bullet = { text: '–', style };
  return { runs: [{ text, style }], align: 'start', rtl: false, language: 'en', lineHeight: 28, spaceBefore, indent: 28, bullet };
}

function list(paragraphs: readonly Paragraph[], frame: Frame): ShapeNode {
  const insets = [0, 0, 0, 0] as const;
  const set = typesetter.set(paragraphs, { width: frame.w, height: frame.h, anchor: 'top', insets });
  return { type: 'shape', name: 'Text', frame, geometry: { type: 'rect' }, text: bodyOf(set), role: 'list', placeholder: 'body' };
}

const plate = (name: string, frame: Frame): SceneNode => ({
  type: 'shape',
  name,
  frame,
  geometry: { type: 'rect' },
  fill: { ref: 'text' },
  decorative: true,
});
const hairline = (y: number): SceneNode => plate(`Hairline at ${y}`, { x: 60, y, w: 800, h: 1 });

const FRAME: Frame = { x: 60, y: 150, w: 800, h: 300 };
const rows = list([point('Ask', 0), point('Sort', 90), point('Answer', 90)], FRAME);
const gapsOf = (node: SceneNode | undefined): number[] => {
  assert.ok(node?.type === 'shape' && node.text);
  return node.text.paragraphs.slice(1).map(({ spaceBefore }) => spaceBefore);
};

test('gaps are so close that one more point has room, and hairlines between the points of one body are left out', () => {
  const nodes = withRoomForMore([hairline(140), rows, hairline(220), hairline(330), hairline(450)], typesetter);
  assert.deepEqual(
    nodes.map(({ name }) => name),
    ['Hairline at 140', 'Text', 'Hairline at 450'],
  );
  const [gap = 0, other] = gapsOf(nodes[1]);
  assert.equal(gap, other);
  assert.ok(gap < 90 && 4 * 28 + 3 * gap <= FRAME.h, `${gap}`);
  assert.ok(4 * 28 + 3 * (gap + 1) > FRAME.h, `${gap} is closer than it has to be`);
});

test('marks move with their points, and a mark that is moved keeps its distance', () => {
  const marks = [155, 273, 391].map((y, i) => plate(`Mark ${i + 1}`, { x: 40, y, w: 12, h: 12 }));
  const nodes = withRoomForMore([hairline(220), rows, ...marks], typesetter);
  assert.deepEqual(
    nodes.map(({ name }) => name),
    ['Text', 'Mark 1', 'Mark 2', 'Mark 3'],
  );
  const [gap = 0] = gapsOf(nodes[0]);
  assert.deepEqual(
    nodes.slice(1).map(({ frame }) => frame.y),
    [155, 273 - (90 - gap), 391 - 2 * (90 - gap)],
  );
});

test('a list with something among its points that is no mark of one stays as it is', () => {
  const nodes = [hairline(220), rows, plate('Mark', { x: 40, y: 250, w: 12, h: 12 })];
  assert.deepEqual(withRoomForMore(nodes, typesetter), nodes);
  const beside = [hairline(220), rows, plate('Plate', { x: 70, y: 200, w: 300, h: 120 })];
  assert.deepEqual(withRoomForMore(beside, typesetter), beside);
});

test('art at the side of a list is no matter', () => {
  const art = plate('Sky', { x: -240, y: 200, w: 290, h: 300 });
  assert.deepEqual(
    withRoomForMore([hairline(220), rows, art], typesetter).map(({ name }) => name),
    ['Text', 'Sky'],
  );
});

test('a list that is full stays as it is', () => {
  const full = list([point('Ask', 0), point('Sort', 12), point('Answer', 12)], { ...FRAME, h: 110 });
  assert.deepEqual(gapsOf(withRoomForMore([full], typesetter)[0]), [12, 12]);
});

test('lists side by side begin at one height and have one gap', () => {
  const long = 'Questions of all teams are collected in one list that everybody reads before a meeting';
  const left = list([point(long, 0), point('Sort', 70), point('Answer', 84)], { ...FRAME, w: 380 });
  const right = list([point('Ask', 0), point('Sort', 84), point('Answer', 84)], { ...FRAME, x: 480, y: 164, w: 380, h: 286 });
  const [first, second] = withRoomForMore([left, right], typesetter);
  assert.equal(second?.frame.y, first?.frame.y);
  const gaps = new Set([...gapsOf(first), ...gapsOf(second)]);
  assert.equal(gaps.size, 1, `${[...gaps]}`);
});

const plan = deck.parse(JSON.parse(await readFile(new URL('../../../../../docs/examples/product-plan.json', import.meta.url), 'utf8')));

for (const template of ['Tokyo', 'Milan', 'Florence']) {
  test(`${template}: no hairline stands between points of one body`, () => {
    for (const { nodes, title } of designDeck(plan, template, typesetter, { split: true }).pages) {
      const all = leaves(nodes);
      for (const node of all) {
        if (node.type !== 'shape' || node.role !== 'list' || !node.placeholder || !node.text) continue;
        const [first, last] = [node.text.lines[0], node.text.lines.at(-1)].map((line) => node.frame.y + (line?.baseline ?? 0));
        const between = all.filter(
          ({ name, frame }) => name.startsWith('Hairline') && frame.x === node.frame.x && frame.y > Number(first) && frame.y < Number(last),
        );
        assert.deepEqual(between, [], title);
      }
    }
  });
}

const LONG = 'Questions of all teams are collected in one list that everybody reads before the meeting';
const points: Deck = {
  title: 'Meetings',
  language: 'en',
  slides: [
    [LONG, 'Sort by what hurts', 'Answer'],
    ['Ask', LONG, 'Sort', LONG, 'Answer'],
  ].map((texts) => ({ kind: 'bullets', title: 'What we do', notes: '', items: texts.map((text) => ({ text })) })),
};

for (const template of [
  'Tokyo',
  'Florence',
  'Berlin',
  'Seoul',
  'Nairobi',
  'Marrakesh',
  'London',
  'Chicago',
  'Lisbon',
  'Dubai',
  'Kyoto',
  'Milan',
  'Mumbai',
]) {
  test(`${template}: what marks a point stands beside it`, () => {
    for (const { nodes } of designDeck(points, template, typesetter, { split: true }).pages) {
      const all = leaves(nodes);
      const lists = all.filter((node) => node.type === 'shape' && node.role === 'list' && node.text !== undefined) as ShapeNode[];
      const left = Math.min(...lists.map(({ frame }) => frame.x));
      const middles = lists.flatMap(({ frame, text }) =>
        (text?.lines ?? []).flatMap(({ baseline, paragraph: at }, i, lines) =>
          lines[i - 1]?.paragraph === at ? [] : [frame.y + baseline - 7],
        ),
      );
      const isMark = (node: SceneNode) =>
        !('text' in node && node.text) && Math.max(node.frame.w, node.frame.h) <= 64 && Math.abs(node.frame.x - left) < 60;
      for (const { name, frame: mark } of all.filter((node) => isMark(node) && node.frame.h > 3)) {
        const distance = Math.min(...middles.map((middle) => Math.abs(mark.y + mark.h / 2 - middle)));
        assert.ok(distance < 18, `${name} is ${Math.round(distance)} points from any point`);
      }
    }
  });
}
