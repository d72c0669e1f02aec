/**
 * A chart, alone over the full width or with what it shows beside it: a large figure and a sentence behind a hairline. Many lines that cross
 * each other are as many small charts.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { ChartNode, Frame } from '../../model/scene.ts';
import { titledPage } from '../arrange/titles.ts';
import { chartNode } from '../charts/chartNode.ts';
import { type ChartStyle, chartStyle } from '../charts/chartStyle.ts';
import { styleOf } from '../kinds/chartLook.ts';
import { calledColumn, calloutHeight, canHold, placeCallout } from '../kinds/columnCallout.ts';
import { exhibitLine } from '../kinds/exhibitLabel.ts';
import { canList, placeParts, placeShareOf } from '../kinds/parts.ts';
import { isTangled, smallMultiples, suitsSmallMultiples } from '../kinds/smallMultiples.ts';
import { statementsBelow, statementsBeside, statementsHeight } from '../kinds/statements.ts';
import { type Aside, asideOf, BAND, TAKEAWAY_SPACE, takeaway, takeawayAside, takeawayBelow } from '../kinds/takeaway.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body, textOrNone } from '../page/typography.ts';

type Slide = SlideOf<'chart'>;

/** Height of the line that names the unit, its distance from the chart, and how far it rises above the body. */
const UNIT = 20;
const UNIT_SPACE = 8;
const UNIT_RISE = 8;
/** Between what stands under the plot and the source. */
const SOURCE_SPACE = 8;
/** Share of the page's width that a chart leaves to its takeaway; on a narrow page that stands in a band below. */
const BESIDE = 0.27;
const LEAST_BESIDE = 640;
/** The same for statements, their distance, and what a chart above them needs, points. */
const BESIDE_STATEMENTS = 0.32;
const STATEMENT_SPACE = 44;
const LEAST_CHART = 150;

export const chart = layoutOf<'chart'>(
  (template) =>
    plainLayout('chart', 'Chart', template, [
      placeholderOf({
        key: 'chart',
        type: 'chart',
        index: 1,
        frame: template.grid.body,
        look: body(template, 14, template.page.muted),
        prompt: 'Chart',
      }),
    ]),
  function* (slide, context) {
    if (calledColumn(slide, context.language) !== undefined)
      for (const callout of CALLOUTS)
        if (slide.callout && canHold(slide.callout, callout, context.template.grid.body.w, context))
          yield* arrangements(slide, context, { callout });
    const { plain, lost } = withoutCallout(slide);
    for (const builder of arrangements(plain, context, {})) {
      builder.unshown.push(...lost);
      yield builder;
    }
  },
);

/** Sizes of what a callout says. */
const CALLOUTS = [18, 16, 14] as const;

/** The slide with its callout beside the chart, where nothing else is; otherwise what is lost with it. */
function withoutCallout({ callout, ...slide }: Slide): { plain: Slide; lost: string[] } {
  if (!callout?.text.trim()) return { plain: slide, lost: [] };
  if (!slide.takeaway && !slide.statements) return { plain: { ...slide, takeaway: callout }, lost: [] };
  return { plain: slide, lost: [[callout.figure, callout.text].filter(Boolean).join(' – ')] };
}

interface Manner {
  /** Size of a list of the parts beside a pie or doughnut, which otherwise has its names in the chart. */
  readonly listed?: number;
  /** The chart shows all its values. */
  readonly complete?: boolean;
  /** Size of the callout above the chart. */
  readonly callout?: number;
}

function* arrangements(slide: Slide, context: LayoutContext, manner: Manner): Generator<PageBuilder> {
  if (suitsSmallMultiples(slide) && (slide.multiples || isTangled(slide.chart))) yield smallMultiples(slide, context);
  // What is wanted apart goes to the wide page before it is put together.
  if (slide.multiples && suitsSmallMultiples(slide) && context.template.wide) return;
  if (slide.statements) {
    for (const size of steps(22, 14)) yield* listedOrNot(slide, context, size, false, manner);
    return;
  }
  if (slide.takeaway && context.template.grid.aside)
    for (const size of steps(18, 14)) yield* listedOrNot(slide, context, size, true, manner);
  for (const size of slide.takeaway ? steps(20, 14) : [20]) yield* listedOrNot(slide, context, size, false, manner);
}

function* listedOrNot(slide: Slide, context: LayoutContext, size: number, aside: boolean, manner: Manner): Generator<PageBuilder> {
  if (canList(slide.chart)) {
    // Names and values that are the chart's own follow its data; text boxes stand in where the parts have no room for all of them.
    yield arrange(slide, context, size, aside, { ...manner, complete: true });
    for (const listed of steps(20, 14)) yield arrange(slide, context, size, aside, { ...manner, listed });
  }
  yield arrange(slide, context, size, aside, manner);
}

