/** What lasts from when to when, as bars on one scale of time, and the days that matter below them. */

import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { columnsOf } from '../../arrange/row.ts';
import { naturalWidth } from '../../arrange/words.ts';
import { polygon } from '../../art/shapes.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'spans'>;

/** Of the page: the names beside the bars. */
const NAMES = { share: 0.26 } as const;
const BARS = { share: 0.74 } as const;
const GUTTER = 20;
const DIAMOND = 14;
const TALLEST_BAR = 40;

export const spans = onExhibitLayout<'spans'>(function* (slide, context) {
  for (const size of [18, 16, 14, 12]) yield () => bars(slide, context, size);
});

function bars(slide: Slide, context: LayoutContext, size: number): Box {
  return filling(180, (frame, builder) => {
    const { template } = context;
    const { page } = template;
    const [names, plot] = columnsOf(frame, [NAMES, BARS], GUTTER);
    if (!names || !plot) return;
    const instants = [
      ...slide.spans.flatMap(({ from, to }) => [from, to]),
      ...(slide.milestones ?? []).map(({ at }) => at),
      ...(slide.ticks ?? []).map(({ at }) => at),
    ];
    const [first, last] = [Math.min(...instants), Math.max(...instants)];
    const x = (at: number) => plot.x + ((at - first) / Math.max(last - first, Number.EPSILON)) * plot.w;
    const small = Math.max(12, size - 3);
    const foot = slide.milestones?.length ? milestonesHeight(slide, plot.w, size, context) : 0;
    const head = slide.ticks?.length ? drawTicks(builder, slide, plot, { ...frame, h: frame.h - foot }, x, small, context) : 0;
    const rows: Frame = { ...frame, y: frame.y + head, h: frame.h - head - foot };
    const pitch = Math.min(64, rows.h / slide.spans.length);
    if (pitch < size * 1.6) builder.judge('overflows');
    slide.spans.forEach((span, i) => {
      const y = rows.y + i * pitch;
      const h = Math.min(TALLEST_BAR, pitch - 10);
      const lead = i === slide.highlight;
      const bar: Frame = { x: x(span.from), y: y + (pitch - h) / 2, w: Math.max(4, x(span.to) - x(span.from)), h };
      const label = [
        paragraph(span.label, lead ? strong(template, size, page.text) : body(template, size, page.text, undefined, 1.3), context),
      ];
      if (measure(label, names.w, context).height > pitch - 2) builder.judge('overflows');
      builder.text(`Span ${i + 1}`, { ...names, y, h: pitch }, label, { role: 'body', anchor: 'middle' });
      if (i > 0) builder.rule(`Hairline ${i}`, { ...frame, y: y - 0.5, h: 1 }, page.line);
      drawBar(builder, i, bar, span.when, plot, small, lead, context);
    });
    if (slide.milestones?.length) drawMilestones(builder, slide, { ...plot, y: bottomOf(frame) - foot, h: foot }, x, size, context);
  });
}

/** Time is said in the bar, or behind it where the bar is short. */
function drawBar(
  builder: PageBuilder,
  index: number,
  bar: Frame,
  when: string | undefined,
  plot: Frame,
  size: number,
  lead: boolean,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const fill = lead ? page.figure : page.soft;
  const inside = when?.trim() ? [paragraph(when, body(template, size, inkOn(fill, template.palette), undefined, 1.3), context)] : [];
  const fits = inside.length > 0 && measure(inside, bar.w - 20, context).lines.length <= 1 && bar.w > 40;
  if (fits) {
    builder.text(`Bar ${index + 1}`, bar, inside, {
      role: 'label',
      anchor: 'middle',
      insets: [10, 0, 10, 0],
      fill,
      geometry: plateGeometry(template),
    });
    return;
  }
  builder.shape(`Bar ${index + 1}`, bar, plateGeometry(template), fill);
  if (inside.length === 0) return;
  const outside = [paragraph(when ?? '', body(template, size, page.text, undefined, 1.3), context)];
  const width = naturalWidth(outside, context);
  const behind = rightOf(plot) - rightOf(bar) - 8;
  const before = bar.x - plot.x - 8;
  if (width > Math.max(behind, before)) builder.judge('overflows');
  const after = behind >= width || behind >= before;
  const words = after ? outside : [paragraph(when ?? '', body(template, size, page.text, undefined, 1.3), context, { align: 'end' })];
  const room = Math.max(24, after ? behind : before);
  builder.text(`When ${index + 1}`, { ...bar, x: after ? rightOf(bar) + 8 : bar.x - 8 - room, w: room }, words, {
    role: 'label',
    anchor: 'middle',
  });
}

