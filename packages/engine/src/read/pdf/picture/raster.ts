/** Pixels as pdf.js decodes them, in the size that a slide needs. */
import type { Pixels } from '../page/pageContent.ts';
import type { Raster } from './png.ts';

/** Longer sides, in pixels, are made smaller by a whole number. */
const LONGEST_SIDE = 1800;

/** Undefined when the data do not fill the size that they claim. */
export function rasterOf(pixels: Pixels): Raster | undefined {
  const { width, height, kind, data } = pixels;
  if (kind === 1) {
    return data.length >= Math.ceil(width / 8) * height ? { width, height, channels: 1, bits: 1, data } : undefined;
  }
  const channels = kind === 2 ? 3 : kind === 3 ? 4 : undefined;
  if (!channels || data.length < width * height * channels) return undefined;
  const factor = Math.ceil(Math.max(width, height) / LONGEST_SIDE);
  const raster: Raster = { width, height, channels, bits: 8, data };
  return factor > 1 ? shrunk(raster, channels, factor) : raster;
}

/** Each pixel is the mean of factor × factor ones. */
function shrunk(image: Raster, channels: 3 | 4, factor: number): Raster {
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const data = new Uint8Array(width * height * channels);
  const area = factor * factor;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let dy = 0; dy < factor; dy++) {
          const row = ((y * factor + dy) * image.width + x * factor) * channels + c;
          for (let dx = 0; dx < factor; dx++) sum += image.data[row + dx * channels] ?? 0;
        }
        data[(y * width + x) * channels + c] = Math.round(sum / area);
      }
    }
  }
  return { width, height, channels, bits: 8, data };
}

/** All of one colour: a ground, not a picture. */
export function isPlain(image: Raster): boolean {
  const step = Math.max(1, Math.floor(image.data.length / image.channels / 4000)) * image.channels;
  for (let i = step; i < image.data.length; i += step) {
    for (let c = 0; c < image.channels; c++) if (Math.abs((image.data[i + c] ?? 0) - (image.data[c] ?? 0)) > 6) return false;
  }
  return true;
}
