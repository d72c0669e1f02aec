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

test('a quotation in a paragraph of its own, with who said it in the next line or behind it', () => {
  const isBy = (text: string, name: string) => {
    const [only, ...more] = withAttributions(readText(text, 'text')).blocks;
    assert.deepEqual([only?.type === 'quote' && only.attribution, more.length], [name, 0]);
  };
  isBy(
    '"I sold my second van and I am everywhere sooner."\n\nSander Hoekstra, electrician in Zwolle',
    'Sander Hoekstra, electrician in Zwolle',
  );
  isBy('«Prima litigavamo tutti i giorni. Adesso decide l’anello.» Carla Benassi, insegnante a Carpi', 'Carla Benassi, insegnante a Carpi');
  assert.deepEqual(blocksOf('"I sold my second van and I am everywhere sooner."\n\nSo said Sander, and he meant it.'), [
    'paragraph',
    'paragraph',
  ]);
});
