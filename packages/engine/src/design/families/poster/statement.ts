/** A lone point, as large as it can be on a block of full colour that fills the page beside or below its title. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced, placeTitle } from '../../layouts/furniture.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { block } from './drawn.ts';
import { BAND, BLOCK } from './grid.ts';

type Slide = SlideOf<'bullets'>;

const MARGIN = 44;
const MOST_LINES = 7;
/** Points: of the text below a head. */
const TEXT = 24;

export function* statement(slide: Slide, stage: Stage): Generator<Sheet> {
  for (const size of displaySizes(68, 24)) yield onBlock(slide, stage, size);
}

function onBlock(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'bullets');
  const { template } = stage;
  placeTitle(sheet, slide.title, stage);
  const field: Frame = stage.wide ? { ...BAND, y: BAND.h, h: 540 - BAND.h } : { ...BLOCK, x: BLOCK.w, w: 960 - BLOCK.w };
  // The title's block has the first colour.
  const fills = lookOf('poster', template).blocks.filter((fill) => !isLead(fill));
  const fill = fills[stage.ordinal % fills.length] ?? template.page.surface;
  const ink = inkOf(fill, template);
  sheet.add(block('Field', field, fill));
  const { head, text } = slide.items[0] ?? { text: '' };
  const lead = heading(template, size, ink, size > 40 ? 1.08 : 1.16);
  const below = body(template, Math.min(TEXT, size), ink, 400, 1.34);
  const words = head?.trim()
    ? [paragraph(head, lead, stage), ...(text.trim() ? [paragraph(text, below, stage, { before: 14 })] : [])]
    : [paragraph(text, lead, stage)];
  const frame: Frame = { x: field.x + MARGIN, y: field.y + MARGIN, w: field.w - 2 * MARGIN, h: field.h - 2 * MARGIN };
  if (measure(words, frame.w, stage).lines.length > MOST_LINES && size > 30) sheet.judge('overflows');
  placeBalanced(sheet, 'body', words, 'body', stage, frame);
  return sheet;
}

const isLead = (color: Color): boolean => 'ref' in color && color.ref === 'accent1';
