import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { expandingForms, pdfOfLine, unpackingPdf } from '../../../../../../test/fixtures/documents/hostile.ts';
import { pdfOf } from '../../../../../../test/fixtures/documents/pdfOf.ts';
import { UnreadableDocument } from '../../failure.ts';
import { PdfObjects } from './objects.ts';
import { refuseBombs } from './refuseBombs.ts';

const tooLarge = (error: unknown): boolean => error instanceof UnreadableDocument && error.kind === 'tooLarge';
const check = (bytes: Uint8Array): Promise<void> => refuseBombs(new PdfObjects(Buffer.from(bytes)));

/** A page with these resources and content, and the objects that follow from number 5 on. */
const page = (resources: string, content: { dictionary: string; stream: Uint8Array }, ...more: Parameters<typeof pdfOf>[0]) =>
  pdfOf([
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents [4 0 R] /Resources ${resources}>>`,
    content,
    ...more,
  ]);
const plain = (text: string) => ({ dictionary: '', stream: Buffer.from(text) });
const packed = (text: string, dictionary = '') => ({ dictionary: `/Filter /FlateDecode ${dictionary}`, stream: deflateSync(text) });
const form = (content: string, resources: string) => ({ ...packed(content, `/Subtype /Form /Resources ${resources}`) });

test('a sound PDF passes', () => check(pdfOfLine('Tea')));

test('forms in forms are counted, whether their resources are direct, referred to or packed', async () => {
  await assert.rejects(check(expandingForms()), tooLarge);
  const referred = page(
    '<</XObject 5 0 R>>',
    plain('/A Do'),
    '<</A 6 0 R>>',
    form('/B Do '.repeat(60_000), '7 0 R'),
    '<</XObject <</B 8 0 R>>>>',
    form('', '<<>>'),
  );
  await assert.rejects(check(referred), tooLarge);
  const objects = '7 0 8 18 <</XObject 8 0 R>><</B 9 0 R>>';
  const stream = { dictionary: '/Type /ObjStm /N 2 /First 9 /Filter /FlateDecode', stream: deflateSync(objects) };
  const inStream = page('<</XObject <</A 6 0 R>>>>', plain('/A Do'), stream, form('/B Do '.repeat(60_000), '7 0 R'));
  const withLeaf = Buffer.from(
    Buffer.from(inStream).toString('latin1').replace('xref', '9 0 obj <</Subtype /Form>> stream\n\nendstream endobj xref'),
    'latin1',
  );
  await assert.rejects(check(withLeaf), tooLarge);
});

test('forms that a page paints itself, and forms that paint themselves, are no bomb', async () => {
  await check(page('<</XObject <</A 5 0 R>>>>', plain('/A Do '.repeat(60_000)), form('0 0 1 1 re f', '<<>>')));
  await check(page('<</XObject <</A 5 0 R>>>>', plain('/A Do'), form('/A Do '.repeat(100), '<</XObject <</A 5 0 R>>>>')));
});

test('content that unpacks to much of the same is refused, however often it is packed', async () => {
  await assert.rejects(check(unpackingPdf()), tooLarge);
  await assert.rejects(check(page('<<>>', packed('q Q '.repeat(3e6)))), tooLarge);
});

test('a row of samples of half a gigabyte is refused, a usual one is not', async () => {
  const predicted = (colors: number) => packed('abc', `/DecodeParms <</Predictor 2 /Colors ${colors} /Columns 1 /BitsPerComponent 8>>`);
  await assert.rejects(
    check(page('<<>>', predicted(536_870_913))),
    (error) => error instanceof UnreadableDocument && error.kind === 'corrupt',
  );
  await check(page('<<>>', predicted(3)));
});

test('blank images, attached files and long texts pass', async () => {
  const blank = 'x'.repeat(9e6);
  const words = Array.from({ length: 400_000 }, (_, n) => `(${(n * 7919) % 100_003}) Tj`).join(' ');
  await check(page('<<>>', packed(words), packed(blank, '/Subtype /Image /Width 3000 /Height 1000'), packed(blank, '/Type /EmbeddedFile')));
});
