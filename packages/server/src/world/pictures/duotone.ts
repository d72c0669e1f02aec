/** A photograph in two colours: shadows in one, lights in the other. Made into the pixels, so that every format shows the same. */
import sharp, { type Sharp } from 'sharp';

/** The darkest and brightest hundredths of the photograph become the two colours. */
const STRETCH = { lower: 2, upper: 98 };

/** `colors` as "#RRGGBB", of the shadows and of the lights. What shows through is laid on the lights. */
export async function duotone(image: Sharp, [shadow, light]: readonly [string, string]): Promise<Sharp> {
  const gray = await image.flatten({ background: light }).grayscale().normalise(STRETCH).raw().toBuffer({ resolveWithObject: true });
  const [from, to] = [channels(shadow), channels(light)];
  const ramp = new Uint8Array(256 * 3);
  for (let i = 0; i < ramp.length; i++) {
    const share = Math.floor(i / 3) / 255;
    ramp[i] = Math.round((from[i % 3] ?? 0) * (1 - share) + (to[i % 3] ?? 0) * share);
  }
  const { width, height, channels: step } = gray.info;
  const toned = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = (gray.data[pixel * step] ?? 0) * 3;
    for (let i = 0; i < 3; i++) toned[pixel * 3 + i] = ramp[at + i] ?? 0;
  }
  return sharp(toned, { raw: { width, height, channels: 3 } });
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
