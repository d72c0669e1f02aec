/** A photograph in two colours: shadows in one, lights in the other. Made into the pixels, so that every format shows the same. */
import type { Sharp } from 'sharp';
import { sharp } from '../../decoding/sharp.ts';

/** This share of the pixels at either end takes the two colours themselves. */
const ENDS = 0.02;

/** `colors` as "#RRGGBB", of the shadows and of the lights. What shows through is laid on the lights. */
export async function duotone(image: Sharp, [shadow, light]: readonly [string, string]): Promise<Sharp> {
  const flat = image.flatten({ background: light }).grayscale();
  const { data: gray, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  const [from, to] = [channels(shadow), channels(light)];
  const [darkest, lightest] = ends(gray, info.channels);
  const ramp = Uint8Array.from({ length: 256 * 3 }, (_, i) => {
    const share = Math.min(1, Math.max(0, (Math.floor(i / 3) - darkest) / Math.max(1, lightest - darkest)));
    return Math.round((from[i % 3] ?? 0) * (1 - share) + (to[i % 3] ?? 0) * share);
  });
  const { width, height } = info;
  const toned = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = (gray[pixel * info.channels] ?? 0) * 3;
    for (let i = 0; i < 3; i++) toned[pixel * 3 + i] = ramp[at + i] ?? 0;
  }
  return sharp(toned, { raw: { width, height, channels: 3 } });
}

/** The grays below and above which the share of the pixels lies. */
function ends(gray: Uint8Array, step: number): [number, number] {
  const counts = new Uint32Array(256);
  for (let i = 0; i < gray.length; i += step) counts[gray[i] ?? 0] = (counts[gray[i] ?? 0] ?? 0) + 1;
  const enough = (gray.length / step) * ENDS;
  const reach = (values: readonly number[]): number => {
    let sum = 0;
    for (const value of values) {
      sum += counts[value] ?? 0;
      if (sum > enough) return value;
    }
    return 0;
  };
  const values = Array.from(counts.keys());
  return [reach(values), reach(values.toReversed())];
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
