import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PathCommand } from '../../../model/scene.ts';
import { arrow } from './arrowHead.ts';

const line: PathCommand[] = [
  ['M', 0, 0],
  ['L', 100, 0],
];

test('the head is three line widths long and broad, and the line ends inside it', () => {
  assert.deepEqual(arrow(line, 'end', 4), {
    line: [
      ['M', 0, 0],
      ['L', 94, 0],
    ],
    head: [['M', 100, 0], ['L', 88, 6], ['L', 88, -6], ['Z']],
  });
});

test('a thin line has the head of a line of two points', () => {
  assert.deepEqual(arrow(line, 'start', 0.5), {
    line: [
      ['M', 3, 0],
      ['L', 100, 0],
    ],
    head: [['M', 0, 0], ['L', 6, -3], ['L', 6, 3], ['Z']],
  });
});

test('a curve points along its end', () => {
  const curve: PathCommand[] = [
    ['M', 0, 0],
    ['C', 50, 0, 100, 50, 100, 100],
  ];
  assert.deepEqual(arrow(curve, 'end', 2)?.line.at(-1), ['C', 50, 0, 100, 50, 100, 97]);
});

test('closed paths and points have no direction', () => {
  assert.equal(arrow([...line, ['Z']], 'end', 1), undefined);
  assert.equal(
    arrow(
      [
        ['M', 1, 1],
        ['L', 1, 1],
      ],
      'end',
      1,
    ),
    undefined,
  );
});
