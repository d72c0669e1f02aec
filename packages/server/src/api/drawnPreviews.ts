/** Pictures of the operator's own templates, drawn when they are first looked at: the deck of the gallery, in the template. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { deck } from '@slidewright/contract/deck';
import { type GallerySlide, galleryFolder, gallerySlides } from '../gallery/gallery.ts';
import type { Drawer } from '../jobs/drawer.ts';
import { packDeck } from '../jobs/keptDeck.ts';

/** Pixels, as those of the gallery. */
const WIDTH = 640;
const DENSITY = (72 * WIDTH) / 960;
const unpack = promisify(gunzip);

/** Keeps what it has drawn: five pictures of some 10 KB a template. */
export function drawnPreviews(drawer: Drawer): (template: string, slide: GallerySlide) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>();
  const draw = async (template: string, slide: GallerySlide): Promise<Buffer> => {
    const sample = async () => {
      const parsed = deck.parse(JSON.parse(readFileSync(join(galleryFolder, 'deck.json'), 'utf8')));
      return packDeck({ deck: parsed, template, split: false, images: {} });
    };
    const svg = await drawer.picture(`gallery/${template}`, gallerySlides.indexOf(slide), sample);
    if (!svg) throw new Error(`the gallery's deck has no slide for ${slide}`);
    const { sharp } = await import('../decoding/sharp.ts');
    return sharp(await unpack(svg), { density: DENSITY, unlimited: true })
      .webp({ quality: 82 })
      .toBuffer();
  };
  return (template, slide) => {
    const key = `${template} ${slide}`;
    const picture = known.get(key) ?? draw(template, slide);
    known.set(key, picture);
    picture.catch(() => known.delete(key));
    return picture;
  };
}
