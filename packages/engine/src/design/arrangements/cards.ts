/**
 * Two to nine items side by side, under icons where each has one that its words name: columns on plates or under rules in turn; from five on a grid of cells under hairlines.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import { type Color, resolveColor } from '../../model/color.ts';
import { belowTop, bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { columnsIn } from '../arrange/cells.ts';
import { evenly } from '../arrange/evenly.ts';
import { lowered } from '../arrange/lowered.ts';
import { oneLineSize } from '../arrange/oneLineSize.ts';
import { titledPage } from '../arrange/titles.ts';
import { iconShape } from '../icons/iconShape.ts';
import { iconsFor } from '../icons/iconsFor.ts';
import type { IconName } from '../icons/iconTable.ts';
import { bodySizes, steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { body, heading, levelled, paragraph } from '../page/typography.ts';
import { legible } from '../tokens/inks.ts';

const GUTTER = 32;
/** Between plates, which are seen as a row of one kind. */
const GAP = 20;
/** Height of a plate with a head and a text that stand apart on it; of one with a head alone, which would look empty if it were as high. */
const LEAST_PLATE = { both: 220, head: 190 } as const;
/** Points: of heads of few words, each on one line. */
const LARGEST_HEAD = 42;
/** Columns whose words take less than this share of the body are lost on the page without plates. */
const SPARSE = 0.4;
const RULE_SPACE = 22;
/** Side of an icon above a head or, in a cell, beside it, and its distance from them. */
const ICON = { above: 34, beside: 26 } as const;
const ICON_SPACE = { above: 20, beside: 14 } as const;
const ABOVE = ICON.above + ICON_SPACE.above;

/** A narrower cell has its whole width for its words. */
const LEAST_BESIDE_ICON = 200;
/** WCAG's least contrast of graphics. */
const ICON_CONTRAST = 3;

type Slide = SlideOf<'cards'>;

export const cards = layoutOf<'cards'>((template) => plainLayout('cards', 'Cards', template), arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.cards.length;
  const across = count === 4 || count === 2 ? 2 : 3;
  if (count <= 4) {
    const sizes = bodySizes(24, 18);
    if (context.ordinal % 2 === 1) for (const size of sizes) yield underRules(slide, context, size, SPARSE);
    for (const size of sizes) yield onPlates(slide, context, size);
    for (const size of bodySizes(20, 18)) yield underRules(slide, context, size);
  }
  for (const size of bodySizes(count <= 6 ? 24 : 20, 18)) yield grid(slide, context, size, across);
  if (count <= 4) for (const size of bodySizes(16, 16)) yield onPlates(slide, context, size);
  for (const size of bodySizes(16, 14)) yield grid(slide, context, size, across);
  if (count <= 4) for (const size of steps(15, 14)) yield underRules(slide, context, size);
  for (const size of steps(13, 12)) yield grid(slide, context, size, across);
  if (across === 3) for (const size of steps(14, 12)) yield grid(slide, context, size, 2);
}

/** Plates of one kind under a rule in the accent: a text stands below its head. */
function onPlates(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('cards', slide.title, context);
  const { page, rule } = context.template;
  const { w: width, at } = columnsIn(area, slide.cards.length, GAP);
  const padding = slide.cards.length === 4 ? 16 : 24;
  const set = columnTexts(slide, context, size, width - 2 * padding);
  const icons = set.height + 2 * padding + ABOVE <= area.h ? iconsFor(slide.cards, context.language) : undefined;
  const down = icons ? ABOVE : 0;
  const headed = slide.cards.every((card) => !card.text?.trim());
  const height = Math.min(area.h, Math.max(headed ? LEAST_PLATE.head : LEAST_PLATE.both, set.height + down + 2 * padding + 24));
  const y = lowered(area, height);
  if (set.height + 2 * padding > area.h) builder.judge('overflows');
  slide.cards.forEach((_, i) => {
    const { x } = at(i);
    builder.shape(`Plate ${i + 1}`, { x, y, w: width, h: height }, { type: 'rect' }, page.surface);
    builder.rule(`Rule ${i + 1}`, { x, y, w: width, h: Math.max(2, rule) }, page.figure);
    const inner: Frame = { x: x + padding, y: y + padding, w: width - 2 * padding, h: height - 2 * padding };
    placeIcon(builder, icons, i, { ...inner, w: ICON.above, h: ICON.above }, legibleOn(page.surface, context));
    set.place(builder, i, belowTop(inner, down), page.text, headed ? 'apart' : 'together');
  });
  return builder;
}

