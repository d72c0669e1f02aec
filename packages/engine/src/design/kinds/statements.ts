/** What a chart shows, in two to four statements: one below the other beside it, or side by side below a narrow one. */

import type { SlideOf } from '@slidewright/contract/deck';
import { belowTop } from '../../model/frame.ts';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { columnsIn } from '../arrange/cells.ts';
import { evenly } from '../arrange/evenly.ts';
import { headedText } from '../arrange/headedText.ts';
import { endsInAWord } from '../arrange/list.ts';
import { sharedRows } from '../arrange/sharedRows.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { body, heading } from '../page/typography.ts';

type Statement = NonNullable<SlideOf<'chart'>['statements']>[number];

const GUTTER = 24;
/** From a rule to the words below it, and the least air below them. */
const RULE_SPACE = 10;
const CLEARANCE_BELOW = 8;
const TALLEST_ROW = 168;
/** Points: in larger type no line holds a scrap. */
const CALM = 18;
/** From a number to the words after it. */
const INDENT = 28;

/** Rows below a rule, as tall as the frame lets them be. */
export function statementsBeside(
  builder: PageBuilder,
  statements: readonly Statement[],
  size: number,
  frame: Frame,
  context: LayoutContext,
): void {
  const words = statements.map((statement, i) => wordsOf(statement, i, size, context));
  const needed = words.map((paragraphs) => RULE_SPACE + measure(paragraphs, frame.w, context).height + CLEARANCE_BELOW);
  const { rows, spare } = sharedRows(needed, frame, { tallest: TALLEST_ROW });
  const scraps = size > CALM && words.some((paragraphs) => paragraphs.some((text) => endsInAWord(measure([text], frame.w, context))));
  if (spare < 0 || scraps) builder.judge('overflows');
  rows.forEach((row, i) => {
    place(builder, i, words[i] ?? [], { ...frame, ...row }, context);
  });
}

/** Of columns over the width, points. */
export function statementsHeight(statements: readonly Statement[], size: number, width: number, context: LayoutContext): number {
  const column = columnWidth(statements.length, width);
  return (
    RULE_SPACE +
    Math.max(...statements.map((statement, i) => measure(wordsOf(statement, i, size, context), column, context).height)) +
    CLEARANCE_BELOW
  );
}

export function statementsBelow(
  builder: PageBuilder,
  statements: readonly Statement[],
  size: number,
  frame: Frame,
  context: LayoutContext,
): void {
  const columns = columnsIn(frame, statements.length, GUTTER);
  // Below it, what is said is not larger than what is shown.
  if (size > CALM) builder.judge('overflows');
  statements.forEach((statement, i) => {
    place(builder, i, wordsOf(statement, i, size, context), columns.at(i), context);
  });
}

const columnWidth = (count: number, width: number): number => (width - GUTTER * (count - 1)) / count;

function place(builder: PageBuilder, index: number, words: readonly Paragraph[], frame: Frame, context: LayoutContext): void {
  const { page, rule } = context.template;
  const first = index === 0;
  builder.rule(`Rule ${index + 1}`, { ...frame, h: first ? rule : 1 }, first ? page.text : page.line);
  const below: Frame = belowTop(frame, RULE_SPACE);
  builder.text(`Statement ${index + 1}`, evenly(words, below, context), words, { role: 'body' });
}

/** Templates that number their charts number what is said of them too. */
function wordsOf(statement: Statement, index: number, size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const { text: ink } = template.page;
  const number = index + 1;
  const { style } = heading(template, size + 2, template.page.accent);
  const first = template.exhibits ? { indent: INDENT, bullet: { text: numeralOf(number, context.language), number, style } } : {};
  const text = body(template, size, ink, undefined, 1.34);
  return headedText(statement, { head: heading(template, size + 2, ink, 1.22), text, space: 3 }, context, first);
}
