/** The pictures of a template as its pages show them: PNG or JPEG, no larger than they are seen. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BrandPicture } from '@slidewright/engine/design/tokens/brand';

export class PictureFault extends Error {
  override name = 'PictureFault';
}

/** Pixels of the longer side: what fills a slide, and what a logo takes on it. */
const longest = { logo: 1200, cover: 1920 } as const;
/** Pixels of either side: a smaller picture would blur on a cover. */
export const LEAST_COVER = 720;
const MOST_PIXELS = 50e6;
/** Of an SVG: fine enough for the largest that is shown. */
const DENSITY = 300;

type Kind = keyof typeof longest;

/** @throws PictureFault */
export async function brandPicture(kind: Kind, file: string, folder: string, alt: string): Promise<BrandPicture> {
  const bytes = await readFile(resolve(folder, file)).catch((cause: NodeJS.ErrnoException) => {
    throw new PictureFault(`${file} cannot be read (${cause.code ?? cause.message}): put the file there, or name another.`);
  });
  const { data, info } = await drawn(kind, bytes).catch(() => {
    throw new PictureFault(`${file} is not a picture that can be read: give a PNG, an SVG or a JPEG.`);
  });
  const { width, height } = info;
  if (kind === 'cover' && Math.min(width, height) < LEAST_COVER) {
    const size = `${width} x ${height}`;
    throw new PictureFault(`${file} has ${size} pixels, and a cover needs ${LEAST_COVER} of each at least: give a larger picture.`);
  }
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return {
    key: `brand-${kind}-${hash}`,
    alt,
    mime: kind === 'logo' ? 'image/png' : 'image/jpeg',
    width,
    height,
    data: data.toString('base64'),
  };
}

async function drawn(kind: Kind, bytes: Buffer) {
  const { sharp } = await import('../decoding/sharp.ts');
  const side = longest[kind];
  const fitted = sharp(bytes, { density: DENSITY, limitInputPixels: MOST_PIXELS, pages: 1 })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  // The empty border of a logo would count as a part of it.
  const shown =
    kind === 'logo'
      ? sharp(await fitted.png().toBuffer())
          .trim({ threshold: 1 })
          .png()
      : fitted.jpeg({ quality: 88 });
  return shown.toBuffer({ resolveWithObject: true });
}
