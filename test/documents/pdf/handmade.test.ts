/** PDFs written by hand: one trait each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Document, plainText } from '../../../packages/engine/src/model/document.ts';
import { UnreadableDocument } from '../../../packages/engine/src/read/failure.ts';
import { readPdf } from '../../../packages/engine/src/read/pdf/readPdf.ts';
import { type HandmadePage, handmadePdf, proseAt, textAt } from '../../fixtures/documents/pdf/handmade.ts';

const PROSE = [
  'The municipal water service supplies forty-two thousand households and nine',
  'hundred businesses. During the reporting year the network lost eleven per cent',
  'of the water that was fed into it, two points less than in the year before.',
];

const read = (content: string, more: Partial<HandmadePage> = {}): Promise<Document> =>
  readPdf(handmadePdf({ pages: [{ content, ...more }] }));

/** Blocks as lines: "# heading", "- item", "| cell | cell". */
function outlineOf(document: Document): string[] {
  return document.blocks.flatMap((block) => {
    if (block.type === 'heading') return [`${'#'.repeat(block.level)} ${block.text}`];
    if (block.type === 'paragraph') return [plainText(block.runs)];
    if (block.type === 'list') return block.items.map((item) => `${'  '.repeat(item.level)}- ${plainText(item.runs)}`);
    if (block.type === 'table') return [...(block.header ? [block.header] : []), ...block.rows].map((row) => `| ${row.join(' | ')}`);
    return [block.type];
  });
}

test('invisible and outlying text is left out', async () => {
  const document = await read(`${proseAt(72, 700, PROSE)}
    BT 3 Tr /F1 10 Tf 1 0 0 1 72 600 Tm (Rendered in mode three) Tj 0 Tr ET
    1 1 1 rg ${textAt(72, 580, 'White on white')} 0 0 0 rg
    ${textAt(72, 560, 'Smaller than a point', '/F1 0.5 Tf')}
    ${textAt(-900, 540, 'Left of the page')}
    0 0 0.4 rg 60 500 300 20 re f 1 1 1 rg ${textAt(72, 506, 'White on blue')} 0 g`);
  assert.deepEqual(outlineOf(document), [`${PROSE.join(' ')}`, 'White on blue']);
});

test('text that a scanner recognised is read, though it is not painted', async () => {
  assert.deepEqual(outlineOf(await read(`3 Tr ${proseAt(72, 700, PROSE)}`)), [PROSE.join(' ')]);
});

test('glyphs are read as what the file says that they stand for together', async () => {
  const cluster = '/Span <</ActualText <feff0937093f>>> BDC (#$) Tj EMC (e) Tj /Span <</MCID 1>> BDC (f) Tj EMC';
  const document = await read(`${proseAt(72, 700, PROSE)} BT /F1 10 Tf 1 0 0 1 72 600 Tm (ab) Tj ${cluster} ET`);
  assert.deepEqual(outlineOf(document), [PROSE.join(' '), 'ab\u0937\u093fef']);
});

test('a turned page is read upright', async () => {
  const turned = PROSE.map((line, i) => `BT /F1 10 Tf 0 1 -1 0 ${100 + 12 * i} 72 Tm (${line}) Tj ET`).join('\n');
  assert.deepEqual(outlineOf(await read(turned)), [PROSE.join(' ')]);
  assert.deepEqual(outlineOf(await read(turned, { entries: '/Rotate 90' })), [PROSE.join(' ')]);
});

test('a watermark across the page is left out', async () => {
  const document = await read(`${proseAt(72, 700, PROSE)} BT /F1 60 Tf 0.7 0.7 -0.7 0.7 100 200 Tm (CONFIDENTIAL) Tj ET`);
  assert.deepEqual(outlineOf(document), [PROSE.join(' ')]);
});

test('a title that is painted last comes first', async () => {
  const document = await read(`${proseAt(72, 700, PROSE)} ${textAt(72, 760, 'Annual Report', '/F2 20 Tf')}`);
  assert.deepEqual(outlineOf(document), ['# Annual Report', PROSE.join(' ')]);
});

test('bookmarks name headings that look like text', async () => {
  const content = `${textAt(72, 760, 'Operation')} ${proseAt(72, 730, PROSE)} ${textAt(72, 670, 'Outlook')} ${proseAt(72, 640, PROSE)}`;
  const document = await readPdf(handmadePdf({ pages: [{ content }], outline: ['1 Operation', '2 Outlook'] }));
  assert.deepEqual(outlineOf(document), ['# Operation', PROSE.join(' '), '# Outlook', PROSE.join(' ')]);
});

test('columns without lines are a table, and prose beside prose is not', async () => {
  const rows = [
    ['District', 'Loss', 'Breaks'],
    ['Harbour', '14.2', '31'],
    ['Old town', '9.8', '22'],
    ['Hillside', '12.5', '18'],
  ];
  const cells = rows.flatMap((row, r) => row.map((cell, c) => textAt(72 + 120 * c, 700 - 16 * r, cell)));
  assert.deepEqual(
    outlineOf(await read(cells.join('\n'))),
    rows.map((row) => `| ${row.join(' | ')}`),
  );
  const left = PROSE.map((line) => line.slice(0, 40).trimEnd());
  const right = PROSE.map((line) => line.slice(40).trim());
  const columns = await read(`${proseAt(60, 700, left)} ${proseAt(310, 700, right)}`);
  assert.ok(columns.blocks.every((block) => block.type !== 'table'));
});

