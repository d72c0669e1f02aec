/** Whether two pictures look alike: 64 bits, each of which says whether a part is brighter than the part to its left. */
import type { Sharp } from 'sharp';

/** Of 255: smaller differences are noise of the compression. */
const LEAST_STEP = 3;
const ACROSS = 9;
const DOWN = 8;

/** In hexadecimal. The whole picture counts, so that two cuts of it are alike. */
export async function fingerprintOf(picture: Sharp): Promise<string> {
  const pixels = await picture.autoOrient().resize(ACROSS, DOWN, { fit: 'fill' }).flatten().grayscale().raw().toBuffer();
  let bits = 0n;
  for (let y = 0; y < DOWN; y++) {
    for (let x = 1; x < ACROSS; x++) {
      const at = y * ACROSS + x;
      bits = (bits << 1n) | ((pixels[at] ?? 0) >= (pixels[at - 1] ?? 0) + LEAST_STEP ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
