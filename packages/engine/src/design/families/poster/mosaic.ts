/** A mosaic: the title's block and one block of full colour for each entry, edge to edge over the whole slide. */
import type { Color } from '../../../model/color.ts';
import type { Frame, Layout } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { titlePlaceholder } from '../../page/placeholders.ts';
import { heading, paragraph } from '../../page/typography.ts';
import type { LayoutKey } from '../../tokens/layoutKey.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { block } from './drawn.ts';
import type { Mosaic } from './posterLook.ts';

/** A block with the place for its text and what can be read on it. */
export interface Tile {
  readonly inner: Frame;
  readonly ink: Color;
  /** Whether it leads the slide. */
  readonly large: boolean;
}

const BAND = 150;
/** From the slide's edge and from a neighbour to the text. */
const MARGIN = { edge: 44, inside: 26 } as const;

/** Points: of titles, the last where they take no more than two lines. */
const TITLES = { largest: 42, least: 34 } as const;

/** Blocks are as many as a slide has entries, so the layout has none. On the wide page, where there is no mosaic, it is a plain one. */
export function mosaicLayout(kind: LayoutKey, name: string, template: Template): Layout {
  if (!template.wide) return plainLayout(kind, name, template);
  const { title } = lookOf('poster', template).mosaic(3) ?? underBand(3);
  const look = heading(template, TITLES.largest, template.page.text, 1.08);
  return {
    name,
    nodes: [],
    placeholders: [titlePlaceholder(template, template.page, { frame: inset(title, 38, 16), anchor: 'top', look })],
  };
}

/** Paints the blocks and sets the title. `inOwn`: they are divided as the template likes, where that leaves the title enough room. */
export function placeMosaic(builder: PageBuilder, title: string, count: number, context: LayoutContext, inOwn = true): Tile[] {
  const { template } = context;
  const plan = lookOf('poster', template);
  const at = (size: number) => [paragraph(title, heading(template, size, template.page.text, 1.08), context)];
  // A band has less height for the third line of a stand-in for the face.
  const inTwoLines = ({ title: block }: Mosaic) => {
    const width = inset(block, 38, 16).w * (1 - (block.h > BAND ? 1.5 : 2) * (template.heading.reserve ?? 0));
    return displaySizes(TITLES.largest, TITLES.least).filter((size) => measure(at(size), width, context).lines.length <= 2);
  };
  const own = inOwn ? plan.mosaic(count) : undefined;
  // A long title needs a band of its own.
  const mosaic = own && inTwoLines(own).length > 0 ? own : underBand(count);
  const fills = mosaic.blocks.map((_, i): Color => plan.blocks[i % plan.blocks.length] ?? { ref: 'accent1' });
  // Only the wide page has art below.
  if (context.wide) builder.add(block('Title block', mosaic.title, { ref: 'bg' }));
  mosaic.blocks.forEach((frame, i) => {
    builder.add(block(`Block ${i + 1}`, frame, fills[i] ?? { ref: 'accent1' }));
  });
  const frame = inset(mosaic.title, 38, 16);
  const words = fitted([...inTwoLines(mosaic), ...displaySizes(mosaic.title.h > 180 ? 42 : 38, 18)], frame, context, at);
  // The title begins at the head of its block, as figures do, wherever the page's own title stands; half a line is for a stand-in of the face.
  const height = Math.min(frame.h, measure(words, frame.w, context).height + (words[0]?.lineHeight ?? 0) * 0.6);
  placeBalanced(builder, 'title', words, 'title', context, { ...frame, h: height });
  return mosaic.blocks.map((frame, i) => ({
    inner: inset(frame, 20, 22),
    ink: inkOf(fills[i] ?? { ref: 'accent1' }, template),
    large: i === 0 && count <= 4,
  }));
}

function inset({ x, y, w, h }: Frame, top: number, bottom: number): Frame {
  const left = x < 1 ? MARGIN.edge : MARGIN.inside;
  const right = x + w > 959 ? MARGIN.edge - 12 : MARGIN.inside - 6;
  return { x: x + left, y: y + top, w: w - left - right, h: h - top - bottom };
}

/** Widths of up to four blocks beside each other, as shares of the slide's. */
const SHARES: readonly (readonly number[])[] = [[], [1], [0.56, 0.44], [0.42, 0.31, 0.27], [0.31, 0.24, 0.23, 0.22]];

/** Below a band with the title: up to four blocks beside each other, or rows of them, of which the last are wider where there are fewer. */
function underBand(count: number): Mosaic {
  const rows = count > 6 ? 3 : count > 4 ? 2 : 1;
  const height = (540 - BAND) / rows;
  const blocks = Array.from({ length: rows }, (_, row) => {
    const across = Math.ceil((count - row) / rows);
    const shares = (rows === 1 && SHARES[across]) || Array.from({ length: across }, () => 1 / across);
    let x = 0;
    return shares.map((share): Frame => {
      const frame = { x, y: BAND + row * height, w: 960 * share, h: height };
      x += frame.w;
      return frame;
    });
  });
  return { title: { x: 0, y: 0, w: 960, h: BAND }, blocks: blocks.flat() };
}
