/** Pictures as image objects, each written once however often it is shown. */
import type { Resource } from '../content/contentStream.ts';
import type { PdfFile } from '../syntax/file.ts';
import { byteString, type Dict, name, type Value } from '../syntax/value.ts';
import { jpegDict } from './jpeg.ts';
import { type Png, readPng } from './png.ts';
import { splitPng, transparentColor } from './pngPlanes.ts';

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
    const { color, mask } = splitPng(png);
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
