/** Pictures as image objects, each written once however often it is shown. */
import { deflateSync } from 'node:zlib';
import type { Resource } from '../content/contentStream.ts';
import type { PdfFile } from '../syntax/file.ts';
import { byteString, type Dict, name, type Value } from '../syntax/value.ts';
import { jpegDict } from './jpeg.ts';
import { bitsPerPixel, type Png, packedSample, readPng, rowBytes, scanlines, unfilter } from './png.ts';

export class Images {
  readonly #file: PdfFile;
  readonly #read: (id: string) => Uint8Array;
  readonly #known = new Map<string, Resource>();

  /** `read` gives a picture's bytes: a JPEG or a PNG. */
  constructor(file: PdfFile, read: (id: string) => Uint8Array) {
    this.#file = file;
    this.#read = read;
  }

  /** @throws when the bytes are neither a JPEG nor a PNG, naming the picture */
  get(id: string): Resource {
    const known = this.#known.get(id);
    if (known) return known;
    const data = this.#read(id);
    const resource: Resource = { kind: 'XObject', name: `I${this.#known.size + 1}`, ref: this.#file.allocate() };
    try {
      if (data[0] === 0xff && data[1] === 0xd8) this.#file.putRawStream(resource.ref, jpegDict(data), data);
      else this.#putPng(resource, readPng(data));
    } catch (cause) {
      throw new Error(`The picture "${id}" cannot be put into a PDF: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
    this.#known.set(id, resource);
    return resource;
  }

  #putPng({ ref }: Resource, png: Png): void {
    const { color, mask } = split(png);
    const dict = imageDict(png, colorSpace(png), color.channels, png.depth);
    if (!mask) {
      this.#file.putRawStream(ref, { ...dict, Mask: transparentColor(png) }, color.data);
      return;
    }
    const soft = this.#file.addRawStream(imageDict(png, name('DeviceGray'), 1, mask.depth), mask.data);
    this.#file.putRawStream(ref, { ...dict, SMask: soft }, color.data);
  }
}

function imageDict(png: Png, space: Value, channels: number, depth: number): Dict {
  return {
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: png.width,
    Height: png.height,
    ColorSpace: space,
    BitsPerComponent: depth,
    Filter: name('FlateDecode'),
    // PNG's own filters: a PDF undoes them itself, so scanlines stay as they are.
    DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: depth, Columns: png.width },
  };
}

function colorSpace(png: Png): Value {
  if (png.color !== 'indexed') return name(png.color.startsWith('gray') ? 'DeviceGray' : 'DeviceRGB');
  const palette = png.palette ?? new Uint8Array(3);
  return [name('Indexed'), name('DeviceRGB'), Math.floor(palette.length / 3) - 1, byteString(palette)];
}

interface Plane {
  /** A zlib stream of scanlines with PNG's filters. */
  readonly data: Uint8Array;
  readonly channels: number;
  readonly depth: number;
}

/** The colours, and the opacities apart from them where there are any. */
function split(png: Png): { color: Plane; mask?: Plane } {
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

/** The one colour that is transparent, as a range of each sample. */
function transparentColor(png: Png): number[] | undefined {
  if (!png.transparency || png.color === 'indexed') return undefined;
  const view = new DataView(png.transparency.buffer, png.transparency.byteOffset, png.transparency.length);
  return Array.from({ length: png.transparency.length >> 1 }, (_, i) => view.getUint16(i * 2)).flatMap((value) => [value, value]);
}
