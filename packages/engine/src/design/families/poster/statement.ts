/** A lone point, as large as it can be on a block of full colour that fills the page beside or below its title. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { padded } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { headedText } from '../../arrange/headedText.ts';
import { placeBalanced, titledPage } from '../../arrange/titles.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading } from '../../page/typography.ts';
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

export function* statement(slide: Slide, context: LayoutContext): Generator<PageBuilder> {
  for (const size of displaySizes(68, 24)) yield onBlock(slide, context, size);
}

function onBlock(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { builder } = titledPage('bullets', slide.title, context);
  const field: Frame = context.wide ? { ...BAND, y: BAND.h, h: 540 - BAND.h } : { ...BLOCK, x: BLOCK.w, w: 960 - BLOCK.w };
  // The title's block has the first colour.
  const fills = lookOf('poster', template).blocks.filter((fill) => !isLead(fill));
  const fill = fills[context.ordinal % fills.length] ?? template.page.surface;
  const ink = inkOf(fill, template);
  builder.add(block('Field', field, fill));
  const lead = heading(template, size, ink, size > 40 ? 1.08 : 1.16);
  const text = body(template, Math.min(TEXT, size), ink, 400, 1.34);
  const words = headedText(slide.items[0] ?? {}, { head: lead, text, alone: lead, space: 14 }, context);
  const frame: Frame = padded(field, MARGIN);
  if (measure(words, frame.w, context).lines.length > MOST_LINES && size > 30) builder.judge('overflows');
  placeBalanced(builder, 'body', words, 'body', context, frame);
  return builder;
}

const isLead = (color: Color): boolean => 'ref' in color && color.ref === 'accent1';
