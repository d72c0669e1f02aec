import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spread } from './spread.ts';

test('what has room stays where it is', () => assert.deepEqual(spread([50, 10, 30], 10, 0, 100), [50, 10, 30]));
test('neighbours part around their middle', () => assert.deepEqual(spread([20, 20], 10, 0, 100), [15, 25]));
test('a push goes on to the next', () =>
  assert.deepEqual(spread([20, 22, 31], 10, 0, 100), [14.333333333333332, 24.333333333333332, 34.33333333333333]));
test('ends are kept', () => assert.deepEqual(spread([0, 100, 99], 10, 0, 100), [5, 95, 85]));
test('too many share the room evenly', () => assert.deepEqual(spread([5, 5, 5, 5], 10, 0, 20), [2.5, 7.5, 12.5, 17.5]));
test('nothing', () => assert.deepEqual(spread([], 10, 0, 20), []));
