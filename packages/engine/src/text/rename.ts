/** The names of a TrueType file: what applications list it as, and which of its family's faces it is. */

export interface FaceStyle {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

export const styleName = (bold: boolean, italic: boolean): string =>
  [bold ? 'Bold' : '', italic ? 'Italic' : ''].filter(Boolean).join(' ') || 'Regular';

/** Name ids: copyright, family, style, unique id, full name, version, PostScript name, licence and its address. */
const COPYRIGHT = 0;
const FAMILY = 1;
const STYLE = 2;
const UNIQUE = 3;
const FULL = 4;
const VERSION = 5;
const POSTSCRIPT = 6;
const kept: readonly number[] = [COPYRIGHT, VERSION, 13, 14];

/** OS/2 fsSelection and head.macStyle; the weight class of the cut. */
const SELECTION = { italic: 0x1, bold: 0x20, regular: 0x40 } as const;
const MAC_STYLE = { bold: 0x1, italic: 0x2 } as const;
const CHECKSUM_BASE = 0xb1b0afba;

/**
 * The file under this family, as its regular, bold, italic or bold italic: names and flags are changed, outlines and metrics are not.
 * Names of typographic families, which would tell another story, are left out; copyright and licence stay.
 */
export function withNames(file: Uint8Array, style: FaceStyle): Uint8Array {
  const tables = tablesOf(file);
  const os2 = copyOf(tables, 'OS/2');
  const head = copyOf(tables, 'head');
  const flags = os2.readUInt16BE(62) & ~(SELECTION.italic | SELECTION.bold | SELECTION.regular);
  const set = (style.bold ? SELECTION.bold : 0) | (style.italic ? SELECTION.italic : 0);
  os2.writeUInt16BE(flags | (set || SELECTION.regular), 62);
  os2.writeUInt16BE(style.bold ? 700 : 400, 4);
  head.writeUInt16BE((style.bold ? MAC_STYLE.bold : 0) | (style.italic ? MAC_STYLE.italic : 0), 44);
  head.writeUInt32BE(0, 8);
  const names = nameTable(Buffer.from(tables.get('name') ?? new Uint8Array(6)), style);
  return assembled(file, new Map<string, Uint8Array>([...tables, ['OS/2', os2], ['head', head], ['name', names]]));
}

function tablesOf(file: Uint8Array): Map<string, Uint8Array> {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (let i = 0, count = view.readUInt16BE(4); i < count; i++) {
    const record = 12 + i * 16;
    const offset = view.readUInt32BE(record + 8);
    tables.set(view.toString('latin1', record, record + 4), file.subarray(offset, offset + view.readUInt32BE(record + 12)));
  }
  return tables;
}

function copyOf(tables: ReadonlyMap<string, Uint8Array>, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`the font has no table "${name}"`);
  return Buffer.from(table);
}

/** English names for Windows, which is where all applications look first. */
function nameTable(before: Buffer, { family, bold, italic }: FaceStyle): Buffer {
  const names = new Map<number, Buffer>();
  const strings = before.readUInt16BE(4);
  for (let i = 0, count = before.readUInt16BE(2); i < count; i++) {
    const [platform, , language, id, length, offset] = [0, 2, 4, 6, 8, 10].map((at) => before.readUInt16BE(6 + i * 12 + at));
    if (platform !== 3 || language !== 0x409 || id === undefined || !kept.includes(id)) continue;
    const start = strings + (offset ?? 0);
    names.set(id, before.subarray(start, start + (length ?? 0)));
  }
  const style = styleName(bold, italic);
  const full = style === 'Regular' ? family : `${family} ${style}`;
  const postScript = `${family}-${style}`.replaceAll(' ', '');
  const own: [number, string][] = [
    [FAMILY, family],
    [STYLE, style],
    [UNIQUE, postScript],
    [FULL, full],
    [POSTSCRIPT, postScript],
  ];
  for (const [id, text] of own) names.set(id, Buffer.from(text, 'utf16le').swap16());
  const sorted = [...names].sort(([a], [b]) => a - b);
  const header = Buffer.alloc(6 + sorted.length * 12);
  header.writeUInt16BE(sorted.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  sorted.forEach(([id, text], i) => {
    for (const [k, value] of [3, 1, 0x409, id, text.length, offset].entries()) header.writeUInt16BE(value, 6 + i * 12 + k * 2);
    offset += text.length;
  });
  return Buffer.concat([header, ...sorted.map(([, text]) => text)]);
}

/** The tables behind a directory of their own, with their checksums; each begins at a multiple of four bytes. */
function assembled(file: Uint8Array, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const padded = (length: number): number => (length + 3) & ~3;
  const out = Buffer.alloc(sorted.reduce((sum, [, table]) => sum + padded(table.length), 12 + sorted.length * 16));
  out.set(file.subarray(0, 12));
  let offset = 12 + sorted.length * 16;
  let headAt = 0;
  sorted.forEach(([name, table], i) => {
    const record = 12 + i * 16;
    out.set(table, offset);
    out.write(name, record, 'latin1');
    out.writeUInt32BE(checksum(out, offset, padded(table.length)), record + 4);
    out.writeUInt32BE(offset, record + 8);
    out.writeUInt32BE(table.length, record + 12);
    if (name === 'head') headAt = offset;
    offset += padded(table.length);
  });
  out.writeUInt32BE((CHECKSUM_BASE - checksum(out, 0, out.length)) >>> 0, headAt + 8);
  return out;
}

function checksum(bytes: Buffer, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
