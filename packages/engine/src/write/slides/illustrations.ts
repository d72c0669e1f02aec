/** Pictures of the source, and the slides that they go to. */
import type { Slide } from '@slidewright/contract/deck';
import type { BlockOf, Document } from '../../model/document.ts';
import type { Outline, Section } from '../structure/outline.ts';

const SMALLEST_WIDTH = 200;
const SMALLEST_HEIGHT = 150;
/** A picture that stands on so many pages is a logo or an ornament. */
const ORNAMENT_FROM = 3;

export type Picture = NonNullable<Slide['picture']>;

/** Hands out each picture once, to the first slide of its section that asks. */
export class Illustrations {
  readonly #bySection = new Map<Section, BlockOf<'picture'>[]>();
  readonly #given = new Set<string>();

  constructor(outline: Outline, document: Document) {
    const uses = new Map<string, number>();
    for (const block of document.blocks) if (block.type === 'picture') uses.set(block.image, (uses.get(block.image) ?? 0) + 1);
    for (const section of outline.sections) {
      const pictures = section.blocks.filter((block) => block.type === 'picture');
      const shown = pictures.filter(({ image }) => {
        const size = document.images?.[image];
        return size && size.width >= SMALLEST_WIDTH && size.height >= SMALLEST_HEIGHT && (uses.get(image) ?? 0) < ORNAMENT_FROM;
      });
      if (shown.length > 0) this.#bySection.set(section, shown);
    }
  }

  /** The next picture of the sections, for a slide with that title; undefined when none is left. */
  take(sections: readonly Section[], title: string): Picture | undefined {
    for (const section of sections) {
      const picture = this.#bySection.get(section)?.find(({ image }) => !this.#given.has(image));
      if (!picture) continue;
      this.#given.add(picture.image);
      const alt = picture.alt?.trim() || picture.caption?.trim() || section.heading || title;
      const caption = picture.caption?.trim();
      return { query: alt, alt, image: picture.image, ...(caption && { caption }) };
    }
    return undefined;
  }
}
