import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameBeside } from './bareName.ts';

test('an item that only names its figure is told by the name, and what its brackets add by a note', () => {
  assert.deepEqual(nameBeside({ text: 'Pünktlichkeit 97 %' }, '97\u00a0%', 'de'), { label: 'Pünktlichkeit', figure: '97\u00a0%' });
  assert.deepEqual(nameBeside({ text: 'Vorrat unter 3 Mio. €.' }, 'unter 3 Mio. €', 'de')?.label, 'Vorrat');
  assert.deepEqual(nameBeside({ text: 'Stock below £3m' }, 'below £3m', 'en')?.label, 'Stock');
  assert.deepEqual(nameBeside({ lead: 'Bacs', text: '3,4 (mai : 3,1)' }, '3,1\u00a0→\u00a03,4', 'fr'), {
    label: 'Bacs',
    figure: '3,4',
    note: 'mai : 3,1',
  });
});

test('an item that says more than a name keeps its words', () => {
  assert.equal(nameBeside({ text: 'Eilkosten senken auf 320.000 €' }, '320.000 €', 'de'), undefined);
  assert.equal(nameBeside({ text: 'Complaints fell by 12%' }, '12%', 'en'), undefined);
  assert.equal(nameBeside({ text: 'Punctuality 97% in May' }, '97%', 'en'), undefined);
});
