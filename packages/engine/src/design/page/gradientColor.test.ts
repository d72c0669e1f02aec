import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateById } from '../templates/templates.ts';
import { gradientColor } from './gradientColor.ts';

const { palette } = templateById('Tokyo');
const frame = { x: 100, y: 100, w: 200, h: 100 };
const gradient = (angle: number) => ({
  angle,
  stops: [
    { at: 0, color: { hex: '#000000' } },
    { at: 0.5, color: { hex: '#808080' } },
    { at: 1, color: { hex: '#FFFFFF', alpha: 0 } },
  ],
});
const at = (angle: number, x: number, y: number) =>
  gradientColor(gradient(angle), frame, [x, y], palette).map((v) => Math.round(v * 100) / 100);

test('colours follow the axis from corner to corner, opacity too', () => {
  assert.deepEqual(at(0, 100, 180), [0, 0, 0, 1]);
  assert.deepEqual(at(0, 200, 120), [128, 128, 128, 1]);
  assert.deepEqual(at(0, 250, 120), [191.5, 191.5, 191.5, 0.5]);
  assert.deepEqual(at(90, 120, 200), [255, 255, 255, 0]);
  assert.deepEqual(at(180, 100, 150), [255, 255, 255, 0]);
  assert.deepEqual(at(45, 300, 200), [255, 255, 255, 0]);
});

test('beyond its ends a gradient keeps its last colours', () => {
  assert.deepEqual(at(0, 20, 150), [0, 0, 0, 1]);
  assert.deepEqual(at(0, 400, 150), [255, 255, 255, 0]);
});
