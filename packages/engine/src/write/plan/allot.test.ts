import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { materialOf } from '../discourse/passages.ts';
import { outlineOf } from '../structure/outline.ts';
import { allot, unitsOf } from './allot.ts';

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

test('words that lead to a list are on its slide', () => {
  const led = 'One thing is said here. Another is said here too. Each boat needs:';
  const text = readText(`## Boats\n\n${led}\n\n- a light\n- a horn\n- a rope\n\n${'More is said of it below. '.repeat(4)}`, 'text');
  const material = materialOf(outlineOf(text), text);
  for (let count = 2; count <= 5; count++) {
    const groups = allot(material.passages, count).map((group) => unitsOf(group).map((unit) => unit.text));
    assert.ok(
      groups.some((units) => units.includes('Each boat needs:') && units.includes('a light')),
      JSON.stringify(groups),
    );
  }
});
