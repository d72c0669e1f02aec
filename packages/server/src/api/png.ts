/** Slides as PNG, for whoever cannot show SVG: language models, most chats, most office programs. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);

/** Pixels. */
export const slideWidths = { least: 160, usual: 1280, most: 3840 } as const;
/** An SVG of so many units is drawn at as many pixels with so many dots per inch. */
const svgWidth = 960;
const svgDensity = 72;

/** The slide, an SVG compressed with gzip, so many pixels wide. */
export async function toPng(gzipped: Uint8Array, width: number): Promise<Buffer> {
  const { sharp } = await import('../decoding/sharp.ts');
  const svg = await unpack(gzipped);
  // Drawn at the size that is wanted rather than scaled to it; a picture within may be as large as it is.
  return sharp(svg, { density: (svgDensity * width) / svgWidth, unlimited: true })
    .resize({ width })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
