import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withShifts } from './shifts.ts';

const SOURCE =
  'Repairs rose by 31 per cent in two years. Late drops fell by about 12% and now stand at 4%. Rent rose to €900, and fees by €40. Sales grew by 5% in March and to 5% of the total in May.';

test('what changed by an amount has not changed to it', () => {
  assert.equal(withShifts('Repairs rose to 31 per cent', SOURCE, 'en'), 'Repairs rose by 31 per cent');
  assert.equal(withShifts('Late drops fell to about 12%', SOURCE, 'en'), 'Late drops fell by about 12%');
  assert.equal(withShifts('Rent rises by €900', SOURCE, 'en'), 'Rent rises to €900');
  const german = 'Der Wärmebedarf soll um 38 % auf 1.240 Megawattstunden sinken.';
  assert.equal(withShifts('Die Technik senkt den Bedarf auf 38 %', german, 'de'), 'Die Technik senkt den Bedarf um 38 %');
});

test('what the source says so, both ways, or not at all stays as it is', () => {
  for (const text of [
    'Repairs rose by 31 per cent',
    'Sales grew to 5%',
    'Late drops fell to 4%',
    'Repairs rose 31 per cent',
    'A rise to 77%',
    'Up to €40 more',
  ])
    assert.equal(withShifts(text, SOURCE, 'en'), undefined, text);
});
