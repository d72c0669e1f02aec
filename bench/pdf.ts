/** Writing a PDF: the engine's writer against LibreOffice converting the PPTX of the same Scene, where LibreOffice is installed. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writePdf } from '../packages/engine/src/output/pdf/writePdf.ts';
import { writePptx } from '../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../packages/engine/src/text/typeset.ts';
import { createFontSource } from '../packages/server/src/world/fonts.ts';
import { setScene } from '../test/pdf/setScene.ts';
import { median } from './median.ts';
import { photoNumbers } from './pptx/content.ts';
import { makePhotos } from './pptx/photos.ts';
import { benchScene } from './pptx/scene.ts';

export interface PdfComparison {
  readonly name: string;
  /** Milliseconds: ours is the median, warm; LibreOffice's the better of two conversions, each in a process of its own. */
  readonly ours: number;
  readonly peer: number | undefined;
  /** How many times faster ours is. */
  readonly ratio: number | undefined;
  /** Size of our file. */
  readonly bytes: number;
}

const WARM_UP = 5;
const run = promisify(execFile);

export async function benchPdf(rounds = 21): Promise<PdfComparison> {
  const photos = makePhotos(photoNumbers);
  const fonts = createFontSource();
  const image = (id: string): Uint8Array => photos.get(Number(id.replace('photo', ''))) ?? new Uint8Array();
  const scene = setScene(benchScene, createTypesetter(fonts));
  const times: number[] = [];
  let bytes = 0;
  for (let round = -WARM_UP; round < rounds; round++) {
    const start = performance.now();
    bytes = writePdf(scene, { fonts, image }).length;
    if (round >= 0) times.push(performance.now() - start);
  }
  const ours = median(times);
  const peer = await libreOffice(writePptx(scene, { fonts, image }));
  return { name: 'PDF of 20 slides, against LibreOffice', ours, peer, ratio: peer && peer / ours, bytes };
}

/** Milliseconds of the better of two conversions; undefined where there is no LibreOffice. */
async function libreOffice(pptx: Uint8Array): Promise<number | undefined> {
  const program = 'soffice';
  const directory = await mkdtemp(join(tmpdir(), 'slidewright-bench-'));
  try {
    const source = join(directory, 'deck.pptx');
    await writeFile(source, pptx);
    // A profile of its own: one that is open elsewhere would refuse a second process.
    const profile = `-env:UserInstallation=file://${join(directory, 'profile')}`;
    const times: number[] = [];
    for (let i = 0; i < 2; i++) {
      const start = performance.now();
      await run(program, ['--headless', profile, '--convert-to', 'pdf', '--outdir', directory, source]);
      times.push(performance.now() - start);
    }
    await stat(join(directory, 'deck.pdf'));
    return Math.min(...times);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error && error.path === program) return undefined;
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
