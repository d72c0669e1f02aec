import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const headings = (text: string): readonly string[] =>
  structured(readText(text, 'text'), false).document.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

test('the sum below the entries of an account heads nothing, whatever stands right below it', () => {
  const text =
    'Costs\nThe hall is rented from Friday noon to Sunday evening, and the caterer brings his own staff.\n\nPer weekend\nHall, 3 days at £40.00: £120.00\nCaterer: £640.00\nCleaning: £85.00\nTogether: £845.00\nSo far we have paid £790.00 for a weekend. The new contract is dearer by £55.00.\n\nTerms\nThe deposit is due in January. The rest is due on the day, in cash or by card.\n';
  assert.deepEqual(headings(text), ['Costs', 'Per weekend', 'Terms']);
});
