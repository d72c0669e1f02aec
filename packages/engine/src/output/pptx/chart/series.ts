/** The series of a chart: name, look, points that look different, and the values with where they stand in the workbook. */
import type { Color } from '../../../model/color.ts';
import type { ChartNode, Fill } from '../../../model/scene.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { fillElement, solidFill } from '../drawing/color.ts';
import { lineElement } from '../drawing/line.ts';
import { sameColor } from '../text/run.ts';
import { categoryRange, nameCell, valueRange } from './cellRange.ts';
import { type ChartTextContext, val } from './chartText.ts';
import { dataLabels } from './dataLabels.ts';

export const seriesElements = (node: ChartNode, context: ChartTextContext): string[] =>
  node.data.series.map((_, index) =>
    node.data.type === 'scatter' ? scatterSeries(node, index, context) : seriesElement(node, index, context),
  );

const isLine = ({ data }: ChartNode): boolean => data.type === 'line';
const isRound = ({ data }: ChartNode): boolean => data.type === 'pie' || data.type === 'doughnut';
const isBar = (node: ChartNode): boolean => !isLine(node) && !isRound(node) && node.data.type !== 'area';

function seriesElement(node: ChartNode, index: number, context: ChartTextContext): string {
  const { data, look } = node;
  const color = seriesColor(node, index);
  return element(
    'c:ser',
    undefined,
    val('c:idx', index),
    val('c:order', index),
    element('c:tx', undefined, stringReference(nameCell(index), [data.series[index]?.name ?? ''])),
    isLine(node) ? lineProperties(node, index, color) : fillProperties(node, fillOf(node, color)),
    isBar(node) && val('c:invertIfNegative', false),
    isLine(node) && element('c:marker', undefined, val('c:symbol', 'none')),
    ...(isLine(node) ? markedPoints(node, index, color) : coloredPoints(node, color)),
    dataLabels(node, index, context),
    element('c:cat', undefined, stringReference(categoryRange(data.categories.length), data.categories)),
    element('c:val', undefined, numberReference(valueRange(index, data.categories.length), valuesOf(node, index), look.numberFormat)),
    isLine(node) && val('c:smooth', false),
  );
}

/** The values of a line once more, as an area behind it. */
export function areaSeries(node: ChartNode, { series, fill }: NonNullable<ChartNode['look']['under']>): string {
  const { data, look } = node;
  const values = numberReference(valueRange(series, data.categories.length), valuesOf(node, series), look.numberFormat);
  return element(
    'c:ser',
    undefined,
    val('c:idx', data.series.length),
    val('c:order', data.series.length),
    element('c:tx', undefined, stringReference(nameCell(series), [data.series[series]?.name ?? ''])),
    element('c:spPr', undefined, fillElement(fill), lineElement(undefined)),
    element('c:cat', undefined, stringReference(categoryRange(data.categories.length), data.categories)),
    element('c:val', undefined, values),
  );
}

/** Dots without a line; those of one series may have colours of their own. */
function scatterSeries(node: ChartNode, index: number, context: ChartTextContext): string {
  const { data, look } = node;
  const color = seriesColor(node, index);
  const marker = (fill: Color) =>
    element(
      'c:marker',
      undefined,
      val('c:symbol', 'circle'),
      val('c:size', Math.min(72, Math.max(2, Math.round(look.marker ?? MARKER * look.lineWidth)))),
      element('c:spPr', undefined, solidFill(fill), lineElement(undefined)),
    );
  const points = colorsPoints(node) ? look.colors : [];
  return element(
    'c:ser',
    undefined,
    val('c:idx', index),
    val('c:order', index),
    element('c:tx', undefined, stringReference(nameCell(index), [data.series[index]?.name ?? ''])),
    element('c:spPr', undefined, lineElement(undefined)),
    marker(color),
    ...points.map((own, i) =>
      sameColor(own, color) ? undefined : element('c:dPt', undefined, val('c:idx', i), marker(own), val('c:bubble3D', false), dotFill(own)),
    ),
    dataLabels(node, index, context),
    element('c:xVal', undefined, numberReference(categoryRange(data.categories.length), placesOf(data), 'General')),
    element('c:yVal', undefined, numberReference(valueRange(index, data.categories.length), valuesOf(node, index), look.numberFormat)),
    val('c:smooth', false),
  );
}

/** LibreOffice takes the colour of a single dot from here, and not from its marker. */
const dotFill = (color: Color): string => element('c:spPr', undefined, solidFill(color), lineElement(undefined));

/** Where the points of a scatter chart stand from left to right: their number where the data do not say. */
export function placesOf({ categories, x }: ChartNode['data']): (number | null)[] {
  return categories.map((_, i) => {
    const value = x ? x[i] : i + 1;
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  });
}

/** One value for each category; what is no number is a gap. */
export function valuesOf({ data }: Pick<ChartNode, 'data'>, index: number): (number | null)[] {
  return data.categories.map((_, i) => {
    const value = data.series[index]?.values[i];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  });
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

/** The fill of the points that have the colour. */
const fillOf = ({ look }: ChartNode, color: Color): Fill => look.fills?.[look.colors.findIndex((c) => sameColor(c, color))] ?? color;

const SEPARATION = 1.5;

/** Parts of a whole are kept apart by lines in the colour of the ground. */
const fillProperties = (node: ChartNode, fill: Fill): string =>
  element('c:spPr', undefined, fillElement(fill), isRound(node) && lineElement({ color: { ref: 'bg' }, width: SEPARATION }));

const lineProperties = ({ look }: ChartNode, index: number, color: Color): string =>
  element('c:spPr', undefined, lineElement({ color, width: look.lineWidths?.[index] ?? look.lineWidth, cap: 'round' }));

/** LibreOffice gives a point without opacity, or with all of it, the opacity of its series. */
const NEARLY_OPAQUE = 0.99999;

/** Points that do not look like their series; in a pie that is all of them. */
function coloredPoints(node: ChartNode, usual: Color): Markup[] {
  if (!colorsPoints(node)) return [];
  return node.look.colors.map((color, i) => {
    if (!isRound(node) && sameColor(color, usual)) return undefined;
    return element(
      'c:dPt',
      undefined,
      val('c:idx', i),
      isBar(node) && val('c:invertIfNegative', false),
      val('c:bubble3D', false),
      fillProperties(node, node.look.fills?.[i] ?? (usual.alpha === undefined ? color : { ...color, alpha: color.alpha ?? NEARLY_OPAQUE })),
    );
  });
}

/** Diameter of a marker in widths of its line. */
const MARKER = 2.8;

/** Points of a line that are seen as dots: those with a label, and those alone between gaps, of which there is no line to see. */
function markedPoints(node: ChartNode, index: number, color: Color): Markup[] {
  const values = valuesOf(node, index);
  const labelled = new Set(node.look.pointLabels?.filter((l) => l.series === index && l.show.length > 0).map((l) => l.category));
  const width = node.look.lineWidths?.[index] ?? node.look.lineWidth;
  const size = Math.min(72, Math.max(2, Math.round(width * MARKER)));
  const fill = element('c:spPr', undefined, solidFill(color), lineElement(undefined));
  return values.map((value, i) => {
    const alone = (values[i - 1] ?? null) === null && (values[i + 1] ?? null) === null;
    if (value === null || !(labelled.has(i) || alone)) return undefined;
    const marker = element('c:marker', undefined, val('c:symbol', 'circle'), val('c:size', size), fill);
    return element('c:dPt', undefined, val('c:idx', i), marker, val('c:bubble3D', false), lineProperties(node, index, color));
  });
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
