import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totalFormula } from './totalFormula.ts';

const digits = { before: '', after: '', size: 1, decimals: 0, grouping: true };

test('a name and what its row comes to, written as the chart writes its values', () => {
  assert.equal(totalFormula({ names: ['Brael: ', 'Osmere: '], digits }, 3), '"Osmere: "&FIXED(SUM($B3:$Z3),0,FALSE)');
  const money = { ...digits, before: '€', decimals: 2, grouping: false };
  assert.equal(totalFormula({ names: ['Brael: '], digits: money }, 2), '"Brael: €"&FIXED(SUM($B2:$Z2),2,TRUE)');
  const millions = { ...digits, after: ' Mio.', size: 1e6, decimals: 1 };
  assert.equal(totalFormula({ names: ['Brael: '], digits: millions }, 2), '"Brael: "&FIXED(SUM($B2:$Z2)/1000000,1,FALSE)&" Mio."');
});

test('quotation marks are doubled; a text too long for a formula has none', () => {
  assert.equal(totalFormula({ names: ['"A": '], digits }, 2), '"""A"": "&FIXED(SUM($B2:$Z2),0,FALSE)');
  assert.equal(totalFormula({ names: ['x'.repeat(256)], digits }, 2), undefined);
});
