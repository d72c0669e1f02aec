/** A PDF as a Document. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { detectLanguage } from '../../languages/detectLanguage.ts';
import type { Document } from '../../model/document.ts';
import { BlockList } from '../blockList.ts';
import { UnreadableDocument } from '../failure.ts';
import { titleOf } from '../title.ts';
import { withoutChartLabels } from './blocks/chartLabels.ts';
import { joinContinued } from './blocks/continued.ts';
import { footnotesOf } from './blocks/footnotes.ts';
import { headingsOf } from './blocks/headings.ts';
import { withHyphens } from './blocks/hyphens.ts';
import { joinTables } from './blocks/joinTables.ts';
import { readOutline } from './blocks/outline.ts';
import type { Element } from './blocks/passages.ts';
import { typographyOf } from './blocks/typography.ts';
import { writeBlocks } from './blocks/writeBlocks.ts';
import { PdfObjects } from './guard/objects.ts';
import { refuseBombs } from './guard/refuseBombs.ts';
import { readMetadata } from './metadata.ts';
import { isNoise } from './noise.ts';
import { openPdf, unreadable } from './open.ts';
import { structureOf } from './pageStructure.ts';
import { type ReadPages, readPages } from './pages.ts';
import { type Images, PictureStore } from './picture/pictureStore.ts';
import { printedTitle } from './printedTitle.ts';
import { refuseStandIn } from './standIn.ts';

/**
 * Text in reading order with headings, lists, tables, pictures and links. Throws an UnreadableDocument: encrypted, corrupt, empty (a
 * scan, which has no text) or tooLarge. Takes time and memory as the file wills: call it where both are bounded. `signal` ends the
 * reading between two pages.
 */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<Document> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isEncrypted = file.includes('/Encrypt');
  const objects = new PdfObjects(file);
  if (!isEncrypted) await refuseBombs(objects);
  const { pdf, close } = await openPdf(bytes);
  try {
    return await readOpenPdf(pdf, isEncrypted ? Buffer.alloc(0) : file, objects, signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw unreadable(error);
  } finally {
    await close().catch(() => undefined);
  }
}

/** `file` is empty when its streams are encrypted. */
async function readOpenPdf(pdf: PDFDocumentProxy, file: Buffer, objects: PdfObjects, signal: AbortSignal | undefined): Promise<Document> {
  const store = new PictureStore(file);
  const read = await readPages(pdf, objects, store, signal);
  await refuseStandIn(pdf, read.pages);
  const metadata = await readMetadata(pdf);
  const outline = await readOutline(pdf);
  const structure = structureOf(read.pages);
  const images = store.images(read.pages.length);
  const passages = structure.elements.flatMap((element) => (element.kind === 'passage' ? [element.passage] : []));
  const type = typographyOf(passages.flatMap((passage) => passage.lines));
  const elements = joinContinued(withoutChartLabels(withImages(structure.elements, images)), type.body);
  const kept = elements.flatMap((element) => (element.kind === 'passage' ? [element.passage] : []));
  const out = new BlockList();
  const notes = footnotesOf(elements, type.body);
  writeBlocks(elements, headingsOf(kept, type, outline, structure.headingsTagged), notes, kindOf(read), out);
  const isWordless = !out.blocks.some((block) => block.type !== 'break' && block.type !== 'picture');
  // Wrong text is worse than none.
  if (isWordless || isMostlyUnmapped(read.pages) || isNoise(read.pages)) throw emptiness(read);
  const text = passages.flatMap((passage) => passage.lines.map((line) => line.text)).join('\n');
  const language = languageOf(text, metadata.language);
  const blocks = joinTables(withHyphens(out.blocks, language));
  const printed = metadata.title === undefined ? undefined : printedTitle(kept, metadata.title, type.body);
  const title = printed ?? metadata.title ?? titleOf(blocks, false);
  return {
    origin: 'file',
    ...metadata,
    ...(title && { title }),
    language,
    blocks,
    ...(Object.keys(images).length > 0 && { images }),
    warnings: warningsOf(read, pdf.numPages, store.leftOut),
  };
}

/** Slides are wider than high and hold few words. */
function kindOf({ pages }: ReadPages): 'page' | 'slide' {
  const characters = charactersIn(pages);
  const wide = pages.every(({ content }) => content.width > 1.2 * content.height);
  return wide && characters < 1000 * pages.length ? 'slide' : 'page';
}

const withImages = (elements: readonly Element[], images: Images): Element[] =>
  elements.filter((element) => element.kind !== 'picture' || images[element.picture.image] !== undefined);

function warningsOf({ broken, pages: read }: ReadPages, pages: number, leftOut: number): string[] {
  const warnings: string[] = [];
  if (unmappedIn(read) > 0.05 * charactersIn(read)) {
    warnings.push('Some letters of the PDF are drawn without saying which letters they are: words may lack them.');
  }
  if (broken > 0) warnings.push(`${broken} of the PDF's ${pages} pages are damaged and were left out.`);
  if (leftOut > 0) warnings.push(`${leftOut} of the PDF's pictures were left out: together they are larger than 20 MB.`);
  return warnings;
}

const charactersIn = (pages: ReadPages['pages']): number =>
  pages.reduce((sum, { content }) => content.spans.reduce((count, span) => count + span.text.length, sum), 0);

const unmappedIn = (pages: ReadPages['pages']): number => pages.reduce((sum, { content }) => sum + content.unmapped, 0);

const isMostlyUnmapped = (pages: ReadPages['pages']): boolean => unmappedIn(pages) > Math.max(5, charactersIn(pages));

function emptiness({ pages, broken }: ReadPages): UnreadableDocument {
  if (isMostlyUnmapped(pages)) {
    return new UnreadableDocument(
      'empty',
      'The letters of the PDF are drawn without saying which letters they are. Save it anew from its source, or run it through text recognition (OCR).',
    );
  }
  if (pages.length + broken === 0) return new UnreadableDocument('empty', 'The PDF has no pages.');
  if (broken > 0 && pages.every(({ content }) => content.spans.length === 0)) {
    return new UnreadableDocument(
      'corrupt',
      'The PDF is damaged: none of its pages could be read. Save it anew from the program that made it.',
    );
  }
  const scanned = pages.some(({ content }) => content.images.length > 0);
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
