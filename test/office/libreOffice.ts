/** What LibreOffice makes of our files: each is rendered with the fonts that it was measured with, and its words are read with their places. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type PlacedWord, placedWords } from './placedWords.ts';

const run = promisify(execFile);
const has = (program: string, flag: string): Promise<boolean> =>
  run(program, [flag]).then(
    () => true,
    () => false,
  );

export const canRender = (await has('soffice', '--version')) && (await has('pdftotext', '-v'));

/** The words of each page of each file, by the file's name. All are rendered at one go: LibreOffice is slow to start. */
export async function renderedWords(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, PlacedWord[][]>> {
  await renderAll(folder, files);
  const words = new Map<string, PlacedWord[][]>();
  for (const name of files.keys())
    words.set(
      name,
      (await placedWords(join(folder, `${name}.pdf`))).map((page) => page.words),
    );
  return words;
}

/** A page as its pixels, three bytes each, row by row. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The file's pages, small: four points to a pixel. */
export async function renderedPages(folder: string, name: string, file: Uint8Array): Promise<DrawnPage[]> {
  await renderAll(folder, new Map([[name, file]]));
  return drawnPages(join(folder, `${name}.pdf`), 18);
}

/** The pages of a PDF in so many dots per inch. */
export async function drawnPages(pdf: string, resolution: number): Promise<DrawnPage[]> {
  const { stdout } = await run('pdftoppm', ['-r', String(resolution), pdf], { encoding: 'buffer', maxBuffer: 2 ** 28 });
  const pages: DrawnPage[] = [];
  for (let at = 0; at < stdout.length; ) {
    const head = /^P6\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', at, at + 40));
    if (!head) throw new Error(`pdftoppm wrote no picture at byte ${at}`);
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    at = start + 3 * width * height;
    pages.push({ width, height, pixels: stdout.subarray(start, at) });
  }
  return pages;
}

async function renderAll(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sources = [...files.keys()].map((name) => join(folder, `${name}.pptx`));
  for (const [name, bytes] of files) await writeFile(join(folder, `${name}.pptx`), bytes);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const env = { ...process.env, FONTCONFIG_FILE: await fontConfiguration(folder) };
  await run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...sources], { env });
}

/** The fonts that the Scene was measured with, and no others that could stand in for them. */
async function fontConfiguration(folder: string): Promise<string> {
  const installed = fileURLToPath(new URL('../../node_modules/@expo-google-fonts', import.meta.url));
  const path = join(folder, 'fonts.conf');
  const directories = `<dir>${installed}</dir><cachedir>${join(folder, 'cache')}</cachedir>`;
  await writeFile(path, `<?xml version="1.0"?><fontconfig>${directories}</fontconfig>`);
  return path;
}
