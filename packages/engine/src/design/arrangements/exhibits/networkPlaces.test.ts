import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadOf, placesOf } from './networkPlaces.ts';

const ties = (...pairs: [number, number][]) => pairs.map(([from, to]) => ({ from, to }));

test('the role with most ties leads', () => {
  assert.equal(leadOf(4, ties([0, 2], [1, 2], [2, 3])), 2);
});

test('roles that deal with each other are neighbours of one side', () => {
  const places = placesOf(5, ties([0, 1], [0, 2], [1, 4], [2, 3]), 0);
  assert.ok(places);
  const sides = [places.left, places.right].map((side) => [...side].sort());
  assert.deepEqual(sides, [
    [1, 4],
    [2, 3],
  ]);
});

test('a ring of roles has no places without crossing', () => {
  assert.equal(placesOf(5, ties([1, 2], [2, 3], [3, 4], [4, 1]), 0), undefined);
});
