/** An uploaded file as a Document, whatever it is called and said to be. */
import type { Document } from '../model/document.ts';
import type { ConvertPicture } from './convertPicture.ts';
import { documentText } from './documentText.ts';
import { decodeText } from './encoding.ts';
import { UnreadableDocument } from './failure.ts';
import { fileKind, notText } from './kind.ts';
import { withoutLogin } from './loginName.ts';
import { readText } from './text.ts';

/**
 * Reads a PDF, DOCX, PPTX or text file. The Document has at least one letter or digit. Takes as much time and memory as the file makes it
 * take: call it where both are limited.
 * @throws UnreadableDocument
 */
export async function readFile(bytes: Uint8Array, convertPicture?: ConvertPicture): Promise<Document> {
  // A Buffer is not taken everywhere.
  const document = await readKind(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), convertPicture);
  if (!/[\p{L}\p{N}]/u.test(documentText(document))) {
    throw new UnreadableDocument('empty', 'The file has no words to make a presentation from: it holds only spaces, symbols or pictures.');
  }
  return withoutLogin(document);
}

/** Loads what the first file would otherwise wait for. */
export async function warmUp(): Promise<void> {
  await Promise.all(Object.values(readers).map((load) => load()));
}

/** Loaded when they are needed: a process that reads texts alone does without them. */
const readers = {
  pdf: async () => (await import('./pdf/readPdf.ts')).readPdf,
  docx: async () => (await import('./docx/readDocx.ts')).readDocx,
  pptx: async () => (await import('./pptx/readPptx.ts')).readPptx,
};

async function readKind(bytes: Uint8Array, convertPicture: ConvertPicture | undefined): Promise<Document> {
  const kind = fileKind(bytes);
  if (kind === 'pdf') return (await readers.pdf())(bytes);
  if (kind !== 'text') return (await readers[kind]())(bytes, convertPicture);
  const text = decodeText(bytes);
  if (text === undefined) throw notText(bytes);
  return readText(text, 'file');
}
