/** A mosaic: the title's block and one block of full colour for each entry, edge to edge over the whole slide. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame, Layout } from '../../../model/scene.ts';
import { placeBalanced, plainFace, titleSlot } from '../../layouts/furniture.ts';
import { fitted, measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import type { Template } from '../../templates/template.ts';
import { heading, paragraph } from '../../typography.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { block } from './drawn.ts';
import type { Mosaic } from './plan.ts';
import { planOf } from './plans.ts';

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

/** Blocks are as many as a slide has entries, so the face has none. On the wide page, where there is no mosaic, it is a plain one. */
export function mosaicFace(kind: SlideKind, name: string, template: Template): Layout {
  if (!template.wide) return plainFace(kind, name, template);
  const { title } = planOf(template).mosaic(3) ?? inRows(3);
  const look = heading(template, TITLES.largest, template.page.text, 1.08);
  return { name, nodes: [], placeholders: [titleSlot(template, template.page, { frame: inset(title, 38, 16), anchor: 'top', look })] };
}

/** Paints the blocks and sets the title. */
export function placeMosaic(sheet: Sheet, title: string, count: number, stage: Stage): Tile[] {
  const { template } = stage;
  const plan = planOf(template);
  const mosaic = plan.mosaic(count) ?? inRows(count);
  const fills = mosaic.blocks.map((_, i): Color => plan.blocks[i % plan.blocks.length] ?? { ref: 'accent1' });
  // Only the wide page has art below.
  if (stage.wide) sheet.add(block('Title block', mosaic.title, { ref: 'bg' }));
  mosaic.blocks.forEach((frame, i) => {
    sheet.add(block(`Block ${i + 1}`, frame, fills[i] ?? { ref: 'accent1' }));
  });
  const frame = inset(mosaic.title, 38, 16);
  const at = (size: number) => [paragraph(title, heading(template, size, template.page.text, 1.08), stage)];
  const width = frame.w * (1 - (template.heading.reserve ?? 0));
  const inTwoLines = displaySizes(TITLES.largest, TITLES.least).filter((size) => measure(at(size), width, stage).lines.length <= 2);
  const words = fitted([...inTwoLines, ...displaySizes(mosaic.title.h > 180 ? 42 : 38, 18)], frame, stage, at);
  // The title begins at the head of its block, as figures do, wherever the page's own title stands; half a line is for a stand-in of the face.
  const height = Math.min(frame.h, measure(words, frame.w, stage).height + (words[0]?.lineHeight ?? 0) * 0.6);
  placeBalanced(sheet, 'title', words, 'title', stage, { ...frame, h: height });
  return mosaic.blocks.map((own, i) => ({
    inner: inset(own, 20, 22),
    ink: inkOf(fills[i] ?? { ref: 'accent1' }, template),
    large: i === 0 && count <= 4,
  }));
}

function inset({ x, y, w, h }: Frame, top: number, bottom: number): Frame {
  const left = x < 1 ? MARGIN.edge : MARGIN.inside;
  const right = x + w > 959 ? MARGIN.edge - 12 : MARGIN.inside - 6;
  return { x: x + left, y: y + top, w: w - left - right, h: h - top - bottom };
}

/** Below a band with the title: rows of blocks, of which the last are wider where there are fewer of them. */
function inRows(count: number): Mosaic {
  const rows = count > 6 ? 3 : 2;
  const height = (540 - BAND) / rows;
  const blocks = Array.from({ length: rows }, (_, row) => {
    const across = Math.ceil((count - row) / rows);
    return Array.from({ length: across }, (_, i): Frame => {
      const w = 960 / across;
      return { x: i * w, y: BAND + row * height, w, h: height };
    });
  });
  return { title: { x: 0, y: 0, w: 960, h: BAND }, blocks: blocks.flat() };
}
