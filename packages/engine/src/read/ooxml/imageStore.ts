/** The pictures of a package that a deck can show, each kept once. */
import type { Document } from '../../model/document.ts';
import { imageHeader } from '../imageHeader.ts';
import type { Package } from './package.ts';

/** Bytes of all pictures of a document: what a checkpoint of it may weigh. */
const MOST_BYTES = 20e6;
/** What a page of a deck can use is far below; beyond it a small file unpacks to gigabytes. */
const MOST_PIXELS = 50e6;
/** Pixels of a side below which a picture is a bullet, a line or a tracking dot. */
const LEAST_SIDE = 24;

export class ImageStore {
  readonly images: NonNullable<Document['images']> = {};
  readonly #pack: Package;
  readonly #warn: (warning: string) => void;
  readonly #keys = new Map<string, string | undefined>();
  #bytes = 0;

  constructor(pack: Package, warn: (warning: string) => void) {
    this.#pack = pack;
    this.#warn = warn;
  }

  /** Key of the picture that is in this part; undefined when it is not shown, about which there is a warning where it is a loss. */
  add(part: string | undefined): string | undefined {
    if (part === undefined) {
      this.#warn('A picture is not in the document itself and was left out.');
      return undefined;
    }
    const known = part.toLowerCase();
    if (!this.#keys.has(known)) this.#keys.set(known, this.#keep(part));
    return this.#keys.get(known);
  }

  #keep(part: string): string | undefined {
    const bytes = this.#pack.optionalBytes(part);
    const header = bytes && imageHeader(bytes);
    if (!header) {
      this.#warn('Pictures that are neither PNG nor JPEG were left out.');
      return undefined;
    }
    if (Math.min(header.width, header.height) < LEAST_SIDE) return undefined;
    if (header.width * header.height > MOST_PIXELS || this.#bytes + bytes.length > MOST_BYTES) {
      this.#warn('Pictures that are too large were left out.');
      return undefined;
    }
    this.#bytes += bytes.length;
    const key = `image${Object.keys(this.images).length + 1}`;
    this.images[key] = { ...header, data: Buffer.from(bytes).toString('base64') };
    return key;
  }
}
