/** Cards without boxes: open columns between vertical rules under mono numerals; from four on in rows of such columns. */
import type { SlideOf } from '@slidewright/contract/deck';
import { type Box, resized } from '../../arrange/box.ts';
import { lowered } from '../../arrange/lowered.ts';
import { titledPage } from '../../arrange/titles.ts';
import { words } from '../../arrange/words.ts';
import { cards as sharedCards } from '../../arrangements/cards.ts';
import { figurePart, placeOpenColumns, textPart } from '../../arrangements/openColumns.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { figureInk } from './figureInk.ts';
import { monoNumeral, twoDigits } from './monoLabel.ts';
import { ruledColumns } from './ruledColumns.ts';

type Slide = SlideOf<'cards'>;

/** Points: numeral, head, text. */
interface Sizes {
  readonly numeral: number;
  readonly head: number;
  readonly text: number;
}

const large: readonly Sizes[] = [
  { numeral: 88, head: 26, text: 24 },
  { numeral: 66, head: 24, text: 20 },
  { numeral: 58, head: 22, text: 18 },
  { numeral: 42, head: 20, text: 16 },
  { numeral: 34, head: 18, text: 15 },
];
const small: readonly Sizes[] = [
  { numeral: 28, head: 22, text: 20 },
  { numeral: 24, head: 20, text: 18 },
  { numeral: 20, head: 18, text: 16 },
  { numeral: 16, head: 17, text: 15 },
  { numeral: 14, head: 16, text: 14 },
];
const ROW_GAP = 16;
/** From the top of a row to that of its rules; below a numeral, and below a head. */
const BELOW_TOP = 4;
const NUMERAL_SPACE = 6;
const HEAD_SPACE = 6;
/** Digits of some scripts need taller lines than this multiple of their size. */
const NUMERAL_LINE = 1.25;

export const cards = variantOf(sharedCards, function* (slide, context) {
  const count = slide.cards.length;
  if (count <= 3) for (const sizes of large) yield inRows(slide, context, sizes, 1);
  if (count === 4) for (const sizes of [...large.slice(2), ...small.slice(1)]) yield inRows(slide, context, sizes, sizes.text > 16 ? 1 : 2);
  if (count > 4) for (const sizes of small) yield inRows(slide, context, sizes, count > 6 ? 3 : 2);
});

/** Few words under a title stand nearer to the middle of the page; one row among several keeps its place. */
function inRows({ title, cards }: Slide, context: LayoutContext, sizes: Sizes, rows: number): PageBuilder {
  const { builder, area } = titledPage('cards', title, context);
  placeOpenColumns(builder, area, {
    ...ruledColumns(Math.ceil(cards.length / rows), context, BELOW_TOP),
    count: cards.length,
    rowGap: ROW_GAP,
    top: lowered,
    parts: ({ from, to }) => cards.slice(from, to).map((card, i) => partsOf(card, from + i, sizes, context)),
  });
  return builder;
}

function partsOf(card: Slide['cards'][number], index: number, sizes: Sizes, context: LayoutContext): Box[] {
  const { template, language } = context;
  const { text: ink } = template.page;
  const number = paragraph(twoDigits(index + 1, language), monoNumeral(template, sizes.numeral, figureInk(index, template)), context);
  const head = paragraph(card.head, heading(template, sizes.head, ink, 1.25), context);
  const text = textOrNone(card.text, body(template, sizes.text, ink, undefined, 1.36), context);
  const height = (line: number) => Math.ceil(Math.max(sizes.numeral * NUMERAL_LINE, line));
  return [
    figurePart(`Number ${index + 1}`, [number], { height, space: NUMERAL_SPACE }, context),
    resized(words(`Head ${index + 1}`, [head], { role: 'heading', measured: 1 }, context), (h) => h + HEAD_SPACE),
    textPart(`Text ${index + 1}`, text, context),
  ];
}
