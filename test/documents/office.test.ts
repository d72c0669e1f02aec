/** DOCX and PPTX as LibreOffice writes them: their structure is found whole. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readFile } from '../../packages/engine/src/read/file.ts';
import { OFFICE_SPECIMENS } from '../fixtures/documents/pdf/officeSpecimens.ts';
import { scoreOf } from '../fixtures/documents/pdf/score.ts';
import { truthOf } from '../fixtures/documents/pdf/specimen.ts';

const folder = new URL('../fixtures/documents/office/', import.meta.url);

for (const name of readdirSync(folder)) {
  test(`${name} keeps its structure`, async () => {
    const specimen = OFFICE_SPECIMENS[`${name.replace(/\.\w+$/, '')}-tagged`] ?? OFFICE_SPECIMENS[name.replace(/\.\w+$/, '')];
    assert.ok(specimen);
    const document = await readFile(readFileSync(new URL(name, folder)));
    const { order, ...found } = scoreOf(document, truthOf(specimen.parts));
    assert.deepEqual(found, { headingRecall: 1, headingPrecision: 1, lists: 1, tables: 1 });
    assert.ok(order > 0.99, `order of words: ${order}`);
    assert.equal(document.language, specimen.language);
  });
}
