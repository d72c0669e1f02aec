import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutShifted } from './leaning.ts';

const SOURCE = `A refusal needs a reason in writing. If no answer comes within ten days the request is granted – that was different before.
The shop had twelve machines and closes in May. It was cheap.`;

test('a sentence that points to something else than in the source goes, one that points to the same stays', () => {
  const different = 'That was different before.';
  assert.deepEqual(withoutShifted(['A refusal needs a reason in writing.', different], SOURCE, 'en'), [
    'A refusal needs a reason in writing.',
  ]);
  const kept = ['Without an answer a request counts as granted.', different];
  assert.deepEqual(withoutShifted(kept, SOURCE, 'en'), kept);
  const named = ['The shop closes in May.', 'It was cheap.'];
  assert.deepEqual(withoutShifted(named, SOURCE, 'en'), named);
  const own = ['The shop closes in May.', 'It will be missed by many.'];
  assert.deepEqual(withoutShifted(own, SOURCE, 'en'), own, 'what the source does not say is not judged by it');
});
