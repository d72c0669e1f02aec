/** Cards without plates: columns parted by hairlines, in one row or in two; more stand in the shared grid of cells. */
import type { SlideOf } from '@slidewright/contract/deck';
import { type Box, inset, resized } from '../../arrange/box.ts';
import { titledPage } from '../../arrange/titles.ts';
import { SPACIOUS, words } from '../../arrange/words.ts';
import { cards as sharedCards } from '../../arrangements/cards.ts';
import { placeOpenColumns, textPart } from '../../arrangements/openColumns.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, heading, levelled, paragraph, textOrNone } from '../../page/typography.ts';
import { partedColumns, shortRule } from './columns.ts';

type Slide = SlideOf<'cards'>;

/** A text larger than this is read at a glance, or set smaller. */
const READ = 18;
const MOST_LINES = 5;

/** Points: of the heads, and of the texts below them. */
const SIZES = [
  [34, 24],
  [30, 22],
  [28, 20],
  [28, 18],
  [26, 18],
  [24, 17],
  [22, 16],
] as const;
type Sizes = (typeof SIZES)[number];

const MOST_CARDS = 6;
const MOST_IN_A_ROW = 4;
const ROW_SPACE = 22;
/** How far the only row stands below the title: so much of what is left over, and at most so many points. */
const DROP = { share: 0.3, most: 40 } as const;
/** Right of the words; below a head, in its box and below that; above the rule, and as much at least below the words. */
const SIDE = 6;
const HEAD_SPACE = { own: 10, below: 2 } as const;
const ABOVE_RULE = 2;

export const cards = layoutOf<'cards'>(sharedCards.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  if (slide.cards.length <= MOST_CARDS) for (const sizes of SIZES) yield inColumns(slide, context, sizes);
  yield sharedCards.compose(slide, { ...context, ordinal: 1 });
}

/** In one row, or in two of three columns. */
function inColumns({ title, cards }: Slide, context: LayoutContext, sizes: Sizes): PageBuilder {
  const { builder, area } = titledPage('cards', title, context);
  placeOpenColumns(builder, area, {
    ...partedColumns(cards.length <= MOST_IN_A_ROW ? Math.max(2, cards.length) : 3, context),
    count: cards.length,
    rowGap: ROW_SPACE,
    top: ({ y, h }, needed) => y + Math.min(DROP.most, Math.max(0, (h - needed - ABOVE_RULE) * DROP.share)),
    parts: ({ from, to, frames }) => partsOf(builder, cards.slice(from, to), from, frames[0]?.w ?? area.w, sizes, context),
  });
  return builder;
}

/** Under a short rule each; heads begin on one line, and so do the texts below the tallest head. */
function partsOf(
  builder: PageBuilder,
  cards: Slide['cards'],
  from: number,
  column: number,
  [headSize, textSize]: Sizes,
  context: LayoutContext,
): Box[][] {
  const { template } = context;
  const { page } = template;
  const width = column - SIDE;
  const headsAt = (size: number) => levelled(cards.map((card) => [paragraph(card.head, heading(template, size, page.text, 1.2), context)]));
  // A little smaller rather than with room for a line that a wider face would need, and a gap where it is empty.
  const isSecure = (size: number) => {
    const tallest = Math.max(...headsAt(size).map((head) => measure(head, width, context).height));
    return headsAt(size).every((head) => spaciousHeight(head, width, context) <= tallest);
  };
  const heads = headsAt([headSize, headSize - 2, headSize - 4].find(isSecure) ?? headSize);
  const texts = cards.map(({ text }) => textOrNone(text, body(template, textSize, page.text, undefined, 1.44), context));
  if (textSize > READ && texts.some((text) => measure(text, width, context).lines.length > MOST_LINES)) builder.judge('overflows');
  return cards.map((_, i) => {
    const head = words(`Head ${from + i + 1}`, heads[i] ?? [], { role: 'heading', mostLines: 3, measured: SPACIOUS }, context);
    return [
      shortRule(from + i, ABOVE_RULE, context),
      inset(
        resized(head, (height) => height + HEAD_SPACE.own),
        [0, 0, SIDE, HEAD_SPACE.below],
      ),
      inset(textPart(`Text ${from + i + 1}`, texts[i] ?? [], context), [0, 0, SIDE, 0]),
    ];
  });
}
