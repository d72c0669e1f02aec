/** Opens a PDF with pdf.js: on this thread, from this package's own files, without network, scripts, system fonts or XFA. */
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableDocument } from '../failure.ts';
import './browser.ts';
import { parserOnThisThread } from './handOver.ts';

/** Larger images are left out while parsing: decoding takes about 50 ns a pixel. */
export const MAX_IMAGE_PIXELS = 8_000_000;

const asset = (folder: string): string => fileURLToPath(import.meta.resolve(`pdfjs-dist/${folder}/`));
/** To find a package takes a millisecond. */
const assets = { cMapUrl: asset('cmaps'), standardFontDataUrl: asset('standard_fonts'), wasmUrl: asset('wasm'), iccUrl: asset('iccs') };

/**
 * pdf.js hands every embedded font to the document, which takes and forgets it. Where a document has no `fonts`, the font is written out as a rule of
 * CSS, in base64: a tenth of what reading takes.
 */
const fontSink = { fonts: { add() {}, delete() {} } };

export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  close(): Promise<void>;
}

/** Throws an UnreadableDocument: encrypted or corrupt. `bytes` are copied, since pdf.js takes its input away. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const worker = await parserOnThisThread();
  const task = getDocument({
    worker,
    data: new Uint8Array(bytes),
    verbosity: 0,
    enableXfa: false,
    useSystemFonts: false,
    // Drawing is never asked for: with font faces "on" no outline is compiled for it.
    disableFontFace: false,
    ownerDocument: fontSink as never,
    // The fonts' names, which tell their weight.
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    cMapPacked: true,
    ...assets,
  });
  const close = async (): Promise<void> => {
    await task.destroy().finally(() => worker.destroy());
  };
  try {
    const pdf = await task.promise;
    return { pdf, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw unreadable(error);
  }
}

/** What pdf.js threw, as what it means to the person who sent the file. */
export function unreadable(error: unknown): UnreadableDocument {
  if (error instanceof UnreadableDocument) return error;
  if (error instanceof Error && error.name === 'PasswordException') {
    return new UnreadableDocument('encrypted', 'The PDF is protected by a password. Save it without one and send it again.');
  }
  return new UnreadableDocument('corrupt', 'The PDF is damaged and cannot be read. Save it anew from the program that made it.');
}
