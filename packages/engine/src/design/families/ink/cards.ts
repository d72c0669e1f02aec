/**
 * Two or three things side by side: columns between hairlines under the hand's ornaments, on the wide page where they are four or the words
 * need it; five or six there in ruled cells, and more as in every template.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../../model/text.ts';
import { anchorOfHeads } from '../../arrange/anchorOfHeads.ts';
import { crowded } from '../../arrange/crowded.ts';
import { isHyphenated } from '../../arrange/hyphenated.ts';
import { titledPage } from '../../arrange/titles.ts';
import { cards as shared } from '../../arrangements/cards.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, heading, levelled, paragraph, textOrNone } from '../../page/typography.ts';
import { FEWEST_CELLS, inCells, MOST_CELLS } from './cells.ts';
import { below, placeTallies, ruledColumns } from './ruledColumns.ts';

type Slide = SlideOf<'cards'>;

/** Shares of the page's height above the heads: the ornaments give way to long texts. */
const DEPTHS = { own: [0.46, 0.38, 0.3, 0.22], wide: [0.38, 0.3, 0.22] } as const;
/** Below the ornaments, to the heads. */
const ABOVE_HEAD = 28;
/** Of a text in a narrow column; more would be a ribbon. */
const MOST_LINES = 5;
const MOST_COLUMNS = { own: 3, wide: 4 } as const;
/** Points: smaller texts are set on the wide page. */
const LEAST_BESIDE = 18;

export const cards = layoutOf<'cards'>(shared.layout, function* (slide, context) {
  const { length } = slide.cards;
  const sizes = bodySizes(length === 2 || context.wide ? 24 : 20, context.wide ? 16 : LEAST_BESIDE);
  if (length <= MOST_COLUMNS[context.wide ? 'wide' : 'own'])
    for (const depth of DEPTHS[context.wide ? 'wide' : 'own']) for (const size of sizes) yield columns(slide, context, size, depth);
  if (context.wide && length >= FEWEST_CELLS && length <= MOST_CELLS) for (const size of steps(22, 16)) yield cells(slide, context, size);
  if (context.wide) yield shared.compose(slide, context);
  else yield crowded(slide, context);
});

function cells(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const set = slide.cards.map(({ head, text }) => ({
    head: [paragraph(head, heading(template, size + 4, page.text, 1.2), context)],
    words: textOrNone(text, body(template, size, page.text, undefined, 1.36), context),
  }));
  return inCells({ layout: 'cards', title: slide.title, cells: set, marked: true, lines: 2 }, context);
}

function columns(slide: Slide, context: LayoutContext, size: number, depth: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('cards', slide.title, context);
  const frames = ruledColumns(builder, area, slide.cards.length, context);
  const top = area.y + area.h * depth;
  placeTallies(builder, frames, area.h * depth - ABOVE_HEAD - 8, 'rising', context);
  const heads = levelled(slide.cards.map((card) => [paragraph(card.head, heading(template, size + 4, page.text, 1.22), context)]));
  const headHeight = Math.max(...heads.map((head, i) => spaciousHeight(head, frames[i]?.w ?? 0, context)));
  const widths = frames.map(({ w }) => w);
  const anchor = anchorOfHeads(heads, widths, context);
  slide.cards.forEach((card, i) => {
    const column = frames[i];
    const head = heads[i];
    if (!column || !head) return;
    if (measure(head, column.w, context).lines.length > 3 || (!context.wide && isDivided(head, column.w, context)))
      builder.judge('overflows');
    // Heads that stand on their texts have the air above them too, which a wider stand-in for their font would need.
    const air = anchor === 'bottom' ? ABOVE_HEAD : 0;
    builder.text(`Head ${i + 1}`, { ...column, y: top - air, h: headHeight + air }, head, { role: 'heading', anchor });
    const text = textOrNone(card.text, body(template, size, page.text), context);
    const { lines } = builder.text(`Text ${i + 1}`, below(column, top + headHeight + 8), text, { role: 'body' });
    if (!context.wide && lines.length > MOST_LINES) builder.judge('overflows');
  });
  return builder;
}

/** Whether a word of the head would be divided at the end of a line. */
const isDivided = (head: readonly Paragraph[], width: number, context: LayoutContext): boolean =>
  isHyphenated(measure(head, width * 0.97, context));
