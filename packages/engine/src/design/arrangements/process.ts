/**
 * Steps in their order. Short names stand numbered in a band of arrows, the last in the accent, each with its text on a plate below it;
 * longer ones in columns or rows under large light numerals.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import { bottomOf } from '../../model/frame.ts';
import type { Frame, Geometry } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { balanced } from '../arrange/balance.ts';
import { isHyphenated } from '../arrange/hyphenated.ts';
import { endsInAWord } from '../arrange/list.ts';
import { lowered } from '../arrange/lowered.ts';
import { titledPage } from '../arrange/titles.ts';
import { polygon } from '../art/shapes.ts';
import { fading } from '../kinds/fading.ts';
import { entryNumeral } from '../page/entryNumeral.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { body, figure, heading, paragraph } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';
import { numberedColumns, numberedRows } from './numbered.ts';

type Slide = SlideOf<'process'>;

/** How far an arrow's head reaches into its neighbour, and the slit between them. */
const NOTCH = 16;
const SLIT = 4;
/** From the arrow's edge to its text: clear of the notch and of the head. */
const INSET = 24;
/** A name of a step is read at a glance: in two lines of at least this size, or not in an arrow. */
const LEAST_NAME = 16;
/** Height of one band of arrows: of names alone, of names with texts below them; and of each of several bands. */
const BAND = { alone: 184, explained: 112, several: { alone: 104, explained: 56 } } as const;
/** Points: of the numerals in arrows of names alone. */
const NUMERAL = 50;
/** Points: in larger type no line of a text holds a scrap. */
const CALM = 18;
/** Between an arrow and what stands below it: a plate, or its text on the page. */
const BELOW = { plate: 8, text: 20 } as const;
/** A plate's least height, its words' distance from its head and foot, and from its far edge. */
const PLATE = { least: 128, padding: 18, side: 12 } as const;

export const process = layoutOf<'process'>((template) => plainLayout('process', 'Process', template), arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.steps.length;
  const explained = slide.steps.some((step) => step.text?.trim());
  const largest = count <= 3 ? 24 : 22;
  if (count <= 5 && explained) for (const size of steps(largest, 18)) yield arrows(slide, context, size, 1, true);
  if (count <= 5) for (const size of steps(largest, 16)) yield arrows(slide, context, size, 1, false);
  // Names alone are shown as steps of the page, names with texts beside their numerals.
  if (count <= 3 || (count === 4 && explained))
    for (const size of steps(explained ? 20 : 24, 18)) yield numberedColumns(slide, context, size);
  if (count <= 5) for (const size of steps(explained ? 20 : 24, 18)) yield numberedRows(slide, context, size, 1);
  if (count >= 4) for (const size of steps(18, 14)) yield arrows(slide, context, size, count >= 9 ? 3 : 2, false);
  for (const size of steps(20, 14)) yield numberedRows(slide, context, size, 2);
  for (const size of steps(16, 14)) yield numberedRows(slide, context, size, 1);
  for (const size of steps(14, 12)) yield numberedRows(slide, context, size, 3);
}

