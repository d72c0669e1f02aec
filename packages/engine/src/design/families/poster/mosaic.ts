/** A mosaic: the title's block and one block of full colour for each entry, edge to edge over the whole slide. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../layouts/furniture.ts';
import { fitted, measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
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

/** Paints the blocks and sets the title; the page's own art lies below. */
export function placeMosaic(sheet: Sheet, title: string, count: number, stage: Stage): Tile[] {
  const { template } = stage;
  const plan = planOf(template);
  const mosaic = plan.mosaic(count) ?? inRows(count);
  const fills = mosaic.blocks.map((_, i): Color => plan.blocks[i % plan.blocks.length] ?? { ref: 'accent1' });
  sheet.add(block('Title block', mosaic.title, { ref: 'bg' }));
  mosaic.blocks.forEach((frame, i) => {
    sheet.add(block(`Block ${i + 1}`, frame, fills[i] ?? { ref: 'accent1' }));
  });
  const frame = inset(mosaic.title, 38, 16);
  const at = (size: number) => [paragraph(title, heading(template, size, template.page.text, 1.08), stage)];
  const largest = mosaic.title.h > 180 ? 42 : 38;
  const words = fitted(displaySizes(largest, 18), frame, stage, at);
  // The title begins at the head of its block, as figures do, wherever the page's own title stands.
  const height = Math.min(frame.h, measure(words, frame.w, stage).height);
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
