/** Writing a PPTX: the engine's writer against PptxGenJS on the same content. Ours embeds its fonts besides, and compresses what it writes. */
import { writePptx } from '../packages/engine/src/output/pptx/writePptx.ts';
import { createFontSource } from '../packages/server/src/world/fonts.ts';
import { median } from './median.ts';
import { photoNumbers } from './pptx/content.ts';
import { makePhotos } from './pptx/photos.ts';
import { writeWithPptxGenJs } from './pptx/pptxgenjs.ts';
import { benchScene } from './pptx/scene.ts';

export interface Comparison {
  readonly name: string;
  /** Milliseconds: medians, warm. */
  readonly ours: number;
  readonly peer: number;
  /** How many times faster ours is. */
  readonly ratio: number;
}

const WARM_UP = 5;

export async function benchPptx(rounds = 21): Promise<Comparison> {
  const photos = makePhotos(photoNumbers);
  const image = (id: string): Uint8Array => photos.get(Number(id.replace('photo', ''))) ?? new Uint8Array();
  const resources = { fonts: createFontSource(), image };
  const encoded = new Map([...photos].map(([number, bytes]) => [number, `image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`]));
  const ours: number[] = [];
  const peer: number[] = [];
  // In turns, so that whatever else the machine does falls on both.
  for (let round = -WARM_UP; round < rounds; round++) {
    const own = await time(() => writePptx(benchScene, resources));
    const other = await time(() => writeWithPptxGenJs(encoded));
    if (round < 0) continue;
    ours.push(own);
    peer.push(other);
  }
  const result = { ours: median(ours), peer: median(peer) };
  return { name: 'PPTX of 20 slides, against PptxGenJS', ...result, ratio: result.peer / result.ours };
}

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
