/** PNG files (ISO/IEC 15948): their chunks, and their scanlines one after the other. */
import { inflateSync } from 'node:zlib';

export interface Png {
  readonly width: number;
  readonly height: number;
  /** Bits per sample: 1, 2, 4, 8 or 16. */
  readonly depth: number;
  readonly color: 'gray' | 'rgb' | 'indexed' | 'grayAlpha' | 'rgbAlpha';
  readonly interlaced: boolean;
  readonly palette: Uint8Array | undefined;
  /** The tRNS chunk: opacities of palette entries, or the one transparent sample value (16 bits each). */
  readonly transparency: Uint8Array | undefined;
  /** The zlib stream of filtered scanlines. */
  readonly data: Uint8Array;
}

const colors: Record<number, Png['color']> = { 0: 'gray', 2: 'rgb', 3: 'indexed', 4: 'grayAlpha', 6: 'rgbAlpha' };
const SIGNATURE = '89504e470d0a1a0a';
/** Pictures larger than this are refused rather than unpacked: 100 megapixels. */
const MOST_PIXELS = 100_000_000;

/** @throws when the bytes are no PNG, or one whose header makes no sense */
export function readPng(bytes: Uint8Array): Png {
  if (Buffer.from(bytes.subarray(0, 8)).toString('hex') !== SIGNATURE) throw new Error('The picture is no PNG.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    const data = bytes.subarray(at + 8, at + 8 + length);
    const same = chunks.get(type);
    if (same) same.push(data);
    else chunks.set(type, [data]);
    at += 12 + length;
  }
  const [header] = chunks.get('IHDR') ?? [];
  const data = chunks.get('IDAT');
  if (!header || header.length < 13 || !data) throw new Error('The picture is a PNG without a header or without data.');
  const fields = new DataView(header.buffer, header.byteOffset, header.length);
  const [width, height] = [fields.getUint32(0), fields.getUint32(4)];
  const color = colors[fields.getUint8(9)];
  if (!color || width === 0 || height === 0 || width * height > MOST_PIXELS) {
    throw new Error(`The picture is a PNG of ${width} x ${height} pixels and colour type ${fields.getUint8(9)}, which cannot be shown.`);
  }
  return {
    width,
    height,
    depth: fields.getUint8(8),
    color,
    interlaced: fields.getUint8(12) === 1,
    palette: chunks.get('PLTE')?.[0],
    transparency: chunks.get('tRNS')?.[0],
    data: data.length === 1 && data[0] ? data[0] : Buffer.concat(data),
  };
}

const samples: Record<Png['color'], number> = { gray: 1, rgb: 3, indexed: 1, grayAlpha: 2, rgbAlpha: 4 };
export const bitsPerPixel = (png: Png): number => samples[png.color] * png.depth;
/** Bytes of a scanline of so many pixels, without its filter byte. */
export const rowBytes = (png: Png, width: number): number => Math.ceil((width * bitsPerPixel(png)) / 8);

/** Filtered scanlines from top to bottom, each behind its filter byte; those of an interlaced picture are put in that order, unfiltered. */
export function scanlines(png: Png): Uint8Array {
  const length = png.interlaced ? undefined : png.height * (rowBytes(png, png.width) + 1);
  const data = inflateSync(png.data, { maxOutputLength: 2 * png.height * (rowBytes(png, png.width) + 8) + 64 });
  if (length === undefined) return deinterlaced(png, data);
  if (data.length < length) throw new Error('The picture is a PNG whose data ends early.');
  return data.subarray(0, length);
}

/** Start and step of Adam7's passes: x, y, dx, dy. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function deinterlaced(png: Png, data: Uint8Array): Uint8Array {
  const stride = rowBytes(png, png.width) + 1;
  const out = new Uint8Array(png.height * stride);
  const bits = bitsPerPixel(png);
  let at = 0;
  for (const [x0, y0, dx, dy] of passes) {
    const [columns, rows] = [Math.ceil((png.width - x0) / dx), Math.ceil((png.height - y0) / dy)];
    if (columns <= 0 || rows <= 0) continue;
    const bytes = rowBytes(png, columns);
    const pass = unfilter(data.subarray(at, at + rows * (bytes + 1)), bytes, Math.max(1, bits >> 3));
    at += rows * (bytes + 1);
    for (let row = 0; row < rows; row++) {
      const source = pass.subarray(row * bytes, (row + 1) * bytes);
      const target = out.subarray((y0 + row * dy) * stride + 1, (y0 + row * dy + 1) * stride);
      for (let column = 0; column < columns; column++) copyPixel(source, column, target, x0 + column * dx, bits);
    }
  }
  return out;
}

function copyPixel(source: Uint8Array, from: number, target: Uint8Array, to: number, bits: number): void {
  if (bits >= 8) {
    const bytes = bits / 8;
    target.set(source.subarray(from * bytes, (from + 1) * bytes), to * bytes);
    return;
  }
  const index = (to * bits) >> 3;
  target[index] = (target[index] ?? 0) | (packedSample(source, from, bits) << (8 - bits - ((to * bits) & 7)));
}

/** The sample of 1, 2, 4 or 8 bits at the index. */
export function packedSample(row: Uint8Array, index: number, bits: number): number {
  const byte = row[(index * bits) >> 3] ?? 0;
  return (byte >> (8 - bits - ((index * bits) & 7))) & ((1 << bits) - 1);
}

/** Undoes the filters of scanlines of `bytes` bytes each; `back` is the distance to the same sample of the pixel before, in bytes. */
export function unfilter(filtered: Uint8Array, bytes: number, back: number): Uint8Array {
  const rows = Math.floor(filtered.length / (bytes + 1));
  const out = new Uint8Array(rows * bytes);
  for (let row = 0; row < rows; row++) {
    const filter = filtered[row * (bytes + 1)];
    const from = row * (bytes + 1) + 1;
    const to = row * bytes;
    for (let i = 0; i < bytes; i++) {
      const left = i >= back ? (out[to + i - back] ?? 0) : 0;
      const up = row > 0 ? (out[to + i - bytes] ?? 0) : 0;
      const upLeft = row > 0 && i >= back ? (out[to + i - bytes - back] ?? 0) : 0;
      out[to + i] = (filtered[from + i] ?? 0) + predicted(filter, left, up, upLeft);
    }
  }
  return out;
}

function predicted(filter: number | undefined, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [Math.abs(up - upLeft), Math.abs(left - upLeft), Math.abs(left + up - 2 * upLeft)];
      return a <= b && a <= c ? left : b <= c ? up : upLeft;
    }
    default:
      return 0;
  }
}
