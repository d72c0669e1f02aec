import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '../../model/document.ts';
import { openingOf } from '../structure/opening.ts';
import { coverSlide } from './frameSlides.ts';

test('a date that a line of the cover has already is not said twice', () => {
  const document: Document = { origin: 'file', language: 'it', author: 'Assemblea dei soci – 22 marzo 2014', blocks: [], warnings: [] };
  const meta = (lines: readonly string[]) =>
    coverSlide('Banca del Tempo', document, { ...openingOf(document), meta: lines }, undefined).meta;
  assert.equal(meta(['22 marzo 2014']), 'Assemblea dei soci – 22 marzo 2014');
  assert.equal(meta(['2 marzo 2014']), 'Assemblea dei soci – 22 marzo 2014 · 2 marzo 2014');
});
