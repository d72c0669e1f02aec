/** Cards without plates: columns parted by hairlines, in one row or in two; more stand in the shared grid of cells. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import { rowsIn } from '../../arrange/cells.ts';
import { titledPage } from '../../arrange/titles.ts';
import { cards as sharedCards } from '../../arrangements/cards.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, heading, levelled, paragraph, textOrNone } from '../../page/typography.ts';
import { columnsOf, placePartings } from './columns.ts';

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

export const cards = layoutOf<'cards'>(sharedCards.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  if (slide.cards.length <= MOST_CARDS) for (const sizes of SIZES) yield inColumns(slide, context, sizes);
  yield sharedCards.compose(slide, { ...context, ordinal: 1 });
}

/** In one row, or in two of three columns. */
function inColumns({ title, cards }: Slide, context: LayoutContext, sizes: Sizes): PageBuilder {
  const { builder, area } = titledPage('cards', title, context);
  const across = cards.length <= MOST_IN_A_ROW ? Math.max(2, cards.length) : 3;
  const rows = Math.ceil(cards.length / across);
  const places = rowsIn(area, rows, ROW_SPACE);
  for (let row = 0; row < rows; row++) {
    const from = row * across;
    placeRow(builder, { cards: cards.slice(from, from + across), from, across, isOnly: rows === 1 }, places.at(row), sizes, context);
  }
  return builder;
}

interface Row {
  readonly cards: Slide['cards'];
  /** How many cards stand above the row, and how many it has room for. */
  readonly from: number;
  readonly across: number;
  readonly isOnly: boolean;
}

/** Under a short rule each; heads begin on one line, and so do the texts below the tallest head. */
function placeRow(
  builder: PageBuilder,
  { cards, from, across, isOnly }: Row,
  area: Frame,
  [headSize, textSize]: Sizes,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const columns = columnsOf(area, across);
  const width = (columns[0]?.w ?? area.w) - 6;
  const headsAt = (size: number) => levelled(cards.map((card) => [paragraph(card.head, heading(template, size, page.text, 1.2), context)]));
  // A little smaller rather than with room for a line that a wider face would need, and a gap where it is empty.
  const isSecure = (size: number) => {
    const tallest = Math.max(...headsAt(size).map((head) => measure(head, width, context).height));
    return headsAt(size).every((head) => spaciousHeight(head, width, context) <= tallest);
  };
  const heads = headsAt([headSize, headSize - 2, headSize - 4].find(isSecure) ?? headSize);
  const texts = cards.map(({ text }) => textOrNone(text, body(template, textSize, page.text, undefined, 1.44), context));
  if (heads.some((head) => measure(head, width, context).lines.length > 3)) builder.judge('overflows');
  const headHeight = Math.max(...heads.map((head) => spaciousHeight(head, width, context)));
  const sets = texts.filter((text) => text.length > 0).map((text) => measure(text, width, context));
  if (textSize > READ && sets.some(({ lines }) => lines.length > MOST_LINES)) builder.judge('overflows');
  const total = 22 + headHeight + 12 + Math.max(0, ...sets.map(({ height }) => height));
  if (total > area.h) builder.judge('overflows');
  const top = area.y + (isOnly ? Math.min(40, Math.max(0, (area.h - total) * 0.3)) : 0);
  placePartings(builder, columns, { ...area, y: top, h: bottomOf(area) - top }, page.line, from);
  columns.slice(0, cards.length).forEach((column, i) => {
    const number = from + i + 1;
    builder.rule(`Rule ${number}`, { ...column, y: top + 2, w: 36, h: 2 }, number === 1 ? page.figure : page.text);
    builder.text(`Head ${number}`, { ...column, y: top + 20, w: width, h: headHeight + 10 }, heads[i] ?? [], { role: 'heading' });
    const y = top + 20 + headHeight + 12;
    const below: Frame = { ...column, y, w: width, h: Math.max(1, bottomOf(area) - y) };
    const words = texts[i] ?? [];
    builder.text(`Text ${number}`, { ...below, w: balanced(words, below, context).width }, words, { role: 'body' });
  });
}