function arrange(slide: Slide, context: LayoutContext, size: number, inAside: boolean, { listed, complete, callout }: Manner): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area: whole } = titledPage('chart', slide.title, context);
  const aside = inAside ? asideOf(builder, whole, context) : undefined;
  if (inAside && !aside) builder.judge('overflows');
  // A circle and the list of its parts would both be small in a narrow column.
  if (canList(slide.chart) && template.wide && whole.w < LEAST_BESIDE) builder.judge('overflows');
  const area = aside?.rest ?? whole;
  const { statements } = slide;
  const beside = (statements ?? slide.takeaway) !== undefined && !aside;
  const below = beside && area.w < LEAST_BESIDE;
  const space = statements ? STATEMENT_SPACE : TAKEAWAY_SPACE;
  const width = beside && !below ? area.w * (1 - (statements ? BESIDE_STATEMENTS : BESIDE)) - space : area.w;
  const unit = exhibitLine(slide.chart.unit, context);
  // A rule stands close above some bodies.
  const rise = template.grid.ruled ? 0 : UNIT_RISE;
  builder.text('Unit', { ...area, y: area.y - rise, w: width, h: UNIT }, unit, { role: 'caption' });
  const source = textOrNone(slide.source, body(template, 12, page.muted, undefined, 1.3), context);
  // Below a chart that has an aside, the source begins where the page does.
  const sourceHeight = source.length > 0 ? Math.max(18, measure(source, whole.w, context).height) : 0;
  const foot = sourceHeight > 0 ? sourceHeight + SOURCE_SPACE : 0;
  const band = below ? (statements ? statementsHeight(statements, size, area.w, context) + 12 : BAND) : 0;
  const top = area.y + (unit.length > 0 ? UNIT + UNIT_SPACE - rise : 0);
  const said = callout && slide.callout ? calloutHeight(slide.callout, callout, context) : 0;
  const frame: Frame = { x: area.x, y: top + said, w: width, h: bottomOf(area) - foot - top - said - band };
  const style = chartStyle(styleOf(template, slide.chart, context.rtl));
  const draw = (within: Frame, change: Partial<ChartStyle> = {}) => {
    const node = chartNode(slide.chart, within, { ...style, ...change }, context.typesetter, context.language);
    builder.add({ ...node, alt: node.alt || slide.title, placeholder: 'chart' });
    return node;
  };
  if (listed) {
    const side = Math.min(frame.h, width * 0.42);
    const circle: Frame = { x: area.x, y: frame.y + (frame.h - side) / 2, w: side, h: side };
    const node = draw(circle, { bare: true });
    placeParts(
      builder,
      { chart: slide.chart, colors: node.look.colors, circle, hole: node.look.hole ?? 0, right: area.x + width },
      listed,
      context,
    );
  } else {
    const node = draw(frame);
    if (complete) {
      if (!showsAll(node)) builder.judge('overflows');
      placeShareOf(builder, slide.chart, node, context);
    }
    const column = calledColumn(slide, context.language);
    if (callout && slide.callout && column !== undefined)
      placeCallout(builder, slide.callout, callout, { ...frame, y: top, h: said }, node, column, context);
  }
  if ((statements || callout) && frame.h < LEAST_CHART) builder.judge('overflows');
  if (statements && below) statementsBelow(builder, statements, size, { ...frame, y: bottomOf(frame) + 12, h: band - 12 }, context);
  else if (statements) {
    const x = rightOf(frame) + STATEMENT_SPACE;
    statementsBeside(builder, statements, size, { ...frame, x, w: rightOf(area) - x }, context);
  } else if (slide.takeaway && aside) takeawayAside(builder, slide.takeaway, size, shortened(aside, foot), context);
  else if (slide.takeaway && below)
    takeawayBelow(builder, slide.takeaway, size, { ...frame, y: bottomOf(frame) + 12, h: BAND - 12 }, context);
  else if (slide.takeaway) takeaway(builder, slide.takeaway, size, frame, rightOf(area), context);
  builder.text('Source', { x: whole.x, y: bottomOf(area) - sourceHeight + 6, w: whole.w, h: sourceHeight }, source, { role: 'caption' });
  return builder;
}

/** Whether each part has its value and its name. */
const showsAll = ({ data, look }: ChartNode): boolean =>
  (look.pointLabels ?? []).filter(({ show }) => show.length > 0).length === data.categories.length;

/** Ends above what stands at the foot of the body. */
const shortened = ({ frame, rest, line }: Aside, foot: number): Aside => ({
  rest,
  frame: line ? { ...frame, h: frame.h - foot } : frame,
  ...(line ? { line: { ...line, h: line.h - foot } } : {}),
});
