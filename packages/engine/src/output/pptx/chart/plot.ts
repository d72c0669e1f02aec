/** The plot of each type of chart. */
import type { ChartNode } from '../../../model/scene.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { axisIds } from './axes.ts';
import { type ChartTextContext, val } from './chartText.ts';
import { areaSeries, seriesElements } from './series.ts';

/** Whether the type has axes: a pie and a doughnut have none. */
export const hasAxes = ({ data }: ChartNode): boolean => data.type !== 'pie' && data.type !== 'doughnut';

export function plotElement(node: ChartNode, context: ChartTextContext): string {
  const series = seriesElements(node, context);
  switch (node.data.type) {
    case 'scatter':
      return element('c:scatterChart', undefined, val('c:scatterStyle', 'lineMarker'), val('c:varyColors', false), ...series, ...axisIds);
    case 'column':
      return barChart(node, series, 'col', 'clustered');
    case 'stackedColumn':
      return barChart(node, series, 'col', 'stacked');
    case 'bar':
      return barChart(node, series, 'bar', 'clustered');
    case 'line':
      return areaUnder(node) + element('c:lineChart', undefined, ...grouping('standard'), ...series, val('c:marker', true), ...axisIds);
    case 'area':
      return element('c:areaChart', undefined, ...grouping(series.length > 1 ? 'stacked' : 'standard'), ...series, ...axisIds);
    case 'pie':
      return element('c:pieChart', undefined, val('c:varyColors', true), ...series, val('c:firstSliceAng', 0));
    case 'doughnut':
      return element(
        'c:doughnutChart',
        undefined,
        val('c:varyColors', true),
        ...series,
        val('c:firstSliceAng', 0),
        val('c:holeSize', Math.round(Math.min(90, Math.max(10, node.look.hole ?? 50)))),
      );
  }
}

/** An area of the same values behind a line, which a line alone cannot fill. */
function areaUnder(node: ChartNode): string {
  const { under } = node.look;
  return under ? element('c:areaChart', undefined, ...grouping('standard'), areaSeries(node, under), ...axisIds) : '';
}

const grouping = (how: 'clustered' | 'stacked' | 'standard'): Markup[] => [val('c:grouping', how), val('c:varyColors', false)];

function barChart(node: ChartNode, series: readonly string[], direction: 'col' | 'bar', how: 'clustered' | 'stacked'): string {
  return element(
    'c:barChart',
    undefined,
    val('c:barDir', direction),
    ...grouping(how),
    ...series,
    val('c:gapWidth', Math.round(Math.min(500, Math.max(0, node.look.gap)))),
    how === 'stacked' && val('c:overlap', 100),
    ...axisIds,
  );
}
