/** The pictures of a package that a deck can show, each kept once. */
import type { Document } from '../../model/document.ts';
import { type ConvertPicture, isConvertible, type Picture } from '../convertPicture.ts';
import { imageHeader } from '../imageHeader.ts';
import type { Package } from './package.ts';

/** Bytes of all pictures of a document: what a checkpoint of it may weigh. */
const MOST_BYTES = 20e6;
/** What a page of a deck can use is far below; beyond it a small file unpacks to gigabytes. */
const MOST_PIXELS = 50e6;
/** Pixels of a side below which a picture is a bullet, a line or a tracking dot. */
const LEAST_SIDE = 24;
/** Each takes a tenth of a second. */
const MOST_CONVERTED = 40;

export class ImageStore {
  readonly images: NonNullable<Document['images']> = {};
  readonly #pack: Package;
  readonly #warn: (warning: string) => void;
  readonly #keys = new Map<string, string | undefined>();
  readonly #unconverted = new Map<string, Uint8Array>();
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

  /** Converts what is not PNG or JPEG, or leaves it out: afterwards `images` holds every key that still means something. */
  async convert(convertPicture: ConvertPicture | undefined): Promise<void> {
    for (const [key, bytes] of this.#unconverted) {
      const picture = await convertPicture?.(bytes);
      if (!picture) this.#warn('Pictures that are neither PNG nor JPEG were left out.');
      else if (this.#accepts(picture, Buffer.byteLength(picture.data, 'base64'))) this.images[key] = picture;
    }
    this.#unconverted.clear();
  }

  #keep(part: string): string | undefined {
    const bytes = this.#pack.optionalBytes(part);
    const key = `image${Object.keys(this.images).length + this.#unconverted.size + 1}`;
    const header = bytes && imageHeader(bytes);
    if (header) {
      if (!this.#accepts(header, bytes.length)) return undefined;
      this.images[key] = { ...header, data: Buffer.from(bytes).toString('base64') };
      return key;
    }
    if (bytes && isConvertible(bytes) && bytes.length <= MOST_BYTES && this.#unconverted.size < MOST_CONVERTED) {
      this.#unconverted.set(key, bytes);
      return key;
    }
    this.#warn('Pictures that are neither PNG nor JPEG were left out.');
    return undefined;
  }

  #accepts({ width, height }: Pick<Picture, 'width' | 'height'>, bytes: number): boolean {
    if (Math.min(width, height) < LEAST_SIDE) return false;
    if (width * height > MOST_PIXELS || this.#bytes + bytes > MOST_BYTES) {
      this.#warn('Pictures that are too large were left out.');
      return false;
    }
    this.#bytes += bytes;
    return true;
  }
}
