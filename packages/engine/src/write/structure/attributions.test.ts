import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { withAttributions } from './attributions.ts';

const blocksOf = (text: string) => withAttributions(readText(text, 'text')).blocks.map((block) => block.type);

test('a line of its own below a quotation says who is quoted', () => {
  const [quote, ...rest] = withAttributions(readText('> We sold the car.\n\n— Claire et Benoît, Lyon\n\nIt is red.', 'text')).blocks;
  assert.equal(quote?.type === 'quote' && quote.attribution, 'Claire et Benoît, Lyon');
  assert.equal(rest.length, 1);
});

test('other lines do not', () => {
  assert.deepEqual(blocksOf('> We sold the car.\n\n— Then it rained. We were sorry.'), ['quote', 'paragraph']);
  assert.deepEqual(blocksOf('It rained.\n\n— Claire, Lyon'), ['paragraph', 'paragraph']);
});
