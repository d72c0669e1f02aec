/**
 * Two or three things side by side: columns between hairlines under the hand's ornaments, on the wide page where they are four or the words
 * need it; five or six there in ruled cells, and more as in every template.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../../model/text.ts';
import { anchorOfHeads } from '../../arrange/anchorOfHeads.ts';
import { type Box, inset, resized, spaced } from '../../arrange/box.ts';
import { crowded } from '../../arrange/crowded.ts';
import { isHyphenated } from '../../arrange/hyphenated.ts';
import { titledPage } from '../../arrange/titles.ts';
import { SPACIOUS, words } from '../../arrange/words.ts';
import { cards as shared } from '../../arrangements/cards.ts';
import { type ColumnRow, placeOpenColumns, textPart } from '../../arrangements/openColumns.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, levelled, paragraph, textOrNone } from '../../page/typography.ts';
import { FEWEST_CELLS, inCells, MOST_CELLS } from './cells.ts';
import { ruledColumns, tally } from './ruledColumns.ts';

type Slide = SlideOf<'cards'>;

/** Shares of the page's height above the heads: the ornaments give way to long texts. */
const DEPTHS = { own: [0.46, 0.38, 0.3, 0.22], wide: [0.38, 0.3, 0.22] } as const;
/** Below the ornaments, to the heads. */
const ABOVE_HEAD = 28;
const BELOW_HEAD = 8;
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

/** The ornament, the head and the text of each card; heads begin at the share `depth` of the body's height. */
function columns({ title, cards }: Slide, context: LayoutContext, size: number, depth: number): PageBuilder {
  const { template, wide } = context;
  const { page } = template;
  const { builder, area } = titledPage('cards', title, context);
  const heads = levelled(cards.map((card) => [paragraph(card.head, heading(template, size + 4, page.text, 1.22), context)]));
  const height = area.h * depth - ABOVE_HEAD - BELOW_HEAD;
  const parts = ({ frames }: ColumnRow): Box[][] => {
    const widths = frames.map(({ w }) => w);
    const anchor = anchorOfHeads(heads, widths, context);
    if (!wide && heads.some((head, i) => isDivided(head, widths[i] ?? 0, context))) builder.judge('overflows');
    return cards.map(({ text }, i) => {
      const head = words(`Head ${i + 1}`, heads[i] ?? [], { role: 'heading', anchor, mostLines: 3, measured: SPACIOUS }, context);
      return [
        tally(i, cards.length, { height, air: BELOW_HEAD, order: 'rising' }, context),
        // Heads that stand on their texts have the air above them too, which a wider stand-in for their font would need.
        spaced(anchor === 'bottom' ? resized(head, (h) => h + ABOVE_HEAD) : inset(head, [0, ABOVE_HEAD, 0, 0]), BELOW_HEAD),
        textPart(
          `Text ${i + 1}`,
          textOrNone(text, body(template, size, page.text), context),
          context,
          wide ? {} : { mostLines: MOST_LINES },
        ),
      ];
    });
  };
  placeOpenColumns(builder, area, { ...ruledColumns(cards.length, context), parts });
  return builder;
}

/** Whether a word of the head would be divided at the end of a line. */
const isDivided = (head: readonly Paragraph[], width: number, context: LayoutContext): boolean =>
  isHyphenated(measure(head, width * 0.97, context));
