import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PictureCandidate } from '../world.ts';
import { ranked } from './rank.ts';

const search = { query: 'river forest', language: 'en', prompt: '', width: 600, height: 800 };
const candidate = (id: string, description: string, width = 3000, height = 4000): PictureCandidate => ({
  id,
  description,
  width,
  height,
  language: 'en',
  credit: { source: 'x' },
  address: '',
});
const order = (candidates: PictureCandidate[], wanted = search) => ranked(candidates, wanted).map(({ id }) => id);

test('words in common go before the order of the source, forms of a word included', () => {
  assert.deepEqual(order([candidate('a', 'a car'), candidate('b', 'rivers in a forest'), candidate('c', 'a river')]), ['b', 'c', 'a']);
});

test('of equal ones, the proportions that lose least, then the order of the source', () => {
  assert.deepEqual(order([candidate('wide', 'river', 4000, 3000), candidate('tall', 'river'), candidate('next', 'river')]), [
    'tall',
    'next',
    'wide',
  ]);
});

test('too small, or a strip: left out; of unknown size: kept', () => {
  const { width: _, height: __, ...unknown } = candidate('unknown', 'river');
  assert.deepEqual(order([candidate('small', 'river', 390, 530), candidate('strip', 'river', 9000, 900), unknown]), ['unknown']);
});

test('pictures of words are left out unless they are asked for', () => {
  assert.deepEqual(order([candidate('table', 'coffee on a table')]), ['table']);
  const map = candidate('map', 'Map of the river');
  assert.deepEqual(order([map, candidate('chart', 'river infographics')]), []);
  assert.deepEqual(order([map], { ...search, query: 'river map' }), ['map']);
});
