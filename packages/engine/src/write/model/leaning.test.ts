import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutOrphans, withTheirGround } from './leaning.ts';

const TRIAL = ['The trial in the harbour worked.', 'It covered 47 crossings.', 'Diesel cost 194 pounds.'];

test('a sentence on which the next one leans stays, and one on which none leans goes', () => {
  assert.deepEqual(
    withTheirGround(TRIAL, (_, i) => i !== 0, 'en'),
    TRIAL,
  );
  assert.deepEqual(
    withTheirGround(TRIAL, (_, i) => i === 2, 'en'),
    TRIAL.slice(2),
  );
});

test('what leans on a sentence that may not stand goes with it', () => {
  assert.deepEqual(
    withoutOrphans(TRIAL, (sentence) => !sentence.includes('harbour'), 'en'),
    TRIAL.slice(2),
  );
});
