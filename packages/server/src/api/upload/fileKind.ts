/** What a file is, by its bytes: names and declared types are often wrong. */
import { isUtf8 } from 'node:buffer';
import { zipEntries } from './zipEntries.ts';

export type FileKind =
  /** To be read as text, if it is any. */
  | { kind: 'text' }
  /** A document that is protected by a password. */
  | { kind: 'encrypted' }
  /** Something else; `name` says what, in the plural. */
  | { kind: 'document' | 'other'; name: string };

const document = (name: string): FileKind => ({ kind: 'document', name });
const other = (name: string): FileKind => ({ kind: 'other', name });

export function fileKind(bytes: Buffer): FileKind {
  if (isPdf(bytes)) return document('PDF documents');
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return archiveKind(bytes);
  // Office wraps an encrypted document into the container of its old formats.
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? { kind: 'encrypted' } : other('Old Office files (DOC, PPT, XLS)');
  }
  const known = signatures.find(([signature, , offset = 0]) => startsWith(bytes, signature, offset));
  if (known) return other(known[1]);
  if (/^\s*<(!doctype html|html)[\s>]/i.test(bytes.toString('latin1', 0, 256))) return other('Web pages (HTML)');
  return { kind: 'text' };
}

const startsWith = (bytes: Buffer, signature: string, offset = 0): boolean =>
  bytes.toString('latin1', offset, offset + signature.length) === signature;

/** A PDF may have up to 1 KB of anything before its header; a text may speak of such headers, but is UTF-8. */
function isPdf(bytes: Buffer): boolean {
  if (startsWith(bytes, '%PDF-')) return true;
  return bytes.toString('latin1', 0, 1024).includes('%PDF-') && !isUtf8(bytes);
}

function archiveKind(bytes: Buffer): FileKind {
  const names = zipEntries(bytes);
  const has = (prefix: string) => names.some((name) => name.startsWith(prefix));
  if (has('word/')) return document('Word documents (DOCX)');
  if (has('ppt/')) return document('PowerPoint presentations (PPTX)');
  if (has('xl/')) return other('Excel workbooks (XLSX)');
  if (has('META-INF/container.xml')) return other('EPUB books');
  if (has('META-INF/manifest.xml') && has('content.xml')) return other('OpenDocument files');
  return other('ZIP archives');
}

/** Bytes that files begin with (as Latin-1), what those files are, and where in the file the bytes are if not at its start. */
const signatures: readonly [signature: string, name: string, offset?: number][] = [
  ['{\\rtf', 'Rich text files (RTF)'],
  ['%!PS', 'PostScript files'],
  ['\x89PNG', 'Images (PNG)'],
  ['\xff\xd8\xff', 'Images (JPEG)'],
  ['GIF8', 'Images (GIF)'],
  ['WEBP', 'Images (WebP)', 8],
  ['II*\0', 'Images (TIFF)'],
  ['MM\0*', 'Images (TIFF)'],
  ['ftypheic', 'Images (HEIC)', 4],
  ['ftypavif', 'Images (AVIF)', 4],
  ['ftyp', 'Videos', 4],
  ['\x1aE\xdf\xa3', 'Videos'],
  ['ID3', 'Audio files'],
  ['OggS', 'Audio files'],
  ['WAVE', 'Audio files', 8],
  ['\x1f\x8b', 'Compressed files (gzip)'],
  ['BZh', 'Compressed files (bzip2)'],
  ['\xfd7zXZ', 'Compressed files (xz)'],
  ["7z\xbc\xaf'\x1c", 'Compressed files (7z)'],
  ['Rar!', 'Compressed files (RAR)'],
  ['ustar', 'Archives (tar)', 257],
  ['SQLite format 3', 'Databases (SQLite)'],
  ['\x7fELF', 'Programs'],
];
