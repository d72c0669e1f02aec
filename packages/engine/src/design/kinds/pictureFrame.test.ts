import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filling, pictureIn } from './pictureFrame.ts';

const place = { x: 600, y: 50, w: 300, h: 400 };

test('a picture of nearly the same proportions is cut to its place, alike on both sides', () => {
  const { frame, crop } = pictureIn(place, { width: 1000, height: 1000 });
  assert.deepEqual(frame, place);
  assert.deepEqual(crop, [0.125, 0, 0.125, 0]);
  assert.equal(pictureIn(place, { width: 900, height: 1200 }).crop, undefined);
});

test('more than a quarter is never cut off: the picture stands whole on a plate', () => {
  const { plate, frame, crop } = pictureIn(place, { width: 2000, height: 1000 });
  assert.deepEqual(plate, place);
  assert.deepEqual(frame, { x: 600, y: 175, w: 300, h: 150 });
  assert.equal(crop, undefined);
});

test('a small picture is not enlarged beyond 96 pixels to the inch', () => {
  assert.deepEqual(pictureIn(place, { width: 80, height: 80 }).frame, { x: 720, y: 220, w: 60, h: 60 });
});

test('a picture that fills its place is cut as far as it must be, unless it would blur', () => {
  assert.deepEqual(filling(place, { width: 2000, height: 1000 })?.crop, [0.3125, 0, 0.3125, 0]);
  assert.equal(filling(place, { width: 600, height: 800 })?.crop, undefined);
  assert.equal(filling(place, { width: 300, height: 400 }), undefined);
});
