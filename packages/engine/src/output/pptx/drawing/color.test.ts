import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Color } from '../../../model/color.ts';
import { colorElement, fillElement } from './color.ts';

const colors: [what: string, color: Color, markup: string][] = [
  ['the ground', { ref: 'bg' }, '<a:schemeClr val="bg1"/>'],
  ['text', { ref: 'text' }, '<a:schemeClr val="tx1"/>'],
  ['surface', { ref: 'surface' }, '<a:schemeClr val="bg2"/>'],
  ['muted', { ref: 'muted' }, '<a:schemeClr val="tx2"/>'],
  [
    'lightness',
    { ref: 'accent2', lum: [0.6, 0.4] },
    '<a:schemeClr val="accent2"><a:lumMod val="60000"/><a:lumOff val="40000"/></a:schemeClr>',
  ],
  ['lightness that changes nothing', { ref: 'accent2', lum: [1, 0] }, '<a:schemeClr val="accent2"/>'],
  ['opacity', { ref: 'accent6', alpha: 0.123456 }, '<a:schemeClr val="accent6"><a:alpha val="12346"/></a:schemeClr>'],
  ['a colour of its own', { hex: '#A0B1C2', alpha: 0.5 }, '<a:srgbClr val="A0B1C2"><a:alpha val="50000"/></a:srgbClr>'],
];

for (const [what, color, markup] of colors) {
  test(`writes ${what}`, () => assert.equal(colorElement(color), markup));
}

test('a gradient has its stops in order and an angle within the circle', () => {
  const fill = {
    angle: -90,
    stops: [
      { at: 1, color: { ref: 'bg' } },
      { at: 0.333, color: { ref: 'text' } },
    ],
  } as const;
  assert.equal(
    fillElement({ ...fill, stops: [...fill.stops] }),
    '<a:gradFill rotWithShape="1"><a:gsLst><a:gs pos="33300"><a:schemeClr val="tx1"/></a:gs><a:gs pos="100000"><a:schemeClr val="bg1"/></a:gs>' +
      '</a:gsLst><a:lin ang="16200000" scaled="0"/></a:gradFill>',
  );
});

test('no fill says so', () => assert.equal(fillElement(undefined), '<a:noFill/>'));
