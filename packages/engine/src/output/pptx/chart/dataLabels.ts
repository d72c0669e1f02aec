/** The figures that stand at the points of a chart. */
import type { ChartNode, PointLabel } from '../../../model/scene.ts';
import type { TextStyle } from '../../../model/text.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { type ChartTextContext, chartText, decimal, invisible, val } from './chartText.ts';

type ChartType = ChartNode['data']['type'];
type Position = PointLabel['position'];
type Shown = PointLabel['show'];

const names: Readonly<Record<Position, string>> = {
  above: 't',
  below: 'b',
  left: 'l',
  right: 'r',
  center: 'ctr',
  outside: 'outEnd',
  inside: 'inEnd',
};

/** Where labels may stand, the usual place first. Areas and doughnuts have but one place, and saying it is an error. */
const places: Readonly<Record<ChartType, readonly Position[]>> = {
  column: ['outside', 'center', 'inside'],
  stackedColumn: ['center', 'inside'],
  bar: ['outside', 'center', 'inside'],
  line: ['above', 'below', 'left', 'right', 'center'],
  area: [],
  pie: ['outside', 'center', 'inside'],
  doughnut: [],
  scatter: ['right', 'left', 'above', 'below', 'center'],
};

/** `c:dLbls` of a series: the exceptions, then what holds for all other points. */
export function dataLabels(node: ChartNode, series: number, context: ChartTextContext): string {
  const { look, data } = node;
  const own = (look.pointLabels ?? [])
    .filter((label) => label.series === series && label.category < data.categories.length)
    .sort((a, b) => a.category - b.category);
  const exceptions = own.map((label) => pointLabel(node, label, context));
  const usual = look.labels ? labelLook(node, look.labelStyle, usualContent(node), usualPlace(node, own), context) : flags([]);
  return element('c:dLbls', undefined, ...exceptions, ...usual, look.labels && data.type === 'pie' && val('c:showLeaderLines', false));
}

/** Where all points have their labels at one place, those that are added have theirs there too. */
function usualPlace({ data }: ChartNode, own: readonly PointLabel[]): Position | undefined {
  const place = own[0]?.position;
  const isShared = own.length === data.categories.length && own.every(({ position }) => position === place);
  return isShared && place && places[data.type].includes(place) ? place : places[data.type][0];
}

/** Parts of a whole without a legend are told apart by their names. */
const usualContent = ({ data, look }: ChartNode): Shown =>
  (data.type === 'pie' || data.type === 'doughnut') && !look.legend ? ['category', 'value'] : ['value'];

function pointLabel(node: ChartNode, label: PointLabel, context: ChartTextContext): string {
  if (label.show.length === 0) return element('c:dLbl', undefined, val('c:idx', label.category), val('c:delete', true));
  const shift = label.shift
    ? element('c:manualLayout', undefined, val('c:x', 0), val('c:y', decimal(label.shift / node.frame.h)))
    : undefined;
  const allowed = places[node.data.type].includes(label.position) ? label.position : places[node.data.type][0];
  return element(
    'c:dLbl',
    undefined,
    val('c:idx', label.category),
    shift && element('c:layout', undefined, shift),
    node.data.type === 'scatter' &&
      label.show.includes('category') &&
      ownText(node.data.categories[label.category] ?? '', label.style, context),
    ...labelLook(node, label.style, label.show, allowed, context),
  );
}

/** The name of a point, which a chart without categories does not know. */
const ownText = (text: string, style: TextStyle, context: ChartTextContext): string =>
  element('c:tx', undefined, chartText(style, context, { wraps: false, text }));

function labelLook(
  { look }: ChartNode,
  style: TextStyle,
  show: Shown,
  position: Position | undefined,
  context: ChartTextContext,
): Markup[] {
  return [
    element('c:numFmt', { formatCode: look.numberFormat, sourceLinked: false }),
    invisible,
    chartText(style, context, { wraps: false }),
    position && val('c:dLblPos', names[position]),
    ...flags(show),
    show.length > 1 && `<c:separator>${escapeText(look.separator ?? '\n')}</c:separator>`,
  ];
}

const flags = (show: Shown): Markup[] => [
  val('c:showLegendKey', false),
  val('c:showVal', show.includes('value')),
  val('c:showCatName', show.includes('category')),
  val('c:showSerName', show.includes('series')),
  val('c:showPercent', false),
  val('c:showBubbleSize', false),
];
