/** A chart of a Deck as a node of a Scene: the look of the native chart and the same chart as shapes. */
import type { ChartData } from '@slidewright/contract/deck';
import type { ChartNode, Frame } from '../../model/scene.ts';
import type { Typesetter } from '../../text/typesetter.ts';
import { drawAreas } from './areas.ts';
import { drawBars } from './bars.ts';
import { type Chart, createChart, type DrawnLook } from './chart.ts';
import type { ChartStyle } from './chartStyle.ts';
import { drawColumns } from './columns.ts';
import { description } from './description.ts';
import { drawLines } from './lines.ts';
import { createPen } from './pen.ts';
import { drawPie } from './pie.ts';
import { drawScatter } from './scatter.ts';
import { separatorOf } from './separator.ts';
import { drawStackedColumns } from './stackedColumns.ts';
import { withTotals } from './totals.ts';

const drawers: Readonly<Record<ChartData['type'], (chart: Chart) => DrawnLook>> = {
  column: drawColumns,
  stackedColumn: drawStackedColumns,
  bar: drawBars,
  line: drawLines,
  area: drawAreas,
  pie: drawPie,
  doughnut: drawPie,
  scatter: drawScatter,
};

/**
 * Draws `data` within `frame` (points on the page) and says how the native chart must look to agree. All data stay in the native chart,
 * also what the drawing leaves unlabelled; a pie or doughnut keeps its first series alone.
 */
export function chartNode(data: ChartData, frame: Frame, style: ChartStyle, typesetter: Typesetter, language: string): ChartNode {
  const round = data.type === 'pie' || data.type === 'doughnut';
  const { data: shown, totals } = round ? { data: { ...data, series: data.series.slice(0, 1) } } : withTotals(data, language);
  const pen = createPen(frame, style.rtl, typesetter, language);
  const chart = createChart(shown, frame, style, pen);
  const drawn = drawers[data.type](chart);
  return {
    type: 'chart',
    name: 'Chart',
    frame,
    alt: description(chart),
    data: shown,
    ...(totals && { totals }),
    look: {
      colors: [...chart.colors],
      numberFormat: chart.format.code,
      axisLine: style.axis,
      lineWidth: style.lineWidth,
      separator: separatorOf(language),
      rtl: style.rtl,
      ...(chart.fills.length > 0 && { fills: [...chart.fills] }),
      ...drawn,
      ...(drawn.valueAxis && { gridLine: style.grid }),
    },
    drawing: pen.shapes,
  };
}
