/** The structure of specimens is found, and stays found: headings, lists, tables and the order of words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readPdf } from '../../../packages/engine/src/read/pdf/readPdf.ts';
import { OFFICE_SPECIMENS } from '../../fixtures/documents/pdf/officeSpecimens.ts';
import { type Score, scoreOf } from '../../fixtures/documents/pdf/score.ts';
import { truthOf } from '../../fixtures/documents/pdf/specimen.ts';
import { SPECIMENS } from '../../fixtures/documents/pdf/specimens.ts';

const fixture = (name: string): Uint8Array => readFileSync(new URL(`../../fixtures/documents/pdf/${name}.pdf`, import.meta.url));

/** Means over the specimens that must not fall. */
const LEAST: Score = { headingRecall: 0.99, headingPrecision: 0.99, lists: 0.99, tables: 0.99, order: 0.99 };

test('the specimens keep their structure', async (t) => {
  const scores: Score[] = [];
  for (const [name, specimen] of Object.entries({ ...SPECIMENS, ...OFFICE_SPECIMENS })) {
    await t.test(`${name}: ${specimen.feature}`, async () => {
      const document = await readPdf(fixture(name));
      const score = scoreOf(document, truthOf(specimen.parts));
      scores.push(score);
      assert.ok(score.order > 0.94, `order of words: ${score.order}`);
      assert.equal(document.language, specimen.language);
    });
  }
  for (const key of Object.keys(LEAST) as (keyof Score)[]) {
    const mean = scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
    t.diagnostic(`${key} ${(100 * mean).toFixed(1)} %`);
    assert.ok(mean >= LEAST[key], `${key} fell to ${mean}`);
  }
});

test('hidden text never reaches the Document', async () => {
  const text = JSON.stringify(await readPdf(fixture('hidden')));
  assert.doesNotMatch(text, /Ignore all previous/);
  assert.match(text, /White words on a dark ground/);
});

test('running headers and page numbers are left out, paragraphs go on overleaf', async () => {
  const document = await readPdf(fixture('running-headers'));
  const texts = document.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.runs.map((run) => run.text).join('')] : []));
  assert.ok(document.blocks.some((block) => block.type === 'break'));
  assert.ok(!texts.some((text) => /Annual Report|^Page \d/.test(text)));
  assert.ok(texts.every((text) => /\.$/.test(text)));
});

test('pictures come with caption and description, logos do not', async () => {
  const document = await readPdf(fixture('pictures'));
  const pictures = document.blocks.flatMap((block) => (block.type === 'picture' ? [block] : []));
  assert.deepEqual(
    pictures.map((picture) => picture.caption),
    ['Figure 1. The well house after its repair', 'Figure 2: Water taken from the well by month'],
  );
  assert.deepEqual(
    pictures.map((picture) => document.images?.[picture.image]?.mime),
    ['image/jpeg', 'image/png'],
  );
  const tagged = await readPdf(fixture('pictures-tagged'));
  const picture = tagged.blocks.find((block) => block.type === 'picture');
  assert.equal(picture?.alt, 'A well house at dusk');
  assert.equal(picture?.caption, 'Figure 1. The well house after its repair');
});
