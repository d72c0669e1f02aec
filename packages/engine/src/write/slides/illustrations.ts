/** Pictures of the source, and the slides that they go to. */
import type { Slide } from '@slidewright/contract/deck';
import type { BlockOf, Document } from '../../model/document.ts';
import type { Memory } from '../say/memory.ts';
import type { Outline, Section } from '../structure/outline.ts';

const SMALLEST_WIDTH = 200;
const SMALLEST_HEIGHT = 150;
/** A picture that stands on so many pages is a logo or an ornament. */
const ORNAMENT_FROM = 3;

export type Picture = NonNullable<Slide['picture']>;
/** The pictures that are worth showing, by the section that they stand in. */
export type Pictures = ReadonlyMap<Section, readonly BlockOf<'picture'>[]>;

export function picturesOf(outline: Outline, document: Document): Pictures {
  const uses = new Map<string, number>();
  for (const block of document.blocks) if (block.type === 'picture') uses.set(block.image, (uses.get(block.image) ?? 0) + 1);
  const bySection = new Map<Section, BlockOf<'picture'>[]>();
  for (const section of outline.sections) {
    const pictures = section.blocks.filter((block) => block.type === 'picture');
    const shown = pictures.filter(({ image }) => {
      const size = document.images?.[image];
      return size && size.width >= SMALLEST_WIDTH && size.height >= SMALLEST_HEIGHT && (uses.get(image) ?? 0) < ORNAMENT_FROM;
    });
    if (shown.length > 0) bySection.set(section, shown);
  }
  return bySection;
}

/** The first picture of the sections that no slide shows yet, for a slide with that title. */
export function pictureFor(pictures: Pictures, sections: readonly Section[], title: string, memory: Memory): Picture | undefined {
  for (const section of sections) {
    const picture = pictures.get(section)?.find(({ image }) => !memory.pictures.has(image));
    if (!picture) continue;
    const alt = picture.alt?.trim() || picture.caption?.trim() || section.heading || title;
    const caption = picture.caption?.trim();
    return { query: alt, alt, image: picture.image, ...(caption && { caption }) };
  }
  return undefined;
}
