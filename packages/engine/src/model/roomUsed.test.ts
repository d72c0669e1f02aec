import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roomUsed } from './roomUsed.ts';
import type { SceneNode } from './scene.ts';

const BODY = { x: 100, y: 100, w: 800, h: 400 };
const text = (x: number, y: number, w: number, h: number, role = 'body') =>
  ({
    type: 'shape',
    name: 'Text',
    frame: { x, y, w: 800, h: 400 },
    geometry: { type: 'rect' },
    role,
    text: { height: h, lines: [{ width: w, baseline: 10, runs: [{ size: 10 }] }], paragraphs: [], insets: [0, 0, 0, 0], anchor: 'top' },
  }) as unknown as SceneNode;
const plate = (x: number, y: number, w: number, h: number): SceneNode => ({
  type: 'shape',
  name: 'Plate',
  frame: { x, y, w, h },
  geometry: { type: 'rect' },
  fill: { ref: 'surface' },
  decorative: true,
});

test('what counts is where lines are, not how large their box is', () => assert.equal(roomUsed([text(100, 100, 400, 200)], BODY), 0.25));

test('titles, running elements and art use no room', () =>
  assert.equal(roomUsed([text(100, 20, 800, 40, 'title'), text(100, 500, 80, 10, 'artifact'), plate(500, 100, 400, 400)], BODY), 0));

test('a plate that words stand on is used as far as it lies in the body; the ground of the page is not', () => {
  assert.equal(roomUsed([plate(0, 100, 500, 400), text(120, 120, 200, 50)], BODY), 0.5);
  const ground = [plate(0, 0, 960, 540), text(100, 20, 700, 40, 'title'), text(100, 100, 400, 200)];
  assert.equal(roomUsed(ground, BODY), 0.25);
});
