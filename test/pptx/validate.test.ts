import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { sixCharts } from '../fixtures/sixCharts.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { readPackage } from './readPackage.ts';
import { schemasMissing } from './schemas.ts';
import { assertDesignedPptx, assertValidPptx, sdkFaults, validatorMissing } from './validate.ts';

const bytes = writePptx(allNodesScene, { fonts, image: fixtureImage });

test('a scene with every node makes a valid PPTX', async () => {
  await assertValidPptx(bytes);
});

test('a chart whose workbook adds up its columns makes a valid PPTX', async () => {
  const scene = designDeck(sixCharts, 'Tokyo', createTypesetter(fonts), { split: true });
  const file = writePptx(scene, { fonts, image: fixtureImage });
  const formulas = readPackage(file).flatMap(({ name, content }) =>
    name.endsWith('.xlsx') ? readPackage(content).filter((part) => Buffer.from(part.content).includes('<f>')) : [],
  );
  assert.equal(formulas.length, 1);
  await assertDesignedPptx(file);
});

const slanted = writeZip(
  readPackage(bytes).map(({ name, content }) => ({
    name,
    content: name === 'ppt/slides/slide2.xml' ? Buffer.from(content).toString().replace('<a:pPr ', '<a:pPr slant="1" ') : content,
  })),
);

test('the SDK sees what the lint does not: an attribute that the schema does not have', { skip: validatorMissing }, async () => {
  await assert.rejects(assertValidPptx(bytes, slanted), /2\.pptx: SDK: \S*slide2.*slant/);
});

test('the schemas see it too, and what is wrong in the workbook of a chart', { skip: schemasMissing }, async () => {
  await assert.rejects(assertValidPptx(bytes, slanted), /2\.pptx: schema: ppt\/slides\/slide2.*slant/);
  const unsized = readPackage(bytes).map(({ name, content }) => ({
    name,
    content: name.endsWith('.xlsx')
      ? writeZip(readPackage(content).map((part) => (part.name === 'xl/workbook.xml' ? { ...part, content: '<book/>' } : part)))
      : content,
  }));
  await assert.rejects(assertValidPptx(writeZip(unsized)), /schema: ppt\/embeddings\/[^:]*\.xlsx\/xl\/workbook\.xml.*book/);
});

test('the workbook of a chart is a valid spreadsheet', { skip: validatorMissing }, async () => {
  const workbook = readPackage(bytes).find((part) => part.name.endsWith('.xlsx'));
  assert.ok(workbook);
  const folder = await mkdtemp(join(tmpdir(), 'slidewright-xlsx-'));
  try {
    const path = join(folder, 'chart.xlsx');
    await writeFile(path, workbook.content);
    assert.deepEqual(await sdkFaults(path), []);
  } finally {
    await rm(folder, { recursive: true });
  }
});
