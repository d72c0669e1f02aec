/** Draws the gallery: what each template makes of one and the same deck, and decks that were made of real sources. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deck } from '@slidewright/contract/deck';
import { templateIds } from '@slidewright/contract/template';
import { templateById } from '@slidewright/engine/design/templates/templates';
import { drawSlides } from '@slidewright/engine/render';
import type { FontSource } from '@slidewright/engine/world';
import sharp from 'sharp';
import { decksFolder, readShownDecks, type ShownDeck, slidePictureName } from '../gallery/decks.ts';
import { type GalleryEntry, type GallerySlide, galleryFolder, gallerySlides, pictureName } from '../gallery/gallery.ts';
import { createFontSource } from '../world/fonts.ts';

/** Pixels; the height follows. */
const WIDTH = 640;
const SHEET_WIDTH = 320;
const ACROSS = 6;
const SPACE = 8;
/** An SVG without a resolution of its own has 72 pixels an inch, one for each of its 960 units. */
const DENSITY = (72 * WIDTH) / 960;

export interface DrawnTemplate {
  readonly entry: GalleryEntry;
  readonly drawings: Readonly<Record<GallerySlide, string>>;
}

/** The template's slides as SVG, and what the gallery's list says of it. */
export async function drawTemplate(id: (typeof templateIds)[number], fonts: FontSource): Promise<DrawnTemplate> {
  const sample = deck.parse(JSON.parse(await readFile(join(galleryFolder, 'deck.json'), 'utf8')));
  const slides = await drawSlides(sample, { template: id, split: false }, fonts);
  const { name, family, palette } = templateById(id);
  const drawings = Object.fromEntries(gallerySlides.map((slide, i) => [slide, slides[i] ?? ''])) as Record<GallerySlide, string>;
  const hashes = Object.entries(drawings).map(([slide, svg]) => [slide, createHash('sha256').update(svg).digest('hex')]);
  const accents = [palette.accent1, palette.accent2, palette.accent3, palette.accent4, palette.accent5, palette.accent6];
  const colors = { background: palette.bg, text: palette.text, accents };
  return { entry: { id, name, family, colors, drawings: Object.fromEntries(hashes) }, drawings };
}

/**
 * Writes a picture of each template's slides to the folder, one with all covers and one with all lists of points, and `gallery.json`.
 * Returns how many pictures there are.
 */
export async function drawGallery(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const fonts = createFontSource();
  const entries: GalleryEntry[] = [];
  const sheets: Record<'covers' | 'bullets', Buffer[]> = { covers: [], bullets: [] };
  for (const id of templateIds) {
    const { entry, drawings } = await drawTemplate(id, fonts);
    entries.push(entry);
    for (const slide of gallerySlides) {
      const picture = sharp(Buffer.from(drawings[slide]), { density: DENSITY });
      await picture
        .clone()
        .webp({ quality: 82 })
        .toFile(join(folder, pictureName(id, slide)));
      if (slide === 'cover') sheets.covers.push(await picture.clone().resize(SHEET_WIDTH).png().toBuffer());
      if (slide === 'bullets') sheets.bullets.push(await picture.clone().resize(SHEET_WIDTH).png().toBuffer());
    }
  }
  for (const [name, tiles] of Object.entries(sheets)) await contactSheet(tiles, join(folder, `all-${name}.webp`));
  await writeFile(join(folder, 'gallery.json'), `${JSON.stringify(entries, null, 1)}\n`);
  return entries.length * gallerySlides.length + Object.keys(sheets).length;
}

/** The slides of a deck of the gallery as SVG, and what the gallery's list says of it. */
export async function drawShownDeck(shown: ShownDeck, fonts: FontSource): Promise<{ entry: ShownDeck; drawings: readonly string[] }> {
  const told = deck.parse(JSON.parse(await readFile(join(decksFolder, `${shown.name}.json`), 'utf8')));
  const drawings = await drawSlides(told, { template: shown.template, split: true }, fonts);
  return { entry: { ...shown, drawings: drawings.map((svg) => createHash('sha256').update(svg).digest('hex')) }, drawings };
}

/** Writes a picture of each slide of the gallery's decks to their folder, and their list anew. */
export async function drawShownDecks(): Promise<void> {
  const fonts = createFontSource();
  const entries: ShownDeck[] = [];
  for (const name of await readdir(decksFolder)) if (name.endsWith('.webp')) await rm(join(decksFolder, name));
  for (const shown of readShownDecks()) {
    const { entry, drawings } = await drawShownDeck(shown, fonts);
    entries.push(entry);
    for (const [i, svg] of drawings.entries()) {
      const picture = sharp(Buffer.from(svg), { density: DENSITY }).webp({ quality: 80 });
      await picture.toFile(join(decksFolder, slidePictureName(shown.name, i + 1)));
    }
  }
  await writeFile(join(decksFolder, 'decks.json'), `${JSON.stringify(entries, null, 1)}\n`);
}

async function contactSheet(tiles: readonly Buffer[], file: string): Promise<void> {
  const height = (SHEET_WIDTH * 9) / 16;
  const rows = Math.ceil(tiles.length / ACROSS);
  const sheet = {
    width: ACROSS * (SHEET_WIDTH + SPACE) + SPACE,
    height: rows * (height + SPACE) + SPACE,
    channels: 3 as const,
    background: '#8A8A8A',
  };
  const placed = tiles.map((input, i) => ({
    input,
    left: SPACE + (i % ACROSS) * (SHEET_WIDTH + SPACE),
    top: SPACE + Math.floor(i / ACROSS) * (height + SPACE),
  }));
  await sharp({ create: sheet }).composite(placed).webp({ quality: 84 }).toFile(file);
}
