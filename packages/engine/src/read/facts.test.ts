import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factOf } from './facts.ts';

test('a colon within brackets parts no label from its value', () => {
  for (const line of ['Ferries – 3.4 (May: 3.1)', 'Fähren – 3,4 (Mai: 3,1)', 'Bacs 3,4 [mai : 3,1]', '渡船 3.4（5月：3.1）'])
    assert.equal(factOf(line), undefined, line);
  assert.deepEqual(factOf('Ferries (May): 3.4'), { key: 'Ferries (May)', value: '3.4' });
});
