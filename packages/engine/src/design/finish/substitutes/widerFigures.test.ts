import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraph, style, typesetter } from '../../../../../../test/fixtures/typesetting.ts';
import type { Frame, SceneNode, ShapeNode } from '../../../model/scene.ts';
import { bodyOf } from '../../page/pageBuilder.ts';
import { overrunsOf } from './reach.ts';
import { withWiderFigures } from './widerFigures.ts';

const WIDTH = 126;

/** A figure in a condensed face that fills its box. */
function figure(x: number, align: 'start' | 'center' | 'end', said = '€340,000'): ShapeNode {
  const look = { ...style(), family: 'Oswald', weight: 600, size: 30 };
  const frame: Frame = { x, y: 100, w: WIDTH, h: 40 };
  const set = typesetter.set([paragraph([{ text: said, style: look }], { lineHeight: 36, align })], { width: WIDTH, height: 40 });
  return { type: 'shape', name: 'Figure', frame, geometry: { type: 'rect' }, role: 'body', text: bodyOf(set) };
}

const plate = (x: number, w: number): ShapeNode => ({
  type: 'shape',
  name: 'Plate',
  frame: { x, y: 80, w, h: 80 },
  geometry: { type: 'rect' },
  decorative: true,
});

const widened = (nodes: readonly SceneNode[]): SceneNode => withWiderFigures(nodes, typesetter)[0] as SceneNode;
const firstGlyph = (node: SceneNode): number => node.frame.x + ((node as ShapeNode).text?.lines[0]?.runs[0]?.x ?? 0);

test('a figure has the room that a wider font would need, and stands where it stood', () => {
  for (const align of ['start', 'center', 'end'] as const) {
    const before = figure(400, align);
    const after = widened([before]);
    assert.ok(after.frame.w > WIDTH + 5, align);
    assert.ok(Math.abs(firstGlyph(after) - firstGlyph(before)) < 0.01, align);
    assert.deepEqual(overrunsOf([after], typesetter, 'dejavu'), []);
    const kept = { start: after.frame.x, center: after.frame.x + after.frame.w / 2, end: after.frame.x + after.frame.w }[align];
    assert.equal(kept.toFixed(6), { start: 400, center: 400 + WIDTH / 2, end: 400 + WIDTH }[align].toFixed(6));
  }
});

test('its box stays as it is where a neighbour, the end of its plate or the edge of the page is in the way', () => {
  const before = figure(400, 'start');
  const neighbour = { ...plate(400 + WIDTH + 2, 50), name: 'Neighbour' };
  for (const other of [neighbour, plate(390, WIDTH + 14)]) assert.equal(widened([before, other]), before);
  const atTheEdge = figure(960 - 25 - WIDTH, 'start');
  assert.equal(widened([atTheEdge]), atTheEdge);
  assert.ok(widened([before, plate(390, WIDTH + 200)]).frame.w > WIDTH);
});

test('a single word has that room too', () => {
  assert.ok(widened([figure(400, 'start', 'Northgate')]).frame.w > WIDTH);
});

test('words that hold a number, and boxes whose edge is seen, stay as they are', () => {
  for (const node of [figure(400, 'start', 'Above 9 m'), { ...figure(400, 'start'), fill: { ref: 'accent1' } } as ShapeNode])
    assert.equal(widened([node]), node);
});
