/** What a file is, by its bytes: names and declared types are often wrong. */
import { isUtf8 } from 'node:buffer';
import { ZipArchive } from '../zip/read.ts';
import { marked } from './encoding.ts';
import { UnreadableDocument } from './failure.ts';
import { packageKind } from './ooxml/kind.ts';
import { asciiSignatures, containers, legacyStreams, signatures, textFormats, zipContents } from './otherKinds.ts';

export type FileKind = 'pdf' | 'docx' | 'pptx' | 'text';

/** Where the header of a PDF may begin at the latest. */
const PDF_HEADER_WITHIN = 1024;

/**
 * The kind that the file is to be read as. A text is whatever is nothing else: whether it is one shows when it is decoded.
 * @throws UnreadableDocument 'unsupported', saying what it is; 'encrypted' or 'corrupt' for an Office document that shows it here
 */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new UnreadableDocument('unsupported', 'The file is empty: it has no bytes.');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPdf(file)) return 'pdf';
  if (marked(file)) return 'text';
  if (begins(file, 'PK\x03\x04') || begins(file, 'PK\x05\x06')) return archiveKind(file);
  if (begins(file, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) throw compoundFile(file);
  const found = nameOf(file, signatures) ?? textFormats.find(([pattern]) => pattern.test(file.toString('latin1', 0, 2048)))?.[1];
  if (found) throw unsupported(found);
  return 'text';
}

/** What to say of a file that turned out to be no text. */
export function notText(bytes: Uint8Array): UnreadableDocument {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return unsupported(nameOf(file, asciiSignatures) ?? 'Binary files of an unknown kind');
}

const unsupported = (what: string): UnreadableDocument =>
  new UnreadableDocument('unsupported', `${what} are not supported. Send a PDF, PPTX, DOCX or plain text file.`);

const begins = (file: Buffer, signature: string, offset = 0): boolean =>
  file.toString('latin1', offset, offset + signature.length) === signature;

const nameOf = (file: Buffer, table: typeof signatures): string | undefined =>
  table.find(([signature, , offset = 0]) => begins(file, signature, offset))?.[1];

/** A PDF may have up to 1 KB of anything before its header. A text may speak of such headers, but is no PDF. */
function isPdf(file: Buffer): boolean {
  const at = file.subarray(0, PDF_HEADER_WITHIN + 5).indexOf('%PDF-');
  if (at <= 0) return at === 0;
  if (marked(file) && at <= 4) return true;
  return file.includes(isUtf8(file) ? 'startxref' : 'endobj', at);
}

/** A zip archive is what it contains: what it says of itself (its first entry, its list of types) may be wrong. */
function archiveKind(file: Buffer): FileKind {
  const kind = packageKind(file);
  if (kind === 'docx' || kind === 'pptx') return kind;
  const names = new ZipArchive(file).names();
  const has = (prefix: string): boolean => names.some((name) => name.startsWith(prefix));
  if (has('word/document.xml') || has('ppt/presentation.xml')) {
    throw new UnreadableDocument('corrupt', 'The document is damaged: its main part cannot be read. Save it anew and send that.');
  }
  throw unsupported(zipContents.find(([prefixes]) => prefixes.every(has))?.[1] ?? 'ZIP archives');
}

/** The container of the old Office formats, into which Office also wraps an encrypted document. */
function compoundFile(file: Buffer): UnreadableDocument {
  const has = (stream: string): boolean => file.includes(Buffer.from(stream, 'utf16le'));
  if (containers.encrypted.some(has)) {
    return new UnreadableDocument('encrypted', 'The document is protected by a password. Remove the password and send it again.');
  }
  return unsupported(legacyStreams.find(([stream]) => has(stream))?.[1] ?? containers.name);
}
