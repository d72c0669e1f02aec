import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cachedDataVersionTag } from 'node:v8';
import { setOptions } from '../world/v8Options.ts';
import { optimizingPaysFrom } from './render.ts';

test('what is changed of V8 for one deck is changed back to its own, with which compiled code can be kept', () => {
  const own = cachedDataVersionTag();
  setOptions(optimizingPaysFrom, 'here');
  assert.notEqual(cachedDataVersionTag(), own);
  setOptions(optimizingPaysFrom, 'own');
  assert.equal(cachedDataVersionTag(), own);
});