/** Open columns under a rule each, the first in the accent. `least`: with words on a smaller share of the body's height they overflow. */
function underRules(slide: Slide, context: LayoutContext, size: number, least = 0): PageBuilder {
  const { builder, area } = titledPage('cards', slide.title, context);
  const { page, rule } = context.template;
  const { w: width, at } = columnsIn(area, slide.cards.length, GUTTER);
  const set = columnTexts(slide, context, size, width);
  const icons = set.height + RULE_SPACE + ABOVE <= area.h ? iconsFor(slide.cards, context.language) : undefined;
  const down = RULE_SPACE + (icons ? ABOVE : 0);
  if (set.height + down < area.h * least) builder.judge('overflows');
  const y = lowered(area, set.height + down);
  slide.cards.forEach((_, i) => {
    const { x } = at(i);
    builder.rule(`Rule ${i + 1}`, { x, y, w: width, h: Math.max(2, rule) }, i === 0 ? page.figure : page.text);
    placeIcon(builder, icons, i, { x, y: y + RULE_SPACE, w: ICON.above, h: ICON.above }, page.figure);
    set.place(builder, i, { x, y: y + down, w: width, h: bottomOf(area) - y - down }, page.text, 'together');
  });
  return builder;
}

/**
 * Heads and texts of columns of the width: texts begin on one line, below the tallest head, or end on one line at the foot. `height` is that of the
 * tallest column.
 */
function columnTexts(slide: Slide, context: LayoutContext, size: number, width: number) {
  const { text: ink } = context.template.page;
  const at = (s: number, color: Color) => levelled(slide.cards.map((card) => [head(card.head, s, context, color)]));
  const usual = size >= 18 ? size + 4 : size + 2;
  // Heads of few words are the larger for it.
  const headSize = (size >= 20 && oneLineSize(steps(LARGEST_HEAD, usual), (s) => at(s, ink), width, context)) || usual;
  const heads = at(headSize, ink);
  const headHeight = Math.max(...heads.map((h) => spaciousHeight(h, width, context))) + 8;
  const texts = slide.cards.map((card) => (card.text?.trim() ? measure([text(card.text, size, context, ink)], width, context).height : 0));
  // A plate that holds nothing else has room for a whole sentence in large type.
  const mostLines = slide.cards.length <= 3 && slide.cards.every((card) => !card.text?.trim()) ? 5 : 3;
  const long = heads.some((h) => measure(h, width, context).lines.length > mostLines);
  const content = headHeight + Math.max(...texts);
  return {
    height: content,
    place(builder: PageBuilder, i: number, frame: Frame, color: Color, way: 'together' | 'apart') {
      const card = slide.cards[i];
      if (!card) return;
      if (long) builder.judge('overflows');
      const alone = !card.text?.trim();
      const apart = way === 'apart' && (alone || frame.h - content > size);
      const headFrame = alone && apart ? frame : { ...frame, h: headHeight };
      builder.text(`Head ${i + 1}`, headFrame, at(headSize, color)[i] ?? [], {
        role: 'heading',
        anchor: alone && apart ? 'bottom' : 'top',
      });
      const below = { ...frame, y: frame.y + headHeight, h: Math.max(1, frame.h - headHeight) };
      if (!card.text?.trim()) return;
      const words = [text(card.text, size, context, color)];
      builder.text(`Text ${i + 1}`, evenly(words, below, context), words, { role: 'body', anchor: apart ? 'bottom' : 'top' });
    },
  };
}

/** Rows of cells; a last row that is not full leaves its places empty. */
function grid(slide: Slide, context: LayoutContext, size: number, across: number): PageBuilder {
  const { builder, area } = titledPage('cards', slide.title, context);
  const { page } = context.template;
  const { w: width, at } = columnsIn(area, across, GUTTER);
  const rows = Math.ceil(slide.cards.length / across);
  const pitch = (area.h + 12) / rows;
  const icons = width >= LEAST_BESIDE_ICON ? iconsFor(slide.cards, context.language) : undefined;
  const indent = icons ? ICON.beside + ICON_SPACE.beside : 0;
  slide.cards.forEach((card, i) => {
    const { x } = at(i % across);
    const y = area.y + Math.floor(i / across) * pitch;
    builder.rule(`Rule ${i + 1}`, { x, y, w: width, h: i === 0 ? context.template.rule : 1 }, i === 0 ? page.figure : page.line);
    const paragraphs: Paragraph[] = [head(card.head, size + 2, context, page.text)];
    if (card.text?.trim()) paragraphs.push({ ...text(card.text, size, context, page.text), spaceBefore: 4 });
    placeIcon(builder, icons, i, { x, y: y + 13, w: ICON.beside, h: ICON.beside }, page.figure);
    const cell: Frame = { x: x + indent, y: y + 12, w: width - indent, h: pitch - 24 };
    builder.text(`Card ${i + 1}`, evenly(paragraphs, cell, context), paragraphs, { role: 'body' });
  });
  return builder;
}

function placeIcon(builder: PageBuilder, icons: readonly IconName[] | undefined, index: number, frame: Frame, color: Color): void {
  const icon = icons?.[index];
  if (icon) builder.add(iconShape(`Icon ${index + 1}`, icon, frame, color));
}

/** The accent as it is seen on a plate of the colour. */
const legibleOn = (fill: Color, { template }: LayoutContext): Color =>
  legible(template.page.figure, [resolveColor(fill, template.palette)], ICON_CONTRAST, template.palette);

const head = (value: string, size: number, context: LayoutContext, color: Color) =>
  paragraph(value, heading(context.template, size, color, 1.25), context);
const text = (value: string, size: number, context: LayoutContext, color: Color) =>
  paragraph(value, body(context.template, size, color), context);
