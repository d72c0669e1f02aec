/** Figures: a mosaic of blocks, each with a figure at its head and what it counts at its foot. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Paragraph } from '../../../model/text.ts';
import { headedText } from '../../arrange/headedText.ts';
import { stats as sharedStats } from '../../arrangements/stats.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph } from '../../page/typography.ts';
import { displaySizes } from './displaySizes.ts';
import { mosaicLayout, placeMosaic, type Tile } from './mosaic.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

/** A smaller figure would not be one. */
const LEAST_FIGURE = 30;
const LABEL_GAP = 10;

export const stats = layoutOf<'stats'>(
  (template) => mosaicLayout('stats', 'Figures', template),
  function* (slide, context) {
    if (context.wide) yield sharedStats.compose(slide, context);
    else for (const size of [22, 20, 18, 16, 15, 14]) yield posterTokens(slide, context, size);
  },
);

function posterTokens(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const builder = new PageBuilder(context, 'stats');
  const tiles = placeMosaic(builder, slide.title, slide.stats.length, context);
  slide.stats.forEach((stat, i) => {
    const tile = tiles[i];
    if (tile) placeStat(builder, i, stat, tile, tile.large ? Math.max(size, 16) + 2 : size, context);
  });
  return builder;
}

function placeStat(builder: PageBuilder, i: number, stat: Stat, { inner, ink, large }: Tile, size: number, context: LayoutContext): void {
  const words = legend(stat, size, ink, context);
  const below = measure(words, inner.w, context).height;
  const room = inner.h - below - LABEL_GAP;
  const at = (s: number) => [paragraph(stat.figure, figure(context.template, s, ink), context)];
  const holds = (s: number) => {
    const set = measure(at(s), inner.w, context);
    return set.lines.length === 1 && set.height <= room && !set.brokenWord;
  };
  const sized = displaySizes(large ? 190 : 116, LEAST_FIGURE).find(holds);
  if (!sized) builder.judge('overflows');
  builder.text(`Figure ${i + 1}`, { ...inner, h: Math.max(1, room) }, at(sized ?? LEAST_FIGURE), { role: 'label' });
  builder.text(`Label ${i + 1}`, { ...inner, y: bottomOf(inner) - below, h: below }, words, { role: 'body', anchor: 'bottom' });
}

function legend({ label, note }: Stat, size: number, ink: Color, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const head = body(template, size, ink, 700, 1.28);
  const text = body(template, Math.max(14, size - 2), ink, undefined, 1.3);
  return headedText({ head: label, text: note }, { head, text, space: 2 }, context);
}
