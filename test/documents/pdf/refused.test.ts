/** PDFs whose pages do not say what they show: wrong text is worse than a refusal that helps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UnreadableDocument } from '../../../packages/engine/src/read/failure.ts';
import { readPdf } from '../../../packages/engine/src/read/pdf/readPdf.ts';
import { pdfOf } from '../../fixtures/documents/pdfOf.ts';

const HELVETICA = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>';

/** One page of this text; objects from number 6 on follow. */
const pageOf = (content: string, catalogue = '', font = HELVETICA, ...more: string[]) =>
  pdfOf([
    `<</Type /Catalog /Pages 2 0 R ${catalogue}>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    { dictionary: '', stream: Buffer.from(`BT /F1 12 Tf 72 700 Td ${content} ET`) },
    font,
    ...more,
  ]);

const refuses = (bytes: Uint8Array, message: RegExp) =>
  assert.rejects(readPdf(bytes), (error) => error instanceof UnreadableDocument && error.kind === 'empty' && message.test(error.message));

const WAIT = '(Please wait... You can upgrade to the latest version of Adobe Reader.) Tj';

test('a dynamic form and a portfolio are named, not quoted', async () => {
  await refuses(pageOf(WAIT, '/AcroForm <</Fields [] /XFA [(template) 6 0 R]>>', HELVETICA, '<<>>'), /XFA/);
  await refuses(pageOf('(For the best experience, open this portfolio in Acrobat X.) Tj', '/Collection <</View /D>>'), /portfolio/);
  assert.equal((await readPdf(pageOf('(How to fill in forms with Adobe Reader) Tj'))).blocks.length, 1);
});

test('numbers of glyphs are not taken for characters', async () => {
  const font = (more: string) =>
    `<</Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /Identity-H ${more} /DescendantFonts [<</Type /Font /Subtype /CIDFontType2 /BaseFont /Some /DW 500 /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>>>]>>`;
  const glyphs = Array.from('Annual report of the service', (letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('');
  await refuses(pageOf(`<${glyphs}> Tj`, '', font('')), /which letters/);
  const letters = Buffer.from('Annual report', 'utf16le').swap16().toString('hex');
  const [block] = (await readPdf(pageOf(`<${letters}> Tj`, '', font('/ToUnicode /Identity-H')))).blocks;
  assert.ok(block?.type === 'heading' || block?.type === 'paragraph');
});

test('a PDF without pages says so', () =>
  refuses(pdfOf(['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [] /Count 0>>']), /no pages/));

test('signs that a scanner took from a stamp are no text', async () => {
  const image = 'ET q 600 0 0 800 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \x10\x80\x40\x20 EI Q BT /F1 12 Tf 3 Tr';
  const line = (text: string, y: number) => `1 0 0 1 72 ${y} Tm (${text}) Tj`;
  await refuses(pageOf(`${image} ${line('i, . dP k 1 :., sa .i ^ g', 600)} ${line('. . N sr - ki %Z. s .. .n.,', 500)}`), /scan/);
  const words = `${image} ${line('Invoice of May 12 for 3 pumps at 250.00 each', 600)}`;
  assert.equal((await readPdf(pageOf(words))).blocks.length, 1);
});
