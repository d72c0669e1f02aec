import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutWebMarks } from './webMarks.ts';

test('links to edit a section and numbers of sources are no words of a copied page', () => {
  assert.equal(
    withoutWebMarks(
      'A bird.[1] It is rare;[2] few nest.[3][4]\n\nBreeding[edit]\n95% of nests[2] flood.[note 1]\n\nStatus[edit]\nOk[a]\n\nSources[edit]',
    ),
    'A bird. It is rare; few nest.\n\nBreeding\n95% of nests flood.\n\nStatus\nOk\n\nSources',
  );
});

test('indexes, sources between words, boxes to tick, and what stands in brackets once stay', () => {
  for (const text of [
    'x[1] + x[2] + x[3] is y[4]',
    'The scale goes from [1] to [2] and [3] is none.',
    'Values[7] are not counted[9] from one.[12]',
    'Bring:\n[ ] a hat [maybe]\n[x] a coat\n',
  ])
    assert.equal(withoutWebMarks(text), text);
});
