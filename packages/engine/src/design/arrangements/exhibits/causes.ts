/** Causes along a rail, and what comes of them on a plate at its end. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame, Site } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { columnsOf } from '../../arrange/row.ts';
import { connector } from '../../kinds/connector.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { figure, heading, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { headAndText } from './headAndText.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'causes'>;

const GUTTER = 28;
/** Width of the plate, as a multiple of a column's, with a figure and without one. */
const PLATE = { figure: 1.55, bare: 1.25 } as const;
/** Characters of a sentence. */
const LONG = 40;
const DOT = 12;
const RAIL_SPACE = 18;
const INSETS = [20, 18, 18, 18] as const;
/** A column narrower than that holds no sentence, or no name: the causes stand below each other. */
const LEAST_COLUMN = { sentence: 190, name: 104 } as const;

export const causes = onExhibitLayout<'causes'>(function* (slide, context) {
  for (const size of [20, 18, 16, 15, 14]) yield (frame) => across(slide, context, size, frame.w);
  for (const size of [20, 18, 16, 14, 12]) yield () => down(slide, context, size);
});

const causeText = (cause: Slide['causes'][number], size: number, context: LayoutContext): Paragraph[] =>
  headAndText(cause, size, context, { before: 6, leading: 1.36 });

/** From the start to the end of the page. */
function across(slide: Slide, context: LayoutContext, size: number, width: number): Box {
  const widths = [...slide.causes.map(() => ({ share: 1 })), { share: slide.consequence.figure?.trim() ? PLATE.figure : PLATE.bare }];
  const narrowest = columnsOf({ x: 0, y: 0, w: width, h: 0 }, widths, GUTTER)[0]?.w ?? 0;
  return filling(160, (frame, builder) => {
    const said = slide.causes.some(({ text }) => text && text.length > LONG);
    if (narrowest < (said ? LEAST_COLUMN.sentence : LEAST_COLUMN.name)) builder.judge('overflows');
    const columns = columnsOf(frame, widths, GUTTER);
    const texts = slide.causes.map((cause) => causeText(cause, size, context));
    const tallest = Math.max(...texts.map((text, i) => measure(text, columns[i]?.w ?? 0, context).height));
    const height = Math.min(frame.h, Math.max(200, tallest + DOT + RAIL_SPACE + 40));
    const top = frame.y + (frame.h - height) * 0.4;
    const dots = columns.slice(0, -1).map((column): Frame => ({ x: column.x, y: top + RAIL_SPACE, w: DOT, h: DOT }));
    const plate = columns.at(-1);
    if (!plate) return;
    const plateFrame: Frame = { ...plate, y: top, h: height };
    chain(builder, dots, ['right', 'left'], context);
    leadToPlate(builder, dots.at(-1), plateFrame, context);
    texts.forEach((text, i) => {
      const column = columns[i];
      if (!column) return;
      const y = top + RAIL_SPACE + DOT + RAIL_SPACE;
      builder.text(`Cause ${i + 1}`, { ...column, y, h: top + height - y }, text, { role: 'body' });
    });
    drawConsequence(builder, slide, plateFrame, size, context);
  });
}

/** The dots, and an arrow from each to the next: from the one side of it to the other side of that. */
function chain(builder: PageBuilder, dots: readonly Frame[], [out, into]: readonly [Site, Site], context: LayoutContext): void {
  const { page } = context.template;
  dots.forEach((dot, i) => {
    builder.shape(`Dot ${i + 1}`, dot, { type: 'ellipse' }, page.text);
  });
  dots.slice(1).forEach((dot, i) => {
    const from = dots[i];
    if (!from) return;
    const stroke = { color: page.text, width: 1.25, arrow: 'end' } as const;
    const [start, end] = [
      { node: `Dot ${i + 1}`, frame: from, site: out },
      { node: `Dot ${i + 2}`, frame: dot, site: into },
    ];
    builder.add(connector(`Connector ${i + 1}`, start, end, stroke));
  });
}

/** To the plate at the height of the dots. */
function leadToPlate(builder: PageBuilder, last: Frame | undefined, plate: Frame, { template: { page } }: LayoutContext): void {
  if (!last) return;
  builder.add({
    type: 'shape',
    name: 'Connector to the consequence',
    frame: { x: last.x + DOT, y: last.y + DOT / 2, w: plate.x - last.x - DOT, h: 0 },
    geometry: { type: 'line' },
    stroke: { color: page.figure, width: 2.5, arrow: 'end' },
    decorative: true,
  });
}

/** The causes below each other, the consequence on a plate beside them. */
function down(slide: Slide, context: LayoutContext, size: number): Box {
  return filling(160, (frame, builder) => {
    const [list, plate] = columnsOf(frame, [{ share: 1.7 }, { share: 1 }], GUTTER);
    if (!list || !plate) return;
    const x = list.x + DOT + 16;
    const texts = slide.causes.map((cause) => causeText(cause, size, context));
    const heights = texts.map((text) => measure(text, (list.w - DOT - 16) * 0.97, context).height);
    const spare = frame.h - heights.reduce((sum, h) => sum + h, 0);
    const gap = Math.min(36, spare / Math.max(1, texts.length - 0.5));
    if (gap < 8) builder.judge('overflows');
    let y = frame.y + (spare - gap * (texts.length - 1)) * 0.3;
    const dots = heights.map((height, i): Frame => {
      const line = texts[i]?.[0]?.lineHeight ?? size;
      const dot: Frame = { x: list.x, y: y + (line - DOT) / 2, w: DOT, h: DOT };
      y += height + Math.max(8, gap);
      return dot;
    });
    chain(builder, dots, ['bottom', 'top'], context);
    texts.forEach((text, i) => {
      const dot = dots[i];
      const line = text[0]?.lineHeight ?? size;
      if (dot)
        builder.text(
          `Cause ${i + 1}`,
          { x, y: dot.y - (line - DOT) / 2, w: list.w - DOT - 16, h: Math.min(heights[i] ?? 0, bottomOf(frame)) },
          text,
          { role: 'body' },
        );
    });
    drawConsequence(builder, slide, plate, size, context);
  });
}

function drawConsequence(builder: PageBuilder, { consequence }: Slide, frame: Frame, size: number, context: LayoutContext): void {
  const { template } = context;
  const fill = template.page.figure;
  const ink = inkOn(fill, template.palette);
  const width = frame.w - INSETS[0] - INSETS[2];
  const number = (s: number) => (consequence.figure?.trim() ? [paragraph(consequence.figure, figure(template, s, ink), context)] : []);
  const words = (s: number, text: number): Paragraph[] => [
    ...number(s),
    ...(consequence.text.trim()
      ? [paragraph(consequence.text, heading(template, text, ink, 1.25), context, consequence.figure?.trim() ? { before: 6 } : {})]
      : []),
  ];
  const fits = (s: number, text: number) => {
    const set = measure(words(s, text), width, context);
    const one = measure(number(s), width, context);
    return set.height <= frame.h - INSETS[1] - INSETS[3] && !set.brokenWord && one.lines.length <= 1;
  };
  const pairs = steps(58, 20).flatMap((s) => [Math.min(24, size + 4), size, Math.max(12, size - 2)].map((text) => [s, text] as const));
  const [s, text] = pairs.find(([s, text]) => fits(s, text)) ?? [20, 12];
  builder.text('Consequence', frame, words(s, text), {
    role: 'body',
    anchor: 'middle',
    insets: INSETS,
    fill,
    geometry: plateGeometry(template),
  });
}
