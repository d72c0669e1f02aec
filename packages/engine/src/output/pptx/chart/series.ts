/** The series of a chart: name, look, points that look different, and the values with where they stand in the workbook. */
import type { Color } from '../../../model/color.ts';
import type { ChartNode } from '../../../model/scene.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { solidFill } from '../drawing/color.ts';
import { lineElement } from '../drawing/line.ts';
import { sameColor } from '../text/run.ts';
import { categoryRange, nameCell, valueRange } from './cellRange.ts';
import { type ChartTextContext, val } from './chartText.ts';
import { dataLabels } from './dataLabels.ts';

export const seriesElements = (node: ChartNode, context: ChartTextContext): string[] =>
  node.data.series.map((_, index) => seriesElement(node, index, context));

function seriesElement(node: ChartNode, index: number, context: ChartTextContext): string {
  const { data, look } = node;
  const series = data.series[index];
  const isLine = data.type === 'line';
  const isBar = data.type === 'column' || data.type === 'stackedColumn' || data.type === 'bar';
  return element(
    'c:ser',
    undefined,
    val('c:idx', index),
    val('c:order', index),
    element('c:tx', undefined, stringReference(nameCell(index), [series?.name ?? ''])),
    shapeProperties(node, seriesColor(node, index)),
    isBar && val('c:invertIfNegative', false),
    isLine && element('c:marker', undefined, val('c:symbol', 'none')),
    ...(isLine ? [] : differingPoints(node, index)),
    dataLabels(node, context),
    element('c:cat', undefined, stringReference(categoryRange(data.categories.length), data.categories)),
    element('c:val', undefined, numberReference(valueRange(index, data.categories.length), series?.values ?? [], look.numberFormat)),
    isLine && val('c:smooth', false),
  );
}

/** One series with a colour for each category, or several with one colour each. */
const colorsPoints = ({ data, look }: ChartNode): boolean =>
  data.series.length === 1 && look.colors.length > 1 && look.colors.length === data.categories.length;

const first: Color = { ref: 'accent1' };

/** Where points have colours of their own, the series has the most frequent, which new points get too. */
function seriesColor(node: ChartNode, index: number): Color {
  const { colors } = node.look;
  if (!colorsPoints(node)) return colors[index % Math.max(1, colors.length)] ?? first;
  const count = (color: Color): number => colors.filter((c) => sameColor(c, color)).length;
  return colors.reduce((best, color) => (count(color) > count(best) ? color : best), colors[0] ?? first);
}

function shapeProperties(node: ChartNode, color: Color): string {
  if (node.data.type !== 'line') return element('c:spPr', undefined, solidFill(color));
  return element('c:spPr', undefined, lineElement({ color, width: node.look.lineWidth, cap: 'round' }));
}

function differingPoints(node: ChartNode, index: number): Markup[] {
  if (!colorsPoints(node)) return [];
  const usual = seriesColor(node, index);
  const round = node.data.type === 'pie' || node.data.type === 'doughnut';
  return node.look.colors.map((color, i) =>
    !round && sameColor(color, usual)
      ? undefined
      : element(
          'c:dPt',
          undefined,
          val('c:idx', i),
          !round && val('c:invertIfNegative', false),
          val('c:bubble3D', false),
          element('c:spPr', undefined, solidFill(color)),
        ),
  );
}

function stringReference(range: string, texts: readonly string[]): string {
  const points = texts.map((text, idx) => element('c:pt', { idx }, `<c:v>${escapeText(text)}</c:v>`));
  const cache = element('c:strCache', undefined, val('c:ptCount', texts.length), ...points);
  return element('c:strRef', undefined, element('c:f', undefined, range), cache);
}

function numberReference(range: string, values: readonly (number | null)[], format: string): string {
  const points = values.map((value, idx) => value !== null && element('c:pt', { idx }, element('c:v', undefined, String(value))));
  const cache = element(
    'c:numCache',
    undefined,
    element('c:formatCode', undefined, escapeText(format)),
    val('c:ptCount', values.length),
    ...points,
  );
  return element('c:numRef', undefined, element('c:f', undefined, range), cache);
}
