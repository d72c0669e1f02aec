/** Pages that stand in for a document which only Adobe's own programs show. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableDocument } from '../failure.ts';
import type { ReadPage } from './pages.ts';

/** Such a page says little more than which program to get. */
const MOST_CHARACTERS = 1500;

/** @throws UnreadableDocument 'empty' for a dynamic form (XFA) and for a portfolio without pages of its own */
export async function refuseStandIn(pdf: PDFDocumentProxy, pages: readonly ReadPage[]): Promise<void> {
  if (pages.length !== 1) return;
  const text = pages.flatMap(({ content }) => content.spans.map((span) => span.text)).join(' ');
  if (text.length > MOST_CHARACTERS || !/Adobe Reader|Acrobat/.test(text)) return;
  const found = await pdf.getMetadata().catch(() => undefined);
  const info: Readonly<Record<string, unknown>> = { ...found?.info };
  if (info.IsXFAPresent === true) {
    throw new UnreadableDocument(
      'empty',
      'The PDF is a form that only Adobe Acrobat fills in and shows (XFA). Open it there, print it to a new PDF and send that.',
    );
  }
  if (info.IsCollectionPresent === true) {
    throw new UnreadableDocument('empty', 'The PDF is a portfolio: a folder of files without pages of its own. Send the files one by one.');
  }
}