test('entries of a table of contents are left out', async () => {
  const entry = (title: string, page: number, y: number) => textAt(72, y, `${title} ${'. '.repeat(30)}${page}`);
  const content = `${textAt(72, 760, 'Contents', '/F2 14 Tf')} ${entry('Operation', 2, 730)} ${entry('Outlook', 5, 715)} ${entry('Annex', 9, 700)} ${proseAt(72, 600, PROSE)}`;
  assert.deepEqual(outlineOf(await read(content)), [PROSE.join(' ')]);
});

test('code keeps its lines and indentation', async () => {
  const content = `${proseAt(72, 700, PROSE)} ${textAt(72, 640, 'if ready:', '/F3 10 Tf')} ${textAt(96, 628, 'start\\(\\)', '/F3 10 Tf')}`;
  const code = (await read(content)).blocks.find((block) => block.type === 'code');
  assert.equal(code?.text, 'if ready:\n    start()');
});

test('links are kept, those that run programs are not', async () => {
  const link = (uri: string, y: number) =>
    `<< /Type /Annot /Subtype /Link /Rect [70 ${y - 4} 300 ${y + 10}] /A << /S /URI /URI (${uri}) >> >>`;
  const document = await read(`${textAt(72, 700, 'Water service')}\n${textAt(72, 600, 'Elsewhere')}`, {
    entries: `/Annots [${link('https://example.org/water', 700)} ${link('javascript:alert(1)', 600)}]`,
  });
  const links = document.blocks.flatMap((block) => (block.type === 'paragraph' ? block.runs.map((run) => run.link) : []));
  assert.deepEqual(links, ['https://example.org/water', undefined]);
});

test('properties are taken where they make sense', async () => {
  const pages = [{ content: proseAt(72, 700, PROSE) }];
  const good = await readPdf(
    handmadePdf({ pages, info: "/Title (Annual Report) /Author (Ada Lovelace) /CreationDate (D:20240302101500+01'00')" }),
  );
  assert.deepEqual([good.title, good.author, good.created], ['Annual Report', 'Ada Lovelace', '2024-03-02T09:15:00.000Z']);
  for (const title of ['Microsoft Word - report final.doc', 'untitled', 'report.pdf', 'Document1']) {
    const document = await readPdf(handmadePdf({ pages, info: `/Title (${title}) /Author (admin)` }));
    assert.deepEqual([document.title, document.author], [undefined, undefined], title);
  }
});

test('what cannot be read says why', async () => {
  const failsAs = (kind: string, bytes: Uint8Array) =>
    assert.rejects(readPdf(bytes), (error) => error instanceof UnreadableDocument && error.kind === kind && !/%PDF/.test(error.message));
  await failsAs('empty', handmadePdf({ pages: [{ content: '72 72 100 100 re f' }] }));
  await failsAs('corrupt', Buffer.from('%PDF-1.7\nnothing of a PDF follows\n%%EOF\n'));
  await failsAs('tooLarge', handmadePdf({ pages: Array.from({ length: 301 }, () => ({ content: '' })) }));
});

test('a signal ends the reading', async () => {
  const reason = new Error('enough');
  await assert.rejects(readPdf(handmadePdf({ pages: [{ content: proseAt(72, 700, PROSE) }] }), AbortSignal.abort(reason)), reason);
});

test('blanks written as spacing between two letters part words, letters that are all set apart do not', async () => {
  const line = 'BT /F1 10 Tf 1 0 0 1 72 700 Tm (The los) Tj 3 Tc (so) Tj 0 Tc 13.6 0 Td (f water) Tj ET';
  assert.deepEqual(outlineOf(await read(line.replace('13.6', '45.6'))), ['The loss of water']);
  const apart = `BT /F1 10 Tf 3 Tc 1 0 0 1 72 700 Tm (Water) Tj ET ${proseAt(72, 600, PROSE)}`;
  assert.match(outlineOf(await read(apart)).join(' '), /Water /);
});

test('rows between and below filled ones belong to the table', async () => {
  const rows = [
    ['District', 'Loss', 'Breaks'],
    ['Harbour', '14.2', '31'],
    ['Old town', '9.8', '22'],
    ['Hillside', '12.5', '18'],
  ];
  const fills = [0, 1, 3].flatMap((r) => [0, 1, 2].map((c) => `0.8 g ${70 + 120 * c} ${696 - 16 * r} 120 16 re f 0 g`));
  const cells = rows.flatMap((row, r) => row.map((cell, c) => textAt(74 + 120 * c, 700 - 16 * r, cell)));
  assert.deepEqual(outlineOf(await read(`${fills.join('\n')}\n${cells.join('\n')}\n${proseAt(72, 560, PROSE)}`)), [
    ...rows.map((row) => `| ${row.join(' | ')}`),
    PROSE.join(' '),
  ]);
});

test('footnotes are notes without their numbers, and a paragraph goes on overleaf past them', async () => {
  const note = textAt(72, 80, '1 The mains of 1920 are meant.', '/F1 8 Tf');
  const reference = 'BT /F1 6 Tf 1 0 0 1 400 680 Tm (1) Tj ET';
  const first = `${proseAt(72, 700, [...PROSE.slice(0, 2), 'of the water that was fed into it, as a law says and a report of the council,'])} ${reference.replace('400 680', '418 680')} ${note}`;
  const document = await readPdf(
    handmadePdf({ pages: [{ content: first }, { content: proseAt(72, 700, ['two points less than before.', ...PROSE]) }] }),
  );
  const notes = document.blocks.flatMap((block) => (block.type === 'note' ? [block.text] : []));
  assert.deepEqual(notes, ['The mains of 1920 are meant.']);
  assert.match(outlineOf(document)[0] ?? '', /council, two points less/);
});
