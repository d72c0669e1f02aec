import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { isFormula } from './formulas.ts';
import { withoutTorn } from './torn.ts';

const paragraph = (text: string, i: number): Block => ({ type: 'paragraph', id: `p${i}`, runs: [{ text }] });

function shown(...texts: readonly (string | Block)[]): string[] {
  const blocks = texts.map((text, i) => (typeof text === 'string' ? paragraph(text, i) : text));
  return withoutTorn(blocks, isFormula, 'en').flatMap((block) => (block.type === 'paragraph' ? [plainText(block.runs)] : []));
}

test('words that lead to a formula and go on behind it are left out with it', () => {
  assert.deepEqual(
    shown('Counts vary. One way to write the density is', 'f(y; µ) = exp(−µ) · µy', '(3)', 'where µ is the mean. It is always positive.'),
    ['Counts vary.', 'It is always positive.'],
  );
});

test('so are words that lead to code, and a paragraph of nothing else', () => {
  const code: Block = { type: 'code', id: 'c', text: 'plot(x)' };
  assert.deepEqual(shown('We fit the model. It is drawn via', code, 'which draws two curves.', 'They rise.'), [
    'We fit the model.',
    'They rise.',
  ]);
});

test('whole sentences stay, and so does a line without a full stop before a text', () => {
  assert.deepEqual(shown('It is whole.', 'p(t) = p(0)', 'The next is whole too.'), ['It is whole.', 'The next is whole too.']);
  assert.deepEqual(shown('A line without an end', 'a text in small letters.'), ['A line without an end', 'a text in small letters.']);
});
