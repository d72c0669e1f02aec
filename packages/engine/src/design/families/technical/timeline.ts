/** Points in time as thin mono dates over a ruler with square marks; the leading one has a bar on it. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { lowered } from '../../arrange/lowered.ts';
import { titledPage } from '../../arrange/titles.ts';
import { type DatedLook, datedColumns } from '../../arrangements/datedColumns.ts';
import { timeline as sharedTimeline } from '../../arrangements/timeline.ts';
import { embolden } from '../../kinds/boldAxis.ts';
import { connector } from '../../kinds/connector.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body } from '../../page/typography.ts';
import { ruler } from './art/lattice.ts';
import { monoNumeral } from './monoLabel.ts';

type Slide = SlideOf<'timeline'>;

const MOST_POINTS = 5;
const MARK = 10;
const BAR = 6;
const DATES = steps(58, 20);
/** Between a date and the axis, the axis and a text, a text and the next. */
const AXIS_GAP = { above: 16, below: 28, beside: 24 } as const;

export const timeline = layoutOf<'timeline'>(sharedTimeline.layout, function* (slide, context) {
  const count = slide.points.length;
  if (count >= 2 && count <= MOST_POINTS) for (const size of bodySizes(count <= 4 ? 24 : 20, 16)) yield onRuler(slide, context, size);
  const { text, figure } = context.template.page;
  const axis = { dot: MARK, line: 1, ink: text, fills: [figure], geometry: { type: 'rect' } } as const;
  yield embolden(sharedTimeline.compose(slide, context), axis);
});

function onRuler(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { page } = context.template;
  const { builder, area } = titledPage('timeline', slide.title, context);
  const pitch = area.w / slide.points.length;
  const width = pitch - AXIS_GAP.beside;
  const look: DatedLook = {
    width,
    sizes: DATES,
    date: (s, i) => monoNumeral(context.template, s, slide.highlight === i ? page.accent : page.text),
    event: () => body(context.template, size, page.text, undefined, 1.36),
  };
  const { dates, dateHeight, events, eventHeight } = datedColumns(builder, slide, look, context);
  const top = lowered(area, dateHeight + AXIS_GAP.above + AXIS_GAP.below + eventHeight);
  const axis = top + dateHeight + AXIS_GAP.above;
  builder.add(ruler('Scale', axis + MARK / 2 + 2, [area.x, rightOf(area)], page));
  const marks = slide.points.map((_, i): Frame => ({ x: area.x + i * pitch, y: axis - MARK / 2, w: MARK, h: MARK }));
  drawAxis(builder, marks, context);
  const lead = slide.highlight === undefined ? undefined : marks[slide.highlight];
  if (lead) builder.rule('Bar', { x: lead.x, y: axis - BAR / 2, w: pitch, h: BAR }, page.figure);
  marks.forEach(({ x }, i) => {
    builder.text(`Date ${i + 1}`, { x, y: top, w: width, h: dateHeight }, dates[i] ?? [], { role: 'label', anchor: 'bottom' });
    const y = axis + AXIS_GAP.below;
    builder.text(`Event ${i + 1}`, { x, y, w: width, h: Math.max(1, bottomOf(area) - y) }, events[i] ?? [], { role: 'body' });
  });
  return builder;
}

function drawAxis(builder: PageBuilder, marks: readonly Frame[], { template: { page } }: LayoutContext): void {
  builder.group('Axis', undefined, () => {
    marks.forEach((frame, i) => {
      builder.shape(`Mark ${i + 1}`, frame, { type: 'rect' }, page.figure);
    });
    marks.slice(1).forEach((frame, i) => {
      const from = { node: `Mark ${i + 1}`, frame: marks[i] ?? frame, site: 'right' } as const;
      const to = { node: `Mark ${i + 2}`, frame, site: 'left' } as const;
      builder.add(connector(`Connector ${i + 1}`, from, to, { color: page.text, width: 1 }));
    });
  });
}
