import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../model/document.ts';
import { joinTables } from './joinTables.ts';

const table = (rows: string[][], header?: string[], caption?: string): Block => ({
  type: 'table',
  id: 't',
  rows,
  ...(header && { header }),
  ...(caption && { caption }),
});
const page: Block = { type: 'break', id: 'p', kind: 'page' };
const head = ['Group', 'Pupils'];
const rows = [
  ['All', '7,204'],
  ['Street', '4,310'],
];

test('a table that goes on over the page is one, also where its header stands again', () => {
  for (const below of [table([['Yard', '2,894']]), table([['Yard', '2,894']], head), table([head, ['Yard', '2,894']])])
    assert.deepEqual(joinTables([table(rows, head, 'Table 1'), page, below]), [table([...rows, ['Yard', '2,894']], head, 'Table 1'), page]);
});

test('a head that was left alone at the foot of a page is the header of what follows', () => {
  assert.deepEqual(joinTables([table([['', ''], head]), page, table(rows)]), [table(rows, head), page]);
});

test('tables with other columns, another header, a caption of their own or on one page are two', () => {
  for (const below of [table([['Yard', '2,894', '3']]), table(rows, ['Year', 'Noise']), table(rows, undefined, 'Table 2')])
    assert.equal(joinTables([table(rows, head), page, below]).length, 3);
  assert.equal(joinTables([table(rows, head), table(rows)]).length, 2);
});
