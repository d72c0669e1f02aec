/** The decks that whoever has no key is shown: what the service made of real sources, as pictures that come with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateIds } from '@slidewright/contract/template';
import { z } from 'zod';
import { galleryFolder } from './gallery.ts';

/** The folder of the decks: `ferries.json` and its slides, `ferries-1.webp`, 640 x 360 pixels. */
export const decksFolder = join(galleryFolder, 'decks');

const shownDeck = z.strictObject({
  name: z.string().regex(/^[a-z-]+$/),
  title: z.string(),
  /** A tag of BCP 47. */
  language: z.string(),
  template: z.enum(templateIds),
  /** What it was made from, and by whom it was written, in English. */
  from: z.string(),
  /** SHA-256 of each slide's drawing, by which one sees that a picture is out of date. */
  drawings: z.array(z.string()),
});
export type ShownDeck = z.infer<typeof shownDeck>;

export const slidePictureName = (name: string, slide: number): string => `${name}-${slide}.webp`;

/** In the order in which they are shown. @throws when the list is missing or not in form */
export const readShownDecks = (): ShownDeck[] =>
  z.array(shownDeck).parse(JSON.parse(readFileSync(join(decksFolder, 'decks.json'), 'utf8')));
