/** Embedded OpenType, the wrapper in which PowerPoint keeps the fonts of a presentation (W3C submission "EOT", 2008). */
import { fontTables } from '../../../text/fontTables.ts';
import type { FontFile } from '../../../world.ts';

const VERSION = 0x0002_0001;
const MAGIC = 0x504c;
const DEFAULT_CHARSET = 1;
const FIXED_HEADER = 82;

/** What applications list the font as. */
export interface EotName {
  readonly family: string;
  readonly style: string;
}

/**
 * The font file in an EOT wrapper, neither compressed nor encrypted.
 * @throws Error when the file is no TrueType font.
 */
export function toEot(file: FontFile, name: EotName): Uint8Array {
  const tables = fontTables(file);
  const names = [name.family, name.style, tables.version, `${name.family} ${name.style}`].map((text) => Buffer.from(text, 'utf16le'));
  const nameBytes = names.reduce((sum, text) => sum + 2 + text.length + 2, 0);
  // After the names comes the length of the root string, which is empty: the font may be used anywhere.
  const out = Buffer.alloc(FIXED_HEADER + nameBytes + 2 + file.data.length);
  out.writeUInt32LE(out.length, 0);
  out.writeUInt32LE(file.data.length, 4);
  out.writeUInt32LE(VERSION, 8);
  out.set(tables.panose, 16);
  out[26] = DEFAULT_CHARSET;
  out[27] = file.italic ? 1 : 0;
  out.writeUInt32LE(tables.weight, 28);
  out.writeUInt16LE(tables.fsType, 32);
  out.writeUInt16LE(MAGIC, 34);
  for (const [i, range] of tables.unicodeRange.entries()) out.writeUInt32LE(range, 36 + i * 4);
  for (const [i, range] of tables.codePageRange.entries()) out.writeUInt32LE(range, 52 + i * 4);
  out.writeUInt32LE(tables.checkSumAdjustment, 60);
  let at = FIXED_HEADER;
  for (const text of names) {
    out.writeUInt16LE(text.length, at);
    text.copy(out, at + 2);
    at += 2 + text.length + 2;
  }
  out.set(file.data, at + 2);
  return out;
}
