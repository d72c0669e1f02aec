/** Pictures of documents as PNG or JPEG. This runs in the reading process alone: the files are a stranger's. */
import { type ConvertPicture, isConvertible, type Picture } from '@slidewright/engine/read/convertPicture';
import { decodeBitmap } from './decodeBitmap.ts';

/** Pixels that are decoded, at four bytes each; more than a scanned page in 300 dpi has. */
const MOST_PIXELS = 25e6;
/** Pixels: what fills a slide. */
const LONGEST_SIDE = 1800;
/** A PNG above this holds a photograph, which is a tenth as large as a JPEG. */
const MOST_PNG_BYTES = 1.5e6;

/** Decodes the first frame with libvips, which is loaded when it is first needed, and a Windows bitmap, which libvips does not know. */
export const convertPicture: ConvertPicture = async (bytes) => {
  // libvips would take other formats too.
  if (!isConvertible(bytes)) return undefined;
  const { sharp } = await import('../decoding/sharp.ts');
  try {
    const bitmap = decodeBitmap(bytes, MOST_PIXELS);
    const image = bitmap
      ? sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: 3 } })
      : sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 });
    const shown = image.rotate().resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
    const png = await shown.clone().png().toBuffer({ resolveWithObject: true });
    const isPhoto = png.data.length > MOST_PNG_BYTES && (png.info.channels === 3 || png.info.channels === 1);
    const { data, info } = isPhoto ? await shown.jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true }) : png;
    return pictureOf(isPhoto ? 'image/jpeg' : 'image/png', data, info);
  } catch {
    return undefined;
  }
};

const pictureOf = (mime: Picture['mime'], data: Buffer, { width, height }: { width: number; height: number }): Picture => ({
  mime,
  width,
  height,
  data: data.toString('base64'),
});
