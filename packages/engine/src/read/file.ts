/** An uploaded file as a Document, whatever it is called and said to be. */
import type { Document } from '../model/document.ts';
import { documentText } from './documentText.ts';
import { decodeText } from './encoding.ts';
import { UnreadableDocument } from './failure.ts';
import { fileKind, notText } from './kind.ts';
import { readText } from './text.ts';

/**
 * Reads a PDF, DOCX, PPTX or text file. The Document has at least one letter or digit. Takes as much time and memory as the file makes it
 * take: call it where both are limited.
 * @throws UnreadableDocument
 */
export async function readFile(bytes: Uint8Array): Promise<Document> {
  const document = await readKind(bytes);
  if (!/[\p{L}\p{N}]/u.test(documentText(document))) {
    throw new UnreadableDocument('empty', 'The file has no words to make a presentation from: it holds only spaces, symbols or pictures.');
  }
  return document;
}

/** Loads what the first file would otherwise wait for. */
export async function warmUp(): Promise<void> {
  await readFile(new TextEncoder().encode('Warm'));
}

async function readKind(bytes: Uint8Array): Promise<Document> {
  const kind = fileKind(bytes);
  switch (kind) {
    case 'text': {
      const text = decodeText(bytes);
      if (text === undefined) throw notText(bytes);
      return readText(text, 'file');
    }
    case 'pdf':
      return (await import('./pdf/readPdf.ts')).readPdf(bytes);
    case 'docx':
      return (await import('./docx/readDocx.ts')).readDocx(bytes);
    case 'pptx':
      throw new UnreadableDocument('unsupported', 'PowerPoint presentations (PPTX) are not read yet. Send a PDF, DOCX or plain text file.');
  }
}
