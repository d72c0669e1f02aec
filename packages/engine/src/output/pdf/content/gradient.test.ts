import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Palette, Rgba } from '../../../model/color.ts';
import { serialize } from '../syntax/value.ts';
import { axialShading, colorStops, gradientAxis } from './gradient.ts';

const palette = { bg: '#FFFFFF', text: '#000000', accent1: '#FF0000' } as Palette;
const frame = { x: 100, y: 50, w: 200, h: 100 };
const near = (actual: number[], expected: number[]) => {
  for (const [i, value] of expected.entries())
    assert.ok(Math.abs((actual[i] ?? Number.NaN) - value) < 1e-9, `${actual} is not ${expected}`);
};

test('the axis runs through the middle at the angle itself, from corner to corner', () => {
  near(gradientAxis(0, frame), [100, 100, 300, 100]);
  near(gradientAxis(90, frame), [200, 50, 200, 150]);
  near(gradientAxis(180, frame), [300, 100, 100, 100]);
  // At 45 degrees the frame's shadow is (200 + 100) / sqrt 2 long.
  near(gradientAxis(45, frame), [125, 25, 275, 175]);
});

test('stops are put in order and reach both ends', () => {
  const stops = colorStops(
    {
      angle: 0,
      stops: [
        { at: 0.8, color: { ref: 'text' } },
        { at: 0.2, color: { ref: 'accent1', alpha: 0.5 } },
      ],
    },
    palette,
  );
  assert.deepEqual(
    stops.map(({ at, color }) => [at, color[0], color[3]]),
    [
      [0, 255, 0.5],
      [0.2, 255, 0.5],
      [0.8, 0, 1],
      [1, 0, 1],
    ],
  );
});

test('two stops are one function; a hard edge leaves no piece of its own', () => {
  const stop = (at: number, grey: number) => ({ at, color: [grey, grey, grey, 1] as Rgba });
  const grey = ([r]: Rgba) => [r / 255];
  const plain = axialShading([0, 0, 10, 0], [stop(0, 0), stop(1, 255)], grey);
  assert.equal(serialize(plain.Function ?? 0), '<</FunctionType 2/Domain [0 1]/C0 [0]/C1 [1]/N 1>>');
  assert.equal(serialize(plain.ColorSpace ?? 0), '/DeviceGray');
  assert.equal(serialize(plain.Coords ?? 0), '[0 540 10 540]');
  const edge = axialShading([0, 0, 10, 0], [stop(0, 0), stop(0.5, 0), stop(0.5, 255), stop(1, 255)], grey);
  assert.match(serialize(edge.Function ?? 0), /FunctionType 3.*\/Bounds \[0\.5\]\/Encode \[0 1 0 1\]/);
});
