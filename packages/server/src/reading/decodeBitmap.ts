/** Windows bitmaps (BMP) as they occur in documents: 1, 4, 8, 24 or 32 bits a pixel, not compressed. */

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, from the upper left corner on. */
  readonly data: Uint8Array;
}

const FILE_HEADER = 14;
const INFO_HEADER = 40;
const UNCOMPRESSED = 0;
/** Masks say where the colours are; they are nearly always where they are without them. */
const BIT_FIELDS = 3;

/** Undefined for any other file, one that is cut off, and one of more than `mostPixels`. */
export function decodeBitmap(bytes: Uint8Array, mostPixels: number): Bitmap | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < FILE_HEADER + INFO_HEADER || view.getUint16(0) !== 0x424d) return undefined;
  const headerSize = view.getUint32(14, true);
  const width = view.getInt32(18, true);
  const signedHeight = view.getInt32(22, true);
  const height = Math.abs(signedHeight);
  const bits = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  const plain = compression === UNCOMPRESSED || (compression === BIT_FIELDS && bits === 32);
  if (!plain || ![1, 4, 8, 24, 32].includes(bits) || headerSize < INFO_HEADER) return undefined;
  const start = view.getUint32(10, true);
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (width <= 0 || height === 0 || width * height > mostPixels || start + stride * height > bytes.length) return undefined;

  const palette = FILE_HEADER + headerSize;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    // Rows go from the bottom up unless the height is negative.
    const row = start + stride * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) {
      const from = bits >= 24 ? row + (x * bits) / 8 : palette + 4 * indexAt(bytes, row, x, bits);
      const to = (y * width + x) * 3;
      data[to] = bytes[from + 2] ?? 0;
      data[to + 1] = bytes[from + 1] ?? 0;
      data[to + 2] = bytes[from] ?? 0;
    }
  }
  return { width, height, data };
}

/** Number of a pixel's colour in the palette. */
function indexAt(bytes: Uint8Array, row: number, x: number, bits: number): number {
  const byte = bytes[row + Math.floor((x * bits) / 8)] ?? 0;
  return (byte >> (8 - bits - ((x * bits) % 8))) & ((1 << bits) - 1);
}