/** The names of the scale's marks above the bars, each as far as the next; how high they are. */
function drawTicks(
  builder: PageBuilder,
  slide: Slide,
  plot: Frame,
  frame: Frame,
  x: (at: number) => number,
  size: number,
  context: LayoutContext,
): number {
  const { template } = context;
  const ticks = [...(slide.ticks ?? [])].sort((a, b) => a.at - b.at);
  const height = Math.max(
    ...ticks.map(
      ({ label }) =>
        measure([paragraph(label, body(template, size, template.page.muted, undefined, 1.3), context)], 10_000, context).height,
    ),
  );
  ticks.forEach((tick, i) => {
    const text = [paragraph(tick.label, body(template, size, template.page.muted, undefined, 1.3), context)];
    const start = x(tick.at);
    const room = (i + 1 < ticks.length ? x(ticks[i + 1]?.at ?? 0) : rightOf(plot) + 1) - start - 4;
    const needed = naturalWidth(text, context);
    builder.rule(`Tick ${i + 1}`, { x: start, y: frame.y + height + 4, w: 1, h: frame.h - height - 4 }, template.page.line);
    if (needed <= room) builder.text(`Mark ${i + 1}`, { x: start, y: frame.y, w: room, h: height }, text, { role: 'label' });
    else if (i + 1 === ticks.length) {
      const end = [paragraph(tick.label, body(template, size, template.page.muted, undefined, 1.3), context, { align: 'end' })];
      const before = x(ticks[i - 1]?.at ?? tick.at);
      if (start - before > 2 * needed)
        builder.text(`Mark ${i + 1}`, { x: start - needed, y: frame.y, w: needed, h: height }, end, { role: 'label' });
    }
  });
  return height + 12;
}

const MILESTONE_GAP = 14;

const milestoneText = ({ date, text }: NonNullable<Slide['milestones']>[number], size: number, context: LayoutContext): Paragraph[] => {
  const { template } = context;
  return [
    paragraph(date, strong(template, size, template.page.accent), context),
    ...(text.trim() ? [paragraph(text, body(template, Math.max(12, size - 2), template.page.text, undefined, 1.3), context)] : []),
  ];
};

/** Milestones share the width alike, whatever their days: the diamonds stand on their days. */
function milestonesHeight({ milestones = [] }: Slide, width: number, size: number, context: LayoutContext): number {
  const own = (width - MILESTONE_GAP * (milestones.length - 1)) / milestones.length;
  return DIAMOND + 16 + Math.max(...milestones.map((each) => measure(milestoneText(each, size, context), own, context).height));
}

function drawMilestones(
  builder: PageBuilder,
  { milestones = [] }: Slide,
  frame: Frame,
  x: (at: number) => number,
  size: number,
  context: LayoutContext,
): void {
  const { page } = context.template;
  builder.rule('Line of milestones', { ...frame, y: frame.y + DIAMOND / 2 + 3, h: 1 }, page.text);
  const columns = columnsOf(
    frame,
    milestones.map(() => ({ share: 1 })),
    MILESTONE_GAP,
  );
  const order = milestones.map((_, i) => i).sort((a, b) => (milestones[a]?.at ?? 0) - (milestones[b]?.at ?? 0));
  order.forEach((i, place) => {
    const milestone = milestones[i];
    const column = columns[place];
    if (!milestone || !column) return;
    const center = Math.min(rightOf(frame) - DIAMOND / 2, Math.max(frame.x + DIAMOND / 2, x(milestone.at)));
    const diamond: Frame = { x: center - DIAMOND / 2, y: frame.y + 3, w: DIAMOND, h: DIAMOND };
    const half = DIAMOND / 2;
    builder.shape(
      `Diamond ${i + 1}`,
      diamond,
      polygon([
        [half, 0],
        [DIAMOND, half],
        [half, DIAMOND],
        [0, half],
      ]),
      page.figure,
    );
    const text = milestoneText(milestone, size, context);
    if (measure(text, column.w, context).brokenWord) builder.judge('overflows');
    builder.text(`Milestone ${i + 1}`, { ...column, y: frame.y + DIAMOND + 14, h: frame.h - DIAMOND - 14 }, text, { role: 'body' });
  });
}
