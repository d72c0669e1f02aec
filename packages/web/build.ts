/**
 * Builds the playground into `built/`, which is committed, so that whoever starts the service needs no build tools. The same sources give
 * the same files. `npm run build` writes them; a test tells when they are out of date.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { subsetCharacters } from '@slidewright/engine/text/subset';
import { rolldown } from 'rolldown';
import { createFontSource } from '../server/src/world/fonts.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));
export const builtFolder = `${folder}built/`;

/** In the order in which rules override each other. */
const styles = ['base', 'form', 'gallery', 'viewer'];
const faces = [
  ['text.ttf', 'Inter', 400],
  ['text-strong.ttf', 'Inter', 600],
  ['display.ttf', 'Fraunces', 600],
] as const;

/** Latin with its accents, Greek, Cyrillic, and the signs of running text; what else is typed is set in the system's font. */
const characters = [
  [0x20, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Every file of the page by its name. */
export async function buildPage(): Promise<Map<string, Uint8Array>> {
  const read = (path: string) => readFile(`${folder}src/${path}`);
  const files = new Map<string, Uint8Array>();
  files.set('index.html', await read('index.html'));
  files.set('icon.svg', await read('icon.svg'));
  files.set('app.css', Buffer.concat(await Promise.all(styles.map((name) => read(`styles/${name}.css`)))));
  files.set('docs.css', await read('styles/docs.css'));
  files.set('app.js', Buffer.from(`${notice}\n${await bundle('main.tsx')}`));
  files.set('docs.js', Buffer.from(await bundle('docs.ts')));
  const fonts = createFontSource();
  for (const [name, family, weight] of faces) {
    const face = fonts.face(family, weight);
    if (!face) throw new Error(`${family} is not installed.`);
    files.set(name, subsetCharacters(face, characters));
  }
  return files;
}

const notice = '/*! Preact, Copyright (c) 2015-present Jason Miller, MIT licence: https://github.com/preactjs/preact/blob/main/LICENSE */';

async function bundle(entry: string): Promise<string> {
  const build = await rolldown({
    input: `${folder}src/${entry}`,
    platform: 'browser',
    transform: { target: 'es2022' },
    logLevel: 'warn',
  });
  const { output } = await build.generate({ format: 'es', minify: true, comments: { legal: true } });
  await build.close();
  const [chunk] = output;
  if (output.length !== 1) throw new Error('The page is to be one file of code.');
  return chunk.code;
}
