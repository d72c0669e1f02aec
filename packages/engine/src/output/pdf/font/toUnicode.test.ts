import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toUnicodeMap } from './toUnicode.ts';

test('codes map to one character, several, or one beyond the basic plane', () => {
  const map = toUnicodeMap(['', 'A', 'ffi', '😀']);
  assert.match(map, /\n3 beginbfchar\n<0001> <0041>\n<0002> <006600660069>\n<0003> <D83DDE00>\nendbfchar\n/);
});

test('blocks hold a hundred entries at most', () => {
  const map = toUnicodeMap(Array.from({ length: 250 }, () => 'x'));
  assert.deepEqual(
    [...map.matchAll(/(\d+) beginbfchar/g)].map(([, count]) => count),
    ['100', '100', '50'],
  );
});