/** `plates`: the texts stand on plates as wide as their arrows. */
function arrows(slide: Slide, context: LayoutContext, size: number, bands: number, plates: boolean): PageBuilder {
  const { builder, area } = titledPage('process', slide.title, context);
  const { template } = context;
  const { page, palette } = template;
  const count = slide.steps.length;
  const across = Math.ceil(count / bands);
  const pitch = area.w / across;
  const texts = slide.steps.map((step) =>
    step.text?.trim() ? [paragraph(step.text, body(template, size, page.text), context)] : undefined,
  );
  const explained = texts.some(Boolean);
  const numbered = bands === 1 && !explained;
  // The last arrow of a band has no neighbour to reach into.
  const widthOf = (i: number) => pitch + (i % across === across - 1 ? 0 : NOTCH - SLIT);
  const name = nameOf(slide, context, numbered ? 34 : Math.min(28, size + 4), (i) => widthOf(i) - 2 * INSET);
  if (!name) {
    builder.judge('overflows');
    return builder;
  }
  const band = bands === 1 ? BAND : BAND.several;
  const arrow = Math.max(explained ? band.explained : band.alone, name.height + (numbered ? NUMERAL * 1.2 : 0) + 20);
  const textWidth = plates ? pitch - SLIT - INSET - PLATE.side : pitch - 22;
  const tallest = Math.max(0, ...texts.map((text) => (text ? measure(text, textWidth, context).height : 0)));
  const plate = Math.max(PLATE.least, tallest + 2 * PLATE.padding);
  const below = explained ? (plates ? BELOW.plate + plate : BELOW.text + tallest) : 0;
  const top = bands === 1 ? lowered(area, arrow + below) : area.y;
  if (plates && arrow + below > area.h) builder.judge('overflows');
  const height = (bottomOf(area) - top + (bands > 1 ? 10 : 0)) / bands;
  const alt = slide.steps.map((step) => step.head).join(' → ');
  builder.group('Process', alt, () => {
    slide.steps.forEach((_, i) => {
      const column = i % across;
      const x = area.x + column * pitch;
      const y = top + Math.floor(i / across) * height;
      const fill = tone(i, count, context);
      const ink = inkOn(fill, palette);
      const frame: Frame = { x, y, w: widthOf(i), h: arrow };
      builder.text(`Step ${i + 1}`, frame, [...(numbered ? numeral(i, ink, context) : []), ...name.at(i, ink)], {
        role: 'heading',
        anchor: 'middle',
        insets: [INSET, 0, INSET, 0],
        geometry: arrowhead(frame, column > 0),
        fill,
      });
      const text = texts[i];
      const from = y + arrow + (plates ? BELOW.plate : BELOW.text);
      if (plates)
        builder.shape(`Plate ${i + 1}`, { x, y: from, w: pitch - (i === count - 1 ? 0 : SLIT), h: plate }, { type: 'rect' }, page.surface);
      if (!text) return;
      const under: Frame = plates
        ? { x: x + INSET, y: from + PLATE.padding, w: textWidth, h: plate - 2 * PLATE.padding }
        : { x, y: from, w: textWidth, h: y + height - from - (bands > 1 ? 10 : 0) };
      const { width } = balanced(text, under, context);
      if (size > CALM && endsInAWord(measure(text, width, context))) builder.judge('overflows');
      builder.text(`Text ${i + 1}`, { ...under, w: width }, text, { role: 'body' });
    });
  });
  return builder;
}

const numeral = (index: number, ink: Color, context: LayoutContext): Paragraph[] => [
  paragraph(entryNumeral(index, context), figure(context.template, NUMERAL, ink), context),
];

/** The names of the steps in one size: the largest in which each takes two lines at most, with a word divided only where no size is without. Nothing if there is none. */
function nameOf(slide: Slide, context: LayoutContext, largest: number, widthOf: (index: number) => number) {
  const { template } = context;
  const set = (s: number, i: number, color: Color): Paragraph[] => [
    paragraph(slide.steps[i]?.head ?? '', heading(template, s, color, 1.18), context),
  ];
  const sized = [...steps(largest, LEAST_NAME)].map((s) => ({
    s,
    sets: slide.steps.map((_, i) => measure(set(s, i, template.page.text), widthOf(i), context)),
  }));
  const fitting = sized.filter(({ sets }) => sets.every((lines) => lines.lines.length <= 2 && !lines.brokenWord));
  const chosen = fitting.find(({ sets }) => !sets.some(isHyphenated)) ?? fitting[0];
  return (
    chosen && {
      height: Math.max(...chosen.sets.map((lines) => lines.height)),
      at: (index: number, color: Color) => set(chosen.s, index, color),
    }
  );
}

function arrowhead({ w, h }: Frame, notched: boolean): Geometry {
  const outline: [number, number][] = [
    [0, 0],
    [w - NOTCH, 0],
    [w, h / 2],
    [w - NOTCH, h],
    [0, h],
  ];
  return polygon(notched ? [...outline, [NOTCH, h / 2]] : outline);
}

/** The last step, where it all leads, in the accent. */
function tone(index: number, count: number, context: LayoutContext): Color {
  const { page } = context.template;
  return index === count - 1 ? page.accent : fading(count > 2 ? index / (count - 2) : 0, 0.3, page);
}
