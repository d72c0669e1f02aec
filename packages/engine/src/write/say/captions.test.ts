import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captionBelow, captionName } from './captions.ts';

test('below a title that is the name of a table stands what its caption adds', () => {
  const caption = 'Table 1. Visits by branch. Source: door counters.';
  assert.equal(captionName(caption), 'Visits by branch');
  assert.equal(captionBelow('Visits by branch', caption), 'Source: door counters.');
  assert.equal(captionBelow('Use', caption), 'Visits by branch. Source: door counters.');
  assert.equal(captionBelow('Visits by branch', 'Table 1: Visits by branch'), undefined);
});
