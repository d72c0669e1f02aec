/** Steps under large light numerals: in columns that share the page's height, or in rows between hairlines. */

import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { columnsIn } from '../arrange/cells.ts';
import { endsInAWord } from '../arrange/list.ts';
import { lowered } from '../arrange/lowered.ts';
import { titledPage } from '../arrange/titles.ts';
import { placeEntryNumeral } from '../page/entryNumeral.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../page/pageBuilder.ts';
import { body as bodyLook, figure, heading, paragraph } from '../page/typography.ts';
import { figureInk } from '../tokens/inks.ts';

type Slide = SlideOf<'process'> | SlideOf<'cycle'>;

const GUTTER = 32;
/** Points: of the numerals above columns; the larger ones where they leave air, as a share of the body's height. */
const NUMERALS = [104, 88, 76] as const;
const COMFORTABLE = 0.72;
/** Points: of a row, where there are a few, and where there are more. */
const TALLEST_ROW = { few: 140, usual: 120 } as const;
const FEW_ROWS = 3;
/** Points: a word alone on its last line is worth a smaller size above this one. */
const STEADY = 18;

/** One column for each step: rule, numeral, name, text. Texts begin on one line, below the tallest name. */
export function numberedColumns(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage(slide.kind, slide.title, context);
  const { page, rule } = context.template;
  const count = slide.steps.length;
  const { w: width, at } = columnsIn(area, count, GUTTER);
  const names = slide.steps.map((step) => name(step.head, step.text?.trim() ? size + 2 : size, context));
  const nameHeight = Math.max(...names.map((paragraphs) => spaciousHeight(paragraphs, width, context)));
  const texts = slide.steps.map((step) => (step.text?.trim() ? [text(step.text, size, context)] : []));
  const textHeight = Math.max(...texts.map((paragraphs) => (paragraphs.length > 0 ? measure(paragraphs, width, context).height + 8 : 0)));
  // The fewer the words, the larger the numerals.
  const numeral = NUMERALS.find((s) => 40 + s * 1.2 + nameHeight + textHeight <= area.h * COMFORTABLE) ?? 66;
  const numeralHeight = Math.ceil(numeral * 1.2);
  const top = lowered(area, 40 + numeralHeight + nameHeight + textHeight);
  slide.steps.forEach((_, i) => {
    const { x } = at(i);
    builder.rule(`Rule ${i + 1}`, { x, y: top, w: width, h: rule }, i === count - 1 ? page.figure : page.text);
    const look = figure(context.template, numeral, figureInk(page, numeral));
    placeEntryNumeral(builder, i, { x, y: top + 24, w: width, h: numeralHeight }, look, context);
    const y = top + 28 + numeralHeight + 12;
    builder.text(`Step ${i + 1}`, { x, y, w: width, h: nameHeight }, names[i] ?? [], { role: 'heading' });
    const below = y + nameHeight + 8;
    builder.text(`Text ${i + 1}`, { x, y: below, w: width, h: bottomOf(area) - below }, texts[i] ?? [], { role: 'body' });
    if (below > bottomOf(area)) builder.judge('overflows');
  });
  return builder;
}

/** Rows, filled downward in one or more columns: the numeral at the start, beside it name and text. */
export function numberedRows(slide: Slide, context: LayoutContext, size: number, columns: number): PageBuilder {
  const { builder, area } = titledPage(slide.kind, slide.title, context);
  const { page } = context.template;
  const perColumn = Math.ceil(slide.steps.length / columns);
  const width = (area.w - GUTTER * (columns - 1)) / columns;
  const pitch = Math.min(perColumn <= FEW_ROWS ? TALLEST_ROW.few : TALLEST_ROW.usual, area.h / perColumn);
  const numeral = Math.min(columns === 1 ? 46 : 34, pitch * 0.62);
  const hang = Math.round(numeral * (slide.steps.length + context.entriesBefore > 9 ? 1.5 : 1.2)) + 12;
  slide.steps.forEach((step, i) => {
    const row: Frame = {
      x: area.x + Math.floor(i / perColumn) * (width + GUTTER),
      y: area.y + (i % perColumn) * pitch,
      w: width,
      h: pitch,
    };
    builder.rule(`Hairline ${i + 1}`, { ...row, h: 1 }, page.line);
    placeEntryNumeral(builder, i, { ...row, w: hang }, figure(context.template, numeral, figureInk(page, numeral)), context, 'middle');
    const words = step.text?.trim() ? name(step.head, size, context) : [paragraph(step.head, sentence(size, context), context)];
    if (step.text?.trim()) words.push({ ...text(step.text, Math.max(14, size - 2), context), spaceBefore: 2 });
    const beside: Frame = { ...row, x: row.x + hang, y: row.y + 7, w: Math.min(width - hang, 760), h: pitch - 13 };
    if (size > STEADY && endsInAWord(measure(words.slice(-1), beside.w, context))) builder.judge('overflows');
    builder.text(`Step ${i + 1}`, beside, words, { role: 'body', anchor: 'middle' });
  });
  return builder;
}

const name = (value: string, size: number, context: LayoutContext): Paragraph[] => [
  paragraph(value, heading(context.template, size, context.template.page.text, 1.25), context),
];

/** A step that says everything in its name: a sentence, not a headline. */
const sentence = (size: number, { template }: LayoutContext) => bodyLook(template, size, template.page.text, 400, 1.35);

const text = (value: string, size: number, context: LayoutContext): Paragraph =>
  paragraph(value, bodyLook(context.template, size, context.template.page.text), context);
