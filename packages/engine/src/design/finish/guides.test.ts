import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateById } from '../templates/templates.ts';
import { guidesOf } from './guides.ts';

const template = templateById('Tokyo');
const { vertical, horizontal } = guidesOf(template, false);

test('guides lie on the margins and divide the body into twelve columns', () => {
  const { title, body } = template.grid;
  assert.deepEqual([vertical[0], vertical.at(-1), vertical.length], [body.x, body.x + body.w, 13]);
  assert.deepEqual(horizontal, [title.y, body.y, body.y + body.h]);
});

test('those of a right-to-left deck are mirrored', () => {
  const mirrored = guidesOf(template, true).vertical.map((x) => Math.round((960 - x) * 100) / 100);
  assert.deepEqual(
    mirrored.toReversed(),
    vertical.map((x) => Math.round(x * 100) / 100),
  );
});
