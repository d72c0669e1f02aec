/** The central directory of a zip archive, zip64 included. */
import { UnreadableZip } from './failure.ts';

export interface DirectoryEntry {
  /** With forward slashes. */
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  /** Of the local header, from the start of the file. */
  readonly offset: number;
}

const END_RECORD = 22;
const LONGEST_COMMENT = 0xffff;
const CENTRAL_HEADER = 46;
const ENCRYPTED = 0x0001;
const UTF8_NAMES = 0x0800;
const ZIP64_FIELD = 1;

/**
 * Entries by their name in lower case; folders are left out.
 * @throws UnreadableZip for more than `most` entries, an encrypted one, two of one name, and names that lead out of the archive.
 */
export function readDirectory(bytes: Buffer, most: number): Map<string, DirectoryEntry> {
  const end = endRecord(bytes);
  const { count, size, start } = zip64(bytes, end) ?? {
    count: bytes.readUInt16LE(end + 10),
    size: bytes.readUInt32LE(end + 12),
    start: bytes.readUInt32LE(end + 16),
  };
  if (count > most) throw new UnreadableZip('tooLarge', `It has more than ${most} parts.`);
  // Bytes that stand before the archive shift every offset by their number.
  const shift = signatureAt(bytes, start) ? 0 : end - size - start;
  if (count > 0 && (shift < 0 || !signatureAt(bytes, start + shift))) throw damaged();

  const entries = new Map<string, DirectoryEntry>();
  let at = start + shift;
  for (let i = 0; i < count; i++) {
    if (!signatureAt(bytes, at)) throw damaged();
    const { entry, next } = entryAt(bytes, at, shift);
    at = next;
    if (entry.name.endsWith('/')) continue;
    const key = entry.name.toLowerCase();
    if (entries.has(key)) throw new UnreadableZip('corrupt', 'It has two parts of the same name.');
    entries.set(key, entry);
  }
  return entries;
}

const damaged = () => new UnreadableZip('corrupt', 'The directory of the archive is damaged.');

const signatureAt = (bytes: Buffer, at: number): boolean =>
  at >= 0 && at + CENTRAL_HEADER <= bytes.length && bytes.readUInt32LE(at) === 0x02014b50;

function endRecord(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_RECORD - LONGEST_COMMENT);
  for (let at = bytes.length - END_RECORD; at >= earliest; at--) if (bytes.readUInt32LE(at) === 0x06054b50) return at;
  throw new UnreadableZip('corrupt', 'It is cut off: its directory is missing.');
}

/** The counts of an archive whose end record refers to zip64's own. */
function zip64(bytes: Buffer, end: number): { count: number; size: number; start: number } | undefined {
  const locator = end - 20;
  if (bytes.readUInt16LE(end + 10) !== 0xffff && bytes.readUInt32LE(end + 16) !== 0xffffffff) return undefined;
  if (locator < 0 || bytes.readUInt32LE(locator) !== 0x07064b50) return undefined;
  const at = integer(bytes, locator + 8);
  if (at + 56 > bytes.length || bytes.readUInt32LE(at) !== 0x06064b50) throw damaged();
  return { count: integer(bytes, at + 32), size: integer(bytes, at + 40), start: integer(bytes, at + 48) };
}

/** A 64-bit number, which cannot be true of an archive in memory when it is not a safe integer. */
function integer(bytes: Buffer, at: number): number {
  const value = at + 8 <= bytes.length ? Number(bytes.readBigUInt64LE(at)) : Number.POSITIVE_INFINITY;
  if (!Number.isSafeInteger(value)) throw damaged();
  return value;
}

function entryAt(bytes: Buffer, at: number, shift: number): { entry: DirectoryEntry; next: number } {
  const flags = bytes.readUInt16LE(at + 8);
  const nameEnd = at + CENTRAL_HEADER + bytes.readUInt16LE(at + 28);
  const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
  const next = extraEnd + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) throw damaged();
  if (flags & ENCRYPTED) throw new UnreadableZip('encrypted', 'Its parts are encrypted.');
  const name = bytes.toString(flags & UTF8_NAMES ? 'utf8' : 'latin1', at + CENTRAL_HEADER, nameEnd).replaceAll('\\', '/');
  if (/^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)|\0/i.test(name))
    throw new UnreadableZip('corrupt', 'It has a part whose name leads out of the archive.');
  const fields = {
    size: bytes.readUInt32LE(at + 24),
    packedSize: bytes.readUInt32LE(at + 20),
    offset: bytes.readUInt32LE(at + 42),
  };
  widen(fields, bytes, nameEnd, extraEnd);
  const entry = {
    name,
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    ...fields,
    offset: fields.offset + shift,
  };
  return { entry, next };
}

/** Replaces the fields that say "see zip64" with what its extra field holds, in this order. */
function widen(fields: { size: number; packedSize: number; offset: number }, bytes: Buffer, start: number, end: number): void {
  for (let at = start; at + 4 <= end; at += 4 + bytes.readUInt16LE(at + 2)) {
    if (bytes.readUInt16LE(at) !== ZIP64_FIELD) continue;
    let value = at + 4;
    const fieldEnd = Math.min(end, value + bytes.readUInt16LE(at + 2));
    for (const key of ['size', 'packedSize', 'offset'] as const) {
      if (fields[key] !== 0xffffffff) continue;
      if (value + 8 > fieldEnd) throw damaged();
      fields[key] = integer(bytes, value);
      value += 8;
    }
  }
}
