/** Tables have the deck's style, so that PowerPoint's switches work: what is not brought forward says nothing of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import type { TemplateId } from '@slidewright/contract/template';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { readPackage } from './readPackage.ts';

const typesetter = createTypesetter(fonts);
const rows = ['A, near the coast', 'B, with the battery', 'C, open sea', 'D, inland'].map((name, r) => [
  name,
  `${1420 + 31 * r}`,
  `${71 + r}`,
]);
const image = (id: string): never => assert.fail(`the deck shows no picture, but "${id}" is asked for`);

function partsOf(template: TemplateId, fields: object = {}, language = 'en') {
  const slides = [{ kind: 'table', title: 'What each field earned', columns: ['Field', 'Output', 'Price'], rows, notes: '', ...fields }];
  const scene = designDeck(deck.parse({ title: 'Fields', language, slides }), template, typesetter, { split: false });
  const parts = new Map(
    readPackage(writePptx(scene, { fonts, image })).map(({ name, content }) => [name, Buffer.from(content).toString()]),
  );
  const table = /<a:tbl>.*<\/a:tbl>/s.exec(parts.get('ppt/slides/slide1.xml') ?? '')?.[0] ?? '';
  const cells = (table.match(/<a:tr .*?<\/a:tr>/gs) ?? []).map((row) => row.match(/<a:tc>.*?<\/a:tc>/gs) ?? []);
  return { styles: parts.get('ppt/tableStyles.xml') ?? '', properties: /<a:tblPr.*?<\/a:tblPr>/s.exec(table)?.[0] ?? '', cells };
}

const fillOf = (cell = ''): string | undefined => /<a:tcPr[^>]*>(?:<a:ln[TBLR].*<\/a:ln[TBLR]>)?(<a:(?:solid|no)Fill)/s.exec(cell)?.[1];

test('a plain table leaves header, lines and first column to the style, which new tables have too', () => {
  for (const template of ['Tokyo', 'Brussels', 'Milan'] as const) {
    const { styles, properties, cells } = partsOf(template);
    const id = /def="([^"]+)"/.exec(styles)?.[1] ?? '';
    assert.ok(styles.includes(`styleId="${id}"`) && properties.includes(id), template);
    assert.match(properties, /firstRow="1" firstCol="1"/, template);
    for (const cell of cells.flat()) {
      assert.equal(fillOf(cell), undefined, template);
      assert.doesNotMatch(cell, /<a:rPr[^>]*>(?:(?!<\/a:rPr>).)*<a:solidFill>|<a:rPr[^>]* b="/s, template);
    }
    const [header = [], first = [], second = []] = cells;
    for (const cell of [...header, ...second]) assert.doesNotMatch(cell, /<a:lnB/, template);
    assert.equal(first.length, 3);
  }
});

test('bands are switched on where the template has them', () => {
  const { styles, properties, cells } = partsOf('Mumbai');
  assert.match(styles, /<a:band2H>.*?<a:fill><a:solidFill>.*?<\/a:band2H>/s);
  assert.match(properties, /firstRow="1" bandRow="1"/);
  for (const cell of cells.flat()) assert.equal(fillOf(cell), undefined);
});

test('what is brought forward has its ground and its colour itself', () => {
  const { cells } = partsOf('Tokyo', { highlightRow: 1 });
  for (const cell of cells[2] ?? []) assert.equal(fillOf(cell), '<a:solidFill');
  for (const cell of cells[3] ?? []) assert.equal(fillOf(cell), undefined);
});

test('the first column of a table from right to left is the rightmost', () => {
  const { properties, cells } = partsOf('Tokyo', {}, 'ar');
  assert.match(properties, /rtl="1" firstRow="1" firstCol="1"/);
  assert.match(cells[1]?.[0] ?? '', /near/);
  assert.doesNotMatch(cells[1]?.[0] ?? '', /<a:rPr[^>]* b="/);
});
