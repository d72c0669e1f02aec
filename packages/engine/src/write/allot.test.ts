import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../read/text.ts';
import { allot, unitsOf } from './allot.ts';
import { outlineOf } from './outline.ts';
import { materialOf } from './passages.ts';

const text = Array.from(
  { length: 6 },
  (_, i) => `## Part ${i}\n\n${'One sentence of the part is here. '.repeat(3 + i)}\n\n- a thing\n- another thing`,
).join('\n\n');
const document = readText(text, 'text');
const { passages } = materialOf(outlineOf(document), document);
const all = passages.flatMap((passage) => passage.units);

test('every count up to the number of units is reached, in order, with each unit once', () => {
  for (let count = 1; count <= all.length + 3; count++) {
    const groups = allot(passages, count);
    assert.equal(groups.length, Math.min(count, all.length));
    assert.deepEqual(
      groups.flatMap(unitsOf).map((unit) => unit.index),
      all.map((unit) => unit.index),
    );
  }
});

test('groups do not cross parts when there is one for each', () => {
  for (const group of allot(passages, 6)) assert.equal(new Set(group.passages.map(({ section }) => section.index)).size, 1);
});
