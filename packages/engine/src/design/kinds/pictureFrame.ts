/** How a picture fills its place: cut to it where little is lost, otherwise whole on a plate, and never enlarged until it blurs. */
import type { Frame, PictureNode } from '../../model/scene.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface PlacedPicture {
  /** The place; where the picture is smaller, a plate shows around it. */
  readonly plate: Frame;
  readonly frame: Frame;
  readonly crop?: NonNullable<PictureNode['crop']>;
}

/** Share of a picture's width or height that may be cut off. */
const MOST_CROPPED = 0.25;
/** Points per pixel at 96 pixels to the inch: fewer pixels look soft on a projector. */
export const LARGEST_PIXEL = 0.75;

export function pictureIn(place: Frame, size: PixelSize): PlacedPicture {
  const cropped = cutTo(place, size);
  const shown = size.width * (cropped ? 1 - cropped[0] - cropped[2] : 1);
  if (cropped && shown * LARGEST_PIXEL >= place.w) {
    return { plate: place, frame: place, ...(cropped.some((share) => share > 0) ? { crop: cropped } : {}) };
  }
  const scale = Math.min(place.w / size.width, place.h / size.height, LARGEST_PIXEL);
  const [w, h] = [size.width * scale, size.height * scale];
  return { plate: place, frame: { x: place.x + (place.w - w) / 2, y: place.y + (place.h - h) / 2, w, h } };
}

/**
 * The picture cut to its place, whatever is lost: for portraits and pages that a picture fills; nothing if it would blur there. `above` is
 * the share of what is lost of its height that is cut off at the top.
 */
export function filling(place: Frame, { width, height }: PixelSize, above = 0.5): PlacedPicture | undefined {
  const scale = Math.max(place.w / width, place.h / height);
  if (scale > LARGEST_PIXEL) return undefined;
  const rounded = (share: number) => Math.round(share * 1e5) / 1e5;
  const lost = (whole: number, shown: number) => Math.max(0, (whole - shown / scale) / whole);
  const x = rounded(lost(width, place.w) / 2);
  const y = lost(height, place.h);
  const [top, bottom] = [rounded(y * above), rounded(y * (1 - above))];
  return { plate: place, frame: place, ...(x > 0 || y > 1e-5 ? { crop: [x, top, x, bottom] } : {}) };
}

/** Equal shares cut off at opposite sides, so that the rest has the proportions of the place; nothing if that would cut too much. */
function cutTo(place: Frame, { width, height }: PixelSize): [number, number, number, number] | undefined {
  const wanted = place.w / place.h;
  const has = width / height;
  const cut = 1 - Math.min(wanted / has, has / wanted);
  if (cut > MOST_CROPPED) return undefined;
  if (cut < 1e-3) return [0, 0, 0, 0];
  const half = Math.round((cut / 2) * 1e5) / 1e5;
  return has > wanted ? [half, 0, half, 0] : [0, half, 0, half];
}
