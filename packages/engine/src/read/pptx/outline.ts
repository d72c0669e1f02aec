/** The slides of a deck as one story: titles are headings, under the sections where there are any. */
import { linesOf, type Piece } from '../ooxml/story.ts';
import type { Slide } from './slide.ts';

/** Author, date and place: so many lines, each of so many characters. */
const IMPRINT = { lines: 3, characters: 80 };

export interface SectionedSlide extends Slide {
  readonly section: string | undefined;
}

/**
 * Whether the first slide is the deck's cover: by its layout, or because it holds a title and hardly anything else, as where a deck
 * was made without layouts.
 */
export function isCover(slides: readonly Slide[]): boolean {
  const [first, second] = slides;
  if (!first || first.title === undefined || first.kind === 'section') return false;
  if (first.kind === 'cover') return true;
  const pieces = first.shapes.flatMap((shape) => shape.pieces);
  const lines = linesOf(pieces);
  const isImprint = (line: string) => line.length <= IMPRINT.characters && !/[.!?。！？]$/u.test(line);
  const isPlain = pieces.every(({ type }) => type === 'paragraph' || type === 'picture');
  return second !== undefined && isPlain && lines.length <= IMPRINT.lines && lines.every(isImprint);
}

/**
 * Sections and slides that open one are headings of level 1 and other titles of level 2; in a deck without sections every title is of
 * level 1. The cover's title stands above all, as the first heading.
 */
export function outlinePieces(slides: readonly SectionedSlide[]): Piece[] {
  const sections = new Set(slides.map(({ section }) => section).filter((section) => section !== undefined));
  const usesSections = sections.size > 1;
  const hasParts = usesSections || slides.some(({ kind }, i) => kind === 'section' && i > 0);
  let current: string | undefined;
  return slides.flatMap((slide, i): Piece[] => {
    const opensDeck = i === 0 && isCover(slides);
    const opensSection = usesSections && slide.section !== current && slide.section !== undefined && !opensDeck;
    if (opensSection || opensDeck) current = slide.section;
    const isPart = slide.kind === 'section' && (!usesSections || opensSection);
    const pieces: Piece[] = i === 0 ? [] : [{ type: 'break', kind: 'slide' }];
    if (opensSection && slide.section !== undefined && !(isPart && slide.title !== undefined)) {
      pieces.push({ type: 'heading', level: 1, text: slide.section });
    }
    if (slide.title !== undefined && !(opensSection && !isPart && slide.title === slide.section)) {
      pieces.push({ type: 'heading', level: hasParts && !isPart && !opensDeck ? 2 : 1, text: slide.title });
    }
    const notes: Piece[] = slide.notes === '' ? [] : [{ type: 'note', text: slide.notes }];
    return [...pieces, ...slide.shapes.flatMap((shape) => shape.pieces), ...notes];
  });
}
