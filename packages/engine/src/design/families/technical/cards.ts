/** Cards without boxes: open columns between vertical rules under mono numerals; from four on in rows of such columns. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import { rowsIn } from '../../arrange/cells.ts';
import { lowered } from '../../arrange/lowered.ts';
import { titledPage } from '../../arrange/titles.ts';
import { cards as sharedCards } from '../../arrangements/cards.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { figureInk } from './figureInk.ts';
import { monoNumeral, twoDigits } from './monoLabel.ts';

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
const RULE_GAP = 24;

export const cards = variantOf(sharedCards, function* (slide, context) {
  const count = slide.cards.length;
  if (count <= 3) for (const sizes of large) yield inRows(slide, context, sizes, 1);
  if (count === 4) for (const sizes of [...large.slice(2), ...small.slice(1)]) yield inRows(slide, context, sizes, sizes.text > 16 ? 1 : 2);
  if (count > 4) for (const sizes of small) yield inRows(slide, context, sizes, count > 6 ? 3 : 2);
});

function inRows(slide: Slide, context: LayoutContext, sizes: Sizes, rows: number): PageBuilder {
  const { builder, area } = titledPage('cards', slide.title, context);
  const across = Math.ceil(slide.cards.length / rows);
  const places = rowsIn(area, rows, 16);
  for (let row = 0; row < rows; row++) {
    const part = slide.cards.slice(row * across, (row + 1) * across);
    placeRow(builder, part, { from: row * across, across, alone: rows === 1 }, places.at(row), sizes, context);
  }
  return builder;
}

function placeRow(
  builder: PageBuilder,
  cards: Slide['cards'],
  { from, across, alone }: { from: number; across: number; alone: boolean },
  within: Frame,
  sizes: Sizes,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const pitch = within.w / across;
  const width = pitch - RULE_GAP * 1.5;
  const heads = cards.map((card) => [paragraph(card.head, heading(template, sizes.head, page.text, 1.25), context)]);
  const headHeight = Math.max(...heads.map((head) => measure(head, width, context).height)) + 6;
  const numbers = cards.map((_, i) => {
    const look = monoNumeral(template, sizes.numeral, figureInk(from + i, template));
    return [paragraph(twoDigits(from + i + 1, context.language), look, context)];
  });
  // Digits of some scripts need taller lines.
  const numeralHeight = Math.ceil(Math.max(sizes.numeral * 1.25, ...numbers.map((number) => measure(number, width, context).height)));
  const texts = cards.map(({ text }) => textOrNone(text, body(template, sizes.text, page.text, undefined, 1.36), context));
  const textHeight = Math.max(...texts.map((words) => measure(words, width, context).height));
  // Few words under a title stand nearer to the middle of the page; one row among several keeps its place.
  const top = alone ? lowered(within, numeralHeight + 6 + headHeight + textHeight) : within.y;
  const area: Frame = { ...within, y: top, h: bottomOf(within) - top };
  cards.forEach((_, i) => {
    const x = area.x + i * pitch + (i === 0 ? 0 : RULE_GAP * 0.5);
    const name = from + i + 1;
    if (i > 0) builder.rule(`Rule ${name}`, { x: x - RULE_GAP, y: area.y + 4, w: 1, h: area.h - 4 }, page.line);
    builder.text(`Number ${name}`, { x, y: area.y, w: width, h: numeralHeight }, numbers[i] ?? [], { role: 'label' });
    const y = area.y + numeralHeight + 6;
    builder.text(`Head ${name}`, { x, y, w: width, h: headHeight }, heads[i] ?? [], { role: 'heading' });
    const words = texts[i] ?? [];
    const below = y + headHeight;
    const room = area.y + area.h - below;
    if (room < 0) builder.judge('overflows');
    const frame: Frame = { x, y: below, w: width, h: Math.max(1, room) };
    builder.text(`Text ${name}`, { ...frame, w: balanced(words, frame, context).width }, words, { role: 'body' });
  });
}
