/** A stranger's picture made ready for a slide: upright, in sRGB, cut to its place around what draws the eye, no larger than needed. */
import { type FetchedPicture, PictureFailure, type PictureWant } from '@slidewright/engine/world';
import type { Sharp } from 'sharp';
import { sharp } from '../../decoding/sharp.ts';
import { MOST_DECODING_SECONDS, MOST_PIXELS } from '../outside/bounds.ts';
import { duotone } from './duotone.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Shares of the pixels wanted: less would blur. */
const LEAST_SHARE = 2 / 3;

/** @throws PictureFailure when the bytes are no picture, or one that is too large or too small */
export async function develop(bytes: Uint8Array, want: PictureWant): Promise<FetchedPicture> {
  if (!isPhotoFormat(bytes)) throw new PictureFailure('what came is no JPEG, PNG or WebP');
  const read = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' }).timeout({ seconds: MOST_DECODING_SECONDS });
  try {
    const { autoOrient, format } = await read().metadata();
    const size = sizeWithin(autoOrient, want);
    const shown = await treated(
      read()
        .autoOrient()
        .resize({ ...size, fit: 'cover', position: sharp.strategy.attention }),
      want,
    );
    const { data, info } = await encoded(shown, format !== 'jpeg');
    const mime = info.format === 'png' ? 'image/png' : 'image/jpeg';
    return { mime, width: info.width, height: info.height, data: data.toString('base64'), fingerprint: await fingerprintOf(read()) };
  } catch (cause) {
    if (cause instanceof PictureFailure) throw cause;
    throw new PictureFailure(`a picture cannot be decoded (${String(cause instanceof Error ? cause.message : cause).slice(0, 80)})`, {
      cause,
    });
  }
}

/** Drawings in SVG, animations and documents stay out, whatever libvips could do with them. */
function isPhotoFormat(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.length)).toString('latin1');
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n') || (head.startsWith('RIFF') && head.slice(8) === 'WEBP');
}

/** The proportions wanted, never enlarged. */
function sizeWithin(has: { width: number; height: number }, want: PictureWant): { width: number; height: number } {
  const share = Math.min(1, has.width / want.width, has.height / want.height);
  if (share < LEAST_SHARE) throw new PictureFailure(`a picture of ${has.width} x ${has.height} pixels is too small`);
  return { width: Math.round(want.width * share), height: Math.round(want.height * share) };
}

async function treated(image: Sharp, { treatment }: PictureWant): Promise<Sharp> {
  if (treatment?.type === 'duotone') return duotone(image, treatment.colors);
  return (treatment ? image.grayscale() : image).toColourspace('srgb');
}

/** Baseline JPEG; PNG where something shows through, or where it is the smaller: then it is no photograph. */
async function encoded(image: Sharp, maybeDrawing: boolean) {
  const jpeg = () =>
    image.clone().flatten({ background: '#FFFFFF' }).jpeg({ quality: 84, progressive: false }).toBuffer({ resolveWithObject: true });
  if (!maybeDrawing) return jpeg();
  const png = await image.clone().png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true });
  if (png.info.channels % 2 === 0 && !(await sharp(png.data).stats()).isOpaque) return png;
  const photo = await jpeg();
  return png.data.length <= photo.data.length ? png : photo;
}
