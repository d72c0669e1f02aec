import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { abridged, clipped, entriesAsText, entryCount, portion } from './portions.ts';

const table: Slide = {
  kind: 'table',
  title: 'T',
  notes: '',
  columns: ['Name', 'Value'],
  rows: [
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ],
  highlightRow: 2,
};

test('a portion keeps its entries and the mark among them', () => {
  assert.equal(entryCount(table), 3);
  assert.deepEqual(portion(table, 1, 3), {
    ...table,
    rows: [
      ['b', '2'],
      ['c', '3'],
    ],
    highlightRow: 1,
  });
  assert.deepEqual(portion(table, 0, 2), {
    ...table,
    rows: [
      ['a', '1'],
      ['b', '2'],
    ],
    highlightRow: undefined,
  });
});

test('the deciding cell stays with its row', () => {
  const marked: Slide = { ...table, highlightCell: { row: 2, column: 1, note: 'n' } };
  const cellOf = (part: Slide) => (part.kind === 'table' ? part.highlightCell : undefined);
  assert.deepEqual(cellOf(portion(marked, 1, 3)), { row: 1, column: 1, note: 'n' });
  assert.equal(cellOf(portion(marked, 0, 2)), undefined);
});

test('entries in words name what their values are', () => {
  assert.deepEqual(entriesAsText(portion(table, 0, 1)), ['Name: a; Value: 1']);
  assert.deepEqual(entriesAsText({ kind: 'bullets', title: 'T', notes: '', items: [{ head: 'Lead', text: 'point' }, { text: 'alone' }] }), [
    'Lead: point',
    'alone',
  ]);
});

test('clipping cuts what is set on the page and hands back the whole', () => {
  const slide: Slide = { kind: 'quote', title: 'A title', notes: 'x'.repeat(100), quote: 'One two three four five', name: 'Ann' };
  const { slide: shorter, cut } = clipped(slide, 14, 100);
  assert.deepEqual(shorter, { ...slide, quote: 'One two three…' });
  assert.deepEqual(cut, ['One two three four five']);
});

test('abridged texts end between words, or between whole characters', () => {
  assert.equal(abridged('Internationalisation', 8), 'Interna…');
  assert.equal(abridged('😀😀😀😀', 4), '😀…');
});
