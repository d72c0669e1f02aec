/** One slide as its title, its content in reading order and its notes. */

import { oneLine } from '../../model/oneLine.ts';
import { child, type XmlElement } from '../../xml/tree.ts';
import { linesOf, type Piece } from '../ooxml/story.ts';
import { placeholderOf, shapesOf } from './placeholders.ts';
import { readingOrder } from './readingOrder.ts';
import { type ShapeText, shapeTexts } from './shapes.ts';
import type { SlideSource } from './slideSource.ts';

export interface Slide {
  readonly title: string | undefined;
  /** A cover, the opening of a section, or neither. */
  readonly kind: 'cover' | 'section' | 'content';
  readonly shapes: readonly ShapeText[];
  readonly notes: string;
}

const TITLE = /^(?:title|ctrTitle)$/;
/** Characters above which a text box at the top of a slide is not its title. */
const LONGEST_TITLE = 100;
/** Share of the slide's height in which its title stands. */
const TITLE_ZONE = 0.3;

/** `height` is the slide's, in EMU. */
export function readSlide(root: XmlElement, source: SlideSource, height: number): Slide {
  const found = shapeTexts(shapesOf(root), source);
  const titled = found.find(({ placeholder }) => placeholder && TITLE.test(placeholder.type));
  const rest = readingOrder(
    found.filter((shape) => shape !== titled),
    source.rightToLeft,
  );
  const heading = titled ?? impliedTitle(rest, height);
  const title = heading && oneLine(linesOf(heading.pieces).join(' '));
  return {
    title: title === '' ? undefined : title,
    kind: kindOf(source.inheritance.layout, titled),
    shapes: rest.filter((shape) => shape !== heading),
    notes: notesText(source),
  };
}

function kindOf(layout: XmlElement | undefined, title: ShapeText | undefined): Slide['kind'] {
  const type = layout?.attributes.type;
  if (type === 'secHead') return 'section';
  return type === 'title' || title?.placeholder?.type === 'ctrTitle' ? 'cover' : 'content';
}

/** A text box that stands first, near the top, and is set no smaller than any other text of the slide. */
function impliedTitle(shapes: readonly ShapeText[], height: number): ShapeText | undefined {
  const [first] = shapes;
  const [piece, more] = first?.pieces ?? [];
  if (!first || piece?.type !== 'paragraph' || more !== undefined || first.box.y > TITLE_ZONE * height) return undefined;
  const size = piece.look?.size ?? 0;
  const others = shapes.slice(1).flatMap(({ pieces }) => pieces.map((other) => ('look' in other ? (other.look?.size ?? 0) : 0)));
  return others.some((other) => other > size) || linesOf([piece]).join(' ').length > LONGEST_TITLE ? undefined : first;
}

/** What the speaker is to say, a line for each paragraph. */
function notesText(source: SlideSource): string {
  const part = source.pack.related(source.part, 'notesSlide');
  const root = source.pack.optionalXml(part);
  if (part === undefined || !root) return '';
  const worded = shapesOf(root).filter((shape) => child(shape, 'p:txBody'));
  const placed = worded.filter((shape) => placeholderOf(shape)?.type === 'body');
  // Some programs write notes into a text box of no kind.
  const bodies = placed.length > 0 ? placed : worded.filter((shape) => placeholderOf(shape) === undefined);
  const texts = shapeTexts(bodies, { ...source, part });
  return linesOf(texts.flatMap(({ pieces }): readonly Piece[] => pieces)).join('\n');
}
