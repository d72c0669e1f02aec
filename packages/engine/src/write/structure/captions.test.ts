import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { withCaptions } from './captions.ts';

const line = (id: string, text: string): Block => ({ id, type: 'paragraph', runs: [{ text }] });
const table = (id: string): Block => ({ id, type: 'table', header: ['Stage', 'Hours'], rows: [['Parts', '862']] });
const captionsOf = (blocks: readonly Block[]) =>
  withCaptions(blocks).map((block) => (block.type === 'table' ? (block.caption ?? '–') : block.type));

test('a caption of its own above or below a table is the caption of that table', () => {
  assert.deepEqual(captionsOf([line('a', 'Table 1: Hours by lift'), table('b'), line('c', 'Table 2 – Where the time went'), table('d')]), [
    'Table 1: Hours by lift',
    'Table 2 – Where the time went',
  ]);
  assert.deepEqual(captionsOf([table('a'), line('b', 'Tabla 1. Visitas. Fuente: contadores.'), table('c'), line('d', '表2：各校の人数')]), [
    'Tabla 1. Visitas. Fuente: contadores.',
    '表2：各校の人数',
  ]);
});

test('a sentence that speaks of a table stays in the text, and so does a caption of no table', () => {
  assert.deepEqual(captionsOf([line('a', 'Table 1 shows the hours lost.'), table('b')]), ['paragraph', '–']);
  assert.deepEqual(captionsOf([line('a', 'Tabelle 3: Kosten'), line('b', 'Die Kosten stiegen.')]), ['paragraph', 'paragraph']);
});
