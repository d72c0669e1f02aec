/** The documents that reading is measured with, made of a text so that all have about as many words. */
import { readFile } from 'node:fs/promises';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { make } from '@slidewright/engine/make';
import { plainText } from '@slidewright/engine/model/document';
import { readText } from '@slidewright/engine/read/text';
import { escapeText } from '../../packages/engine/src/xml/escape.ts';
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { pdfOf } from '../../test/fixtures/documents/pdfOf.ts';

const text = await readFile(new URL('../../test/fixtures/texts/en.md', import.meta.url), 'utf8');

export interface Passage {
  readonly heading: boolean;
  readonly text: string;
}

/** Headings and paragraphs of a text. */
export const passagesOf = (source: string): Passage[] =>
  readText(source, 'text').blocks.flatMap((block): Passage[] => {
    if (block.type === 'heading') return [{ heading: true, text: block.text }];
    return block.type === 'paragraph' ? [{ heading: false, text: plainText(block.runs) }] : [];
  });

/** Those of the English sample, repeated until there are as many words. */
function passages(words: number): Passage[] {
  const all = passagesOf(text);
  const found: Passage[] = [];
  for (let count = 0; count < words; ) {
    for (const passage of all) {
      found.push(passage);
      count += passage.text.split(' ').length;
      if (count >= words) break;
    }
  }
  return found;
}

const wordsOnPage = 400;

/** A DOCX of about as many pages, with a table on every second of them. */
export const docxOfPages = (pages: number): Uint8Array => docxOf(passages(pages * wordsOnPage));

/** A DOCX with a table behind every twentieth passage. */
export function docxOf(said: readonly Passage[]): Uint8Array {
  const paragraph = (content: string, style = '') => `<w:p>${style}<w:r><w:t xml:space="preserve">${escapeText(content)}</w:t></w:r></w:p>`;
  const heading = '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>';
  const cells = (row: number) => [1, 2, 3].map((column) => `<w:tc>${paragraph(String(row * column))}</w:tc>`).join('');
  const table = `<w:tbl>${[1, 2, 3, 4, 5].map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
  const body = said.map((passage, n) => paragraph(passage.text, passage.heading ? heading : '') + (n % 20 ? '' : table));
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaging = 'http://schemas.openxmlformats.org/package/2006';
  const relationship = (type: string, target: string) =>
    `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const types = `<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>`;
  return writeZip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    },
    { name: '_rels/.rels', content: relationship('officeDocument', 'word/document.xml') },
    { name: 'word/_rels/document.xml.rels', content: relationship('styles', 'styles.xml') },
    {
      name: 'word/styles.xml',
      content: `<w:styles xmlns:w="${main}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    },
    { name: 'word/document.xml', content: `<w:document xmlns:w="${main}"><w:body>${body.join('')}</w:body></w:document>` },
  ]);
}

/** A PDF of as many pages in Helvetica. */
export function pdfOfPages(pages: number): Uint8Array {
  const lines = passages(pages * wordsOnPage).flatMap((passage) => wrapped(passage.text).map((line) => ({ ...passage, text: line })));
  const perPage = Math.ceil(lines.length / pages);
  const fonts = 3;
  const first = fonts + 2;
  const kids = Array.from({ length: pages }, (_, page) => `${first + 2 * page} 0 R`).join(' ');
  const contents = Array.from({ length: pages }, (_, page) => {
    const shown = lines.slice(page * perPage, (page + 1) * perPage).map(({ heading, text: line }) => {
      const ascii = line.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&');
      return `${heading ? '/F2 16' : '/F1 10'} Tf 0 -${heading ? 22 : 13} Td (${ascii}) Tj`;
    });
    return { dictionary: '', stream: Buffer.from(`BT 56 800 Td ${shown.join('\n')} ET`) };
  });
  return pdfOf([
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Kids [${kids}] /Count ${pages}>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold>>',
    ...contents.flatMap((content, page) => [
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * page + 1} 0 R /Resources <</Font <</F1 3 0 R /F2 4 0 R>>>>>>`,
      content,
    ]),
  ]);
}

function wrapped(line: string): string[] {
  return line.match(/.{1,95}(?:\s|$)/g)?.map((part) => part.trim()) ?? [];
}

/** A deck of as many slides, made by the engine itself. */
export async function pptxOfSlides(slides: number): Promise<Uint8Array> {
  const request: PresentationRequest = {
    source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' },
    numSlides: slides,
    template: 'Tokyo',
    format: 'pptx',
    imageSource: 'unsplash',
    debugMode: false,
  };
  const log = { info: () => {}, warn: () => {} };
  const world = { fonts: createFontSource(), log, signal: new AbortController().signal };
  return (await make(request, world, { save: async () => {} })).bytes;
}
