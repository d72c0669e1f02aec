/** A PNG as a PDF wants it: colours in one image, opacities in another. */
import { deflateSync } from 'node:zlib';
import { bitsPerPixel, type Png, packedSample, rowBytes, scanlines, unfilter } from './png.ts';

export interface Plane {
  /** A zlib stream of scanlines with PNG's filters. */
  readonly data: Uint8Array;
  readonly channels: number;
  readonly depth: number;
}

/** The colours, and the opacities apart from them where there are any. */
export function splitPng(png: Png): { color: Plane; mask?: Plane } {
  const channels = png.color === 'rgb' || png.color === 'rgbAlpha' ? 3 : 1;
  const plane = (data: Uint8Array): Plane => ({ data, channels, depth: png.depth });
  if (png.color === 'grayAlpha' || png.color === 'rgbAlpha') return splitChannels(png, channels);
  const masked = png.color === 'indexed' && png.transparency;
  if (!png.interlaced && !masked) return { color: plane(png.data) };
  const lines = scanlines(png);
  const color = plane(png.interlaced ? deflateSync(lines) : png.data);
  return masked ? { color, mask: { data: paletteMask(png, lines, masked), channels: 1, depth: 8 } } : { color };
}

/** A filter only looks at samples of its own channel, so filtered scanlines can be divided without undoing the filters. */
function splitChannels(png: Png, channels: number): { color: Plane; mask: Plane } {
  const lines = scanlines(png);
  const sample = png.depth / 8;
  const [colorBytes, pixelBytes] = [channels * sample, (channels + 1) * sample];
  const stride = rowBytes(png, png.width) + 1;
  const color = new Uint8Array(png.height * (png.width * colorBytes + 1));
  const mask = new Uint8Array(png.height * (png.width * sample + 1));
  let [c, m] = [0, 0];
  for (let row = 0; row < png.height; row++) {
    let at = row * stride;
    const filter = lines[at++] ?? 0;
    color[c++] = filter;
    mask[m++] = filter;
    for (let x = 0; x < png.width; x++, at += pixelBytes) {
      for (let i = 0; i < colorBytes; i++) color[c++] = lines[at + i] ?? 0;
      for (let i = colorBytes; i < pixelBytes; i++) mask[m++] = lines[at + i] ?? 0;
    }
  }
  return {
    color: { data: deflateSync(color), channels, depth: png.depth },
    mask: { data: deflateSync(mask), channels: 1, depth: png.depth },
  };
}

function paletteMask(png: Png, lines: Uint8Array, opacities: Uint8Array): Uint8Array {
  const bytes = rowBytes(png, png.width);
  const rows = unfilter(lines, bytes, 1);
  const mask = new Uint8Array(png.height * (png.width + 1));
  for (let y = 0; y < png.height; y++) {
    const row = rows.subarray(y * bytes, (y + 1) * bytes);
    for (let x = 0; x < png.width; x++) {
      mask[y * (png.width + 1) + 1 + x] = opacities[packedSample(row, x, bitsPerPixel(png))] ?? 255;
    }
  }
  return deflateSync(mask);
}

/** The one colour that a PNG says is transparent, as a range of each sample; undefined where there is none. */
export function transparentColor(png: Png): number[] | undefined {
  if (!png.transparency || png.color === 'indexed') return undefined;
  const view = new DataView(png.transparency.buffer, png.transparency.byteOffset, png.transparency.length);
  return Array.from({ length: png.transparency.length >> 1 }, (_, i) => view.getUint16(i * 2)).flatMap((value) => [value, value]);
}
