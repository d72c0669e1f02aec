/** Collects the pictures of a PDF as files: PNG or JPEG. */
import { createHash } from 'node:crypto';
import type { Document } from '../../../model/document.ts';
import type { Box, PaintedImage, Pixels } from '../page/pageContent.ts';
import { embeddedJpeg } from './embeddedJpeg.ts';
import type { FoundPicture } from './foundPicture.ts';
import { writePng } from './png.ts';
import { isPlain, rasterOf } from './raster.ts';

export type Images = NonNullable<Document['images']>;

const MAX_BYTES = 20_000_000;
const MAX_PICTURES = 120;
/** Shorter sides: points on the page, pixels of the image. */
const SHORTEST = 36;
const FEWEST_PIXELS = 40;
const LONGEST_ASPECT = 8;
/** A picture that covers more of the page is a scan or a ground. */
const MOST_OF_PAGE = 0.8;

interface PageSize {
  readonly width: number;
  readonly height: number;
}

export class PictureStore {
  readonly #file: Buffer;
  readonly #images = new Map<string, { image: Images[string]; pages: Set<number> }>();
  #bytes = 0;
  #leftOut = 0;

  /** `file`: the PDF when its streams are open to see, an empty one when it is encrypted. */
  constructor(file: Buffer) {
    this.#file = file;
  }

  /** Pictures that the limits left out. */
  get leftOut(): number {
    return this.#leftOut;
  }

  /** Keeps the page's pictures; `pixels` decodes one, undefined when that fails. */
  async take(
    painted: readonly PaintedImage[],
    page: PageSize & { number: number },
    pixels: (source: string) => Promise<Pixels | undefined>,
  ): Promise<FoundPicture[]> {
    const found: FoundPicture[] = [];
    for (const image of painted) {
      if (!isPicture(image, page)) continue;
      const decoded = typeof image.source === 'string' ? await pixels(image.source) : image.source;
      const key = decoded && this.#keep(decoded, page.number);
      if (!key) continue;
      const { x0, y0, x1, y1, mark } = image;
      found.push({ image: key, x0, y0, x1, y1, ...(mark !== undefined && { mark }) });
    }
    return found;
  }

  /** Without pictures that return page after page, as logos and grounds do. */
  images(pages: number): Images {
    const often = Math.max(3, Math.ceil(pages / 3));
    return Object.fromEntries([...this.#images].filter(([, entry]) => entry.pages.size < often).map(([key, { image }]) => [key, image]));
  }

  #keep(pixels: Pixels, page: number): string | undefined {
    if (pixels.width < FEWEST_PIXELS || pixels.height < FEWEST_PIXELS) return undefined;
    const key = createHash('sha256')
      .update(`${pixels.width} ${pixels.height} ${pixels.kind}`)
      .update(pixels.data)
      .digest('hex')
      .slice(0, 16);
    const known = this.#images.get(key);
    if (known) {
      known.pages.add(page);
      return key;
    }
    const raster = rasterOf(pixels);
    if (!raster || isPlain(raster)) return undefined;
    if (this.#bytes >= MAX_BYTES || this.#images.size >= MAX_PICTURES) {
      this.#leftOut++;
      return undefined;
    }
    const jpeg = pixels.ref ? embeddedJpeg(this.#file, pixels.ref) : undefined;
    const same = jpeg && jpeg.width === pixels.width && jpeg.height === pixels.height;
    const data = same ? Buffer.from(jpeg.data) : writePng(raster);
    if (this.#bytes + data.length > MAX_BYTES) {
      this.#leftOut++;
      return undefined;
    }
    this.#bytes += data.length;
    const size = same ? { width: jpeg.width, height: jpeg.height } : { width: raster.width, height: raster.height };
    this.#images.set(key, {
      image: { mime: same ? 'image/jpeg' : 'image/png', ...size, data: data.toString('base64') },
      pages: new Set([page]),
    });
    return key;
  }
}

function isPicture(box: Box, page: PageSize): boolean {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  if (width < SHORTEST || height < SHORTEST || Math.max(width / height, height / width) > LONGEST_ASPECT) return false;
  return width * height < MOST_OF_PAGE * page.width * page.height;
}
