/** Several lines that would cross each other, or are wanted apart: each leads in a small chart of its own, before all the others and on one scale. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import { belowTop, bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { cellsIn } from '../arrange/cells.ts';
import { titledPage } from '../arrange/titles.ts';
import { chartNode } from '../charts/chartNode.ts';
import { chartStyle } from '../charts/chartStyle.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { body, paragraph, strong, textOrNone } from '../page/typography.ts';
import { styleOf } from './chartLook.ts';
import { exhibitLine } from './exhibitLabel.ts';
import { BAND, takeawayBelow } from './takeaway.ts';

type Slide = SlideOf<'chart'>;

const USUAL = { least: 3, most: 6 } as const;
/** Lines that are wanted apart. */
const WANTED = { least: 2, most: 9 } as const;
/** With fewer lines a single chart can be read, however they cross. */
const LEAST_TANGLED = 4;
/** Of a course with fewer points nothing would be seen. */
const LEAST_POINTS = { usual: 3, wanted: 2 } as const;
const GAP = { across: 28, down: 14 } as const;
/** Width of a body for three charts side by side, and height of a chart with its name, points. */
const LEAST_THREE = 600;
const LEAST_HEIGHT = { usual: 92, wanted: 88 } as const;
/** Height of the line above the charts, how far it rises above the body, and height of the one below them. */
const UNIT = 28;
const UNIT_RISE = 8;
const SOURCE = 22;
/** From the rule of a chart to its name, and the name's height. */
const NAME = { down: 6, height: 24 } as const;
const NAME_SIZE = 15;

/** Whether the lines are as many as have room, and each has enough of a course. */
export function suitsSmallMultiples({ chart, statements, takeaway, multiples }: Slide): boolean {
  const { type, series, categories } = chart;
  const { least, most } = multiples ? WANTED : USUAL;
  const points = multiples ? LEAST_POINTS.wanted : LEAST_POINTS.usual;
  const whole = series.every(({ values }) => values.filter((value) => typeof value === 'number').length >= points);
  const alone = !statements && (!takeaway || multiples === true);
  return type === 'line' && series.length >= least && series.length <= most && categories.length >= points && whole && alone;
}

/** Whether more lines cross each other, and more often, than an eye can follow in one chart. */
export function isTangled({ series }: Slide['chart']): boolean {
  if (series.length < LEAST_TANGLED) return false;
  let crossings = 0;
  for (const [s, { values }] of series.entries()) {
    for (const other of series.slice(s + 1)) {
      const above = values.map((value, i) => Math.sign((value ?? Number.NaN) - (other.values[i] ?? Number.NaN))).filter((sign) => sign);
      crossings += above.filter((sign, i) => i > 0 && sign !== above[i - 1]).length;
    }
  }
  return crossings >= series.length;
}

/** `line` is the colour of the line that each chart shows, but for the one that leads, which has the accent. */
export function smallMultiples(slide: Slide, context: LayoutContext, line: Color = context.template.page.text): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('chart', slide.title, context);
  // On a narrow page they would be too small to see a course.
  if (template.wide && area.w < LEAST_THREE) builder.judge('overflows');
  const unit = exhibitLine(slide.chart.unit, context);
  builder.text('Unit', { ...area, y: area.y - (template.grid.ruled ? 0 : UNIT_RISE), h: 20 }, unit, { role: 'caption' });
  const source = textOrNone(slide.source, body(template, 12, template.page.muted, undefined, 1.3), context);
  if (measure(source, area.w, context).height > SOURCE) builder.judge('overflows');
  builder.text('Source', { ...area, y: bottomOf(area) - SOURCE + 4, h: SOURCE - 4 }, source, { role: 'caption' });
  const top = area.y + (unit.length > 0 ? UNIT : 0);
  const below = source.length > 0 ? SOURCE : 0;
  const band = slide.takeaway ? BAND : 0;
  const charts: Frame = { ...area, y: top, h: bottomOf(area) - top - below - band };
  placeCharts(builder, slide, charts, line, context);
  if (slide.takeaway) takeawayBelow(builder, slide.takeaway, 16, { ...charts, y: bottomOf(charts) + 12, h: band - 12 }, context);
  return builder;
}

function placeCharts(builder: PageBuilder, { chart, multiples }: Slide, area: Frame, line: Color, context: LayoutContext): void {
  const { template } = context;
  const { page } = template;
  const count = chart.series.length;
  const across = Math.min(count, count === 4 || area.w < LEAST_THREE ? 2 : 3);
  const cells = cellsIn(area, { count, across, gap: GAP.across, rowGap: GAP.down });
  const { w, h } = cells;
  if (h < (multiples ? LEAST_HEIGHT.wanted : LEAST_HEIGHT.usual)) builder.judge('overflows');
  const lead = chart.highlight ?? endsHighest(chart);
  chart.series.forEach(({ name, values }, i) => {
    const cell = cells.at(i);
    const leads = i === lead;
    builder.rule(`Rule ${i + 1}`, { ...cell, h: leads ? template.rule : 0.75 }, leads ? page.figure : page.text);
    const at = (text: string) => [paragraph(text, strong(template, NAME_SIZE, leads ? page.accent : page.text), context)];
    if (measure(at(name), w, context).lines.length > 1) builder.judge('overflows');
    builder.text(`Name ${i + 1}`, { ...cell, y: cell.y + NAME.down, h: NAME.height }, at(name), { role: 'heading' });
    const top = NAME.down + NAME.height;
    const style = chartStyle({
      ...styleOf(template, chart, context.rtl),
      sparse: true,
      accent: leads ? page.figure : line,
      quiet: page.line,
      axis: page.line,
      categorySize: 12,
    });
    const frame: Frame = belowTop(cell, top);
    const node = chartNode({ ...chart, highlight: i }, frame, style, context.typesetter, context.language);
    // So little room that the lines would be told apart by a legend in each.
    if (node.look.legend) builder.judge('overflows');
    const course = chart.categories.map((category, c) => `${category} ${values[c] ?? '–'}`).join(', ');
    builder.add({ ...node, name: `Chart ${i + 1}`, alt: `${name}: ${course}`, ...(i === 0 ? { placeholder: 'chart' } : {}) });
  });
}

/** The line that ends above all others. */
function endsHighest({ series }: Slide['chart']): number {
  const ends = series.map(({ values }) => values.findLast((value) => typeof value === 'number') ?? Number.NEGATIVE_INFINITY);
  return ends.indexOf(Math.max(...ends));
}
