/** The JPEG file that a PDF holds as it is: smaller than its pixels written anew, and without loss. */

export interface Jpeg {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A dictionary of an image is no longer than this. */
const HEAD = 2000;

/**
 * The image of object `ref` ("12R", or "12R1" of a later generation) when it is a plain JPEG in grey or RGB without a mask; else
 * undefined. `file` is the PDF; it must not be encrypted.
 */
export function embeddedJpeg(file: Buffer, ref: string): Jpeg | undefined {
  const match = /^(\d+)R(\d+)?$/.exec(ref);
  if (!match) return undefined;
  const name = `${match[1]} ${match[2] ?? '0'} obj`;
  // The last of several is the one that holds, as files are changed by appending.
  for (let at = file.lastIndexOf(name); at >= 0; at = at > 0 ? file.lastIndexOf(name, at - 1) : -1) {
    if (at > 0 && /\d/.test(String.fromCharCode(file[at - 1] ?? 0))) continue;
    const head = file.toString('latin1', at, at + HEAD);
    const stream = /\bstream\r?\n/.exec(head);
    if (!stream) return undefined;
    const dictionary = head.slice(0, stream.index);
    if (!/\/Filter\s*\[?\s*\/DCTDecode\s*\]?/.test(dictionary) || /\/(?:SMask|Mask|Decode)\b/.test(dictionary)) return undefined;
    const start = at + stream.index + stream[0].length;
    const length = Number(/\/Length\s+(\d+)\s*(?![\d\s]*R)/.exec(dictionary)?.[1] ?? Number.NaN);
    const declared = Number.isInteger(length) && file.toString('latin1', start + length, start + length + 12).includes('endstream');
    const end = declared ? start + length : file.indexOf('endstream', start);
    return end > start ? jpegOf(file.subarray(start, end)) : undefined;
  }
  return undefined;
}

/** Reads the frame header: undefined unless it is a JPEG of eight bits in one or three components. */
function jpegOf(data: Uint8Array): Jpeg | undefined {
  if (data[0] !== 0xff || data[1] !== 0xd8) return undefined;
  for (let at = 2; at + 9 < data.length; ) {
    if (data[at] !== 0xff) return undefined;
    const marker = data[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const size = ((data[at + 2] ?? 0) << 8) | (data[at + 3] ?? 0);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const height = ((data[at + 5] ?? 0) << 8) | (data[at + 6] ?? 0);
      const width = ((data[at + 7] ?? 0) << 8) | (data[at + 8] ?? 0);
      const components = data[at + 9];
      const usual = data[at + 4] === 8 && (components === 1 || components === 3) && marker <= 0xc2;
      return usual && width > 0 && height > 0 ? { width, height, data } : undefined;
    }
    at += 2 + size;
  }
  return undefined;
}
