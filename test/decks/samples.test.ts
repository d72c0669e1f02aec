/**
 * Decks of real texts in 19 languages, the whole way: read, written, designed, put out. Every page keeps the rules of legibility, every
 * file is valid, a count that was asked for is met, and the same request gives the same bytes.
 */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { lintScene } from '../../packages/engine/src/design/finish/lint.ts';
import { passGate } from '../../packages/engine/src/gate/gate.ts';
import { make } from '../../packages/engine/src/make.ts';
import { writePdf } from '../../packages/engine/src/output/pdf/writePdf.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { readText } from '../../packages/engine/src/read/text.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { writeDeck } from '../../packages/engine/src/write/writeDeck.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { assertValidPdf } from '../pdf/validate.ts';
import { readPackage } from '../pptx/readPackage.ts';
import { assertDesignedPptx } from '../pptx/validate.ts';

const folder = new URL('../fixtures/texts/', import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
const fonts = createFontSource();
const typesetter = createTypesetter(fonts);
const world = { fonts, log: { info: () => {}, warn: () => {} }, signal: new AbortController().signal };
const noPictures = (id: string): never => assert.fail(`the scene asks for the picture ${id}`);

const request = (text: string, changes: Partial<PresentationRequest> = {}): PresentationRequest => ({
  source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' },
  numSlides: -1,
  template: 'Tokyo',
  format: 'pptx',
  imageSource: 'unsplash',
  debugMode: false,
  ...changes,
});

const presentations: Uint8Array[] = [];
after(() => assertDesignedPptx(...presentations), { timeout: 1_200_000 });

for (const name of names) {
  test(`${name} becomes a legible, valid deck`, async () => {
    const asked = request(await readFile(new URL(name, folder), 'utf8'));
    assert.equal(asked.source.origin, 'text');
    const deck = writeDeck(readText(asked.source.text, 'text'), asked, world.signal);
    const { scene } = passGate(deck, (each) => designDeck(each, 'Tokyo', typesetter, { split: true }), true);
    assert.deepEqual(lintScene(scene), []);
    presentations.push(writePptx(scene, { fonts, image: noPictures }));
    await assertValidPdf(writePdf(scene, { fonts, image: noPictures }));
  });
}

for (const template of ['Kyoto', 'Seoul', 'Dubai', 'NewYork', 'Cairo', 'Budapest']) {
  test(`the report is legible and valid in ${template}`, async () => {
    const text = await readFile(new URL('report.md', folder), 'utf8');
    const scene = designDeck(writeDeck(readText(text, 'text'), request(text), world.signal), template, typesetter, { split: true });
    assert.deepEqual(lintScene(scene), []);
    presentations.push(writePptx(scene, { fonts, image: noPictures }));
  });
}

test('a file has exactly as many slides as were asked for', async () => {
  const text = await readFile(new URL('ja.md', folder), 'utf8');
  for (const numSlides of [1, 2, 3, 7, 24, 50]) {
    const { bytes, slides } = await make(request(text, { numSlides }), world, { save: async () => {} });
    assert.equal(slides, numSlides);
    assert.equal(readPackage(bytes).filter(({ name }) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length, numSlides);
  }
});

test('the same request gives the same bytes', async () => {
  const text = await readFile(new URL('ar.md', folder), 'utf8');
  for (const format of ['pptx', 'pdf'] as const) {
    const [first, second] = [
      await make(request(text, { format }), world, { save: async () => {} }),
      await make(request(text, { format }), { ...world, fonts: createFontSource() }, { save: async () => {} }),
    ];
    assert.deepEqual(Buffer.from(first.bytes), Buffer.from(second.bytes));
  }
});
