import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emuFrame, geometryElement, sameFrame, transform, turnedTransform } from './geometry.ts';

test('frames that touch in points touch in EMU', () => {
  const left = emuFrame({ x: 0.1, y: 0, w: 33.33333, h: 10 });
  const right = emuFrame({ x: 0.1 + 33.33333, y: 0, w: 20, h: 10 });
  assert.equal(left.x + left.cx, right.x);
});

test('frames are the same when they are so in EMU', () => {
  assert.ok(sameFrame({ x: 1, y: 2, w: 3, h: 4 }, { x: 1.00001, y: 2, w: 3, h: 4 }));
  assert.ok(!sameFrame({ x: 1, y: 2, w: 3, h: 4 }, { x: 1.001, y: 2, w: 3, h: 4 }));
});

test('a rising line is a falling one, flipped', () => {
  assert.match(transform({ x: 0, y: 0, w: 1, h: 1 }, true), /^<a:xfrm flipV="1">/);
});

const radii: [radius: number, adjust: number][] = [
  [10, 20_000],
  [25, 50_000],
  [400, 50_000],
  [0, 0],
];
for (const [radius, adjust] of radii) {
  test(`a radius of ${radius} on a frame of 100 x 50 adjusts by ${adjust}`, () => {
    assert.match(geometryElement({ type: 'roundRect', radius }, { x: 0, y: 0, w: 100, h: 50 }), new RegExp(`fmla="val ${adjust}"`));
  });
}

test('a line with a bend is an elbow that turns at its share of the width', () => {
  const markup = geometryElement({ type: 'line', bend: 0.25 }, { x: 0, y: 0, w: 100, h: 50 });
  assert.match(markup, /prst="bentConnector3"><a:avLst><a:gd name="adj1" fmla="val 25000"/);
});

test('a path has whole coordinates in the size of its frame', () => {
  const markup = geometryElement(
    { type: 'path', commands: [['M', 0, 0.00001], ['C', 1, 2, 3, 4, 5, 6.5], ['L', 10, 10], ['Z']] },
    { x: 3, y: 3, w: 10, h: 10 },
  );
  assert.match(markup, /<a:path w="1000" h="1000"><a:moveTo><a:pt x="0" y="0"\/><\/a:moveTo><a:cubicBezTo>/);
  assert.match(markup, /<a:pt x="500" y="650"\/><\/a:cubicBezTo><a:lnTo>.*<\/a:lnTo><a:close\/><\/a:path>/);
});

test('a box with turned text is turned about its middle', () => {
  const xfrm = turnedTransform({ x: 20, y: 100, w: 30, h: 150 }, 'clockwise');
  assert.match(xfrm, /rot="5400000"/);
  assert.match(xfrm, /<a:off x="-508000" y="2032000"\/><a:ext cx="1905000" cy="381000"\/>/);
  assert.equal(turnedTransform({ x: 0, y: 0, w: 1, h: 1 }, undefined), transform({ x: 0, y: 0, w: 1, h: 1 }));
});
