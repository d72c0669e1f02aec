/** A PDF as a Document. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Document } from '../../model/document.ts';
import { BlockList } from '../blockList.ts';
import { UnreadableDocument } from '../failure.ts';
import { detectLanguage } from '../language.ts';
import { titleOf } from '../title.ts';
import { headingsOf } from './blocks/headings.ts';
import { readOutline } from './blocks/outline.ts';
import { elementsOf } from './blocks/passages.ts';
import { typographyOf } from './blocks/typography.ts';
import { writeBlocks } from './blocks/writeBlocks.ts';
import { segmentsOf } from './line/segments.ts';
import { readMetadata } from './metadata.ts';
import { openPdf, unreadable } from './open.ts';
import { withoutFurniture } from './order/furniture.ts';
import { pageItems } from './order/pageItems.ts';
import type { PageContent } from './page/pageContent.ts';
import { readPage } from './page/readPage.ts';

const MAX_PAGES = 300;
const MAX_CHARACTERS = 5_000_000;

/**
 * Text in reading order with headings, lists, tables, pictures and links. Throws an UnreadableDocument: encrypted, corrupt, empty (a
 * scan, which has no text) or tooLarge. Takes time and memory as the file wills: call it where both are bounded. `signal` ends the
 * reading between two pages.
 */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<Document> {
  const { pdf, close } = await openPdf(bytes);
  try {
    return await readOpenPdf(pdf, signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw unreadable(error);
  } finally {
    await close().catch(() => undefined);
  }
}

async function readOpenPdf(pdf: PDFDocumentProxy, signal: AbortSignal | undefined): Promise<Document> {
  if (pdf.numPages > MAX_PAGES) {
    throw new UnreadableDocument(
      'tooLarge',
      `The PDF has ${pdf.numPages} pages; at most ${MAX_PAGES} are read. Send the part that matters.`,
    );
  }
  const { pages, broken } = await readPages(pdf, signal);
  const metadata = await readMetadata(pdf);
  const outline = await readOutline(pdf);
  const segments = withoutFurniture(pages.map((page) => ({ height: page.height, lines: segmentsOf(page.spans) })));
  const items = pages.map((page, i) => pageItems(page, segments[i] ?? [], []));
  const elements = elementsOf(items);
  const passages = elements.flatMap((element) => (element.kind === 'passage' ? [element.passage] : []));
  const type = typographyOf(passages.flatMap((passage) => passage.lines));
  const out = new BlockList();
  writeBlocks(elements, headingsOf(passages, type, outline, false), out);
  if (!out.blocks.some((block) => block.type !== 'break')) throw emptiness(pages, broken);
  const text = passages.flatMap((passage) => passage.lines.map((line) => line.text)).join('\n');
  const title = metadata.title ?? titleOf(out.blocks, false);
  return {
    origin: 'file',
    ...metadata,
    ...(title && { title }),
    language: languageOf(text, metadata.language),
    blocks: out.blocks,
    warnings: broken > 0 ? [`${broken} of the PDF's ${pdf.numPages} pages are damaged and were left out.`] : [],
  };
}

async function readPages(pdf: PDFDocumentProxy, signal: AbortSignal | undefined): Promise<{ pages: PageContent[]; broken: number }> {
  const layers = await pdf.getOptionalContentConfig();
  const pages: PageContent[] = [];
  let broken = 0;
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    signal?.throwIfAborted();
    try {
      const page = await pdf.getPage(number);
      const content = await readPage(page, number, layers);
      pages.push(content);
      page.cleanup();
      for (const span of content.spans) characters += span.text.length;
    } catch {
      broken++;
    }
    if (characters > MAX_CHARACTERS) {
      throw new UnreadableDocument(
        'tooLarge',
        `The PDF holds more than ${MAX_CHARACTERS / 1e6} million characters. Send the part that matters.`,
      );
    }
  }
  return { pages, broken };
}

function emptiness(pages: readonly PageContent[], broken: number): UnreadableDocument {
  if (broken > 0 && pages.every((page) => page.spans.length === 0)) {
    return new UnreadableDocument(
      'corrupt',
      'The PDF is damaged: none of its pages could be read. Save it anew from the program that made it.',
    );
  }
  const scanned = pages.some((page) => page.images.length > 0);
  return new UnreadableDocument(
    'empty',
    scanned
      ? 'The PDF holds no text, only images: it looks like a scan. Run it through text recognition (OCR) and send the result.'
      : 'The PDF holds no text. If it is a scan or a drawing, run it through text recognition (OCR) and send the result.',
  );
}

/** A short text says less about its language than the file does. */
function languageOf(text: string, declared: string | undefined): string {
  return text.length < 120 && declared ? declared : detectLanguage(text);
}
