/** The figures that stand at the points of a chart. */
import type { ChartNode } from '../../../model/scene.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { type ChartTextContext, chartText, val } from './chartText.ts';

/** Where a type puts its labels; it is an error to say it where there is only one place. */
const positions: Readonly<Record<ChartNode['data']['type'], string | undefined>> = {
  column: 'outEnd',
  stackedColumn: 'ctr',
  bar: 'outEnd',
  line: 't',
  area: undefined,
  pie: 'outEnd',
  doughnut: undefined,
};

export function dataLabels(node: ChartNode, context: ChartTextContext): string {
  const { look, data } = node;
  if (!look.labels) return element('c:dLbls', undefined, ...shown(false, false));
  const position = positions[data.type];
  // Parts of a whole without a legend are told apart by their names.
  const named = (data.type === 'pie' || data.type === 'doughnut') && !look.legend;
  return element(
    'c:dLbls',
    undefined,
    element('c:numFmt', { formatCode: look.numberFormat, sourceLinked: false }),
    element('c:spPr', undefined, element('a:noFill'), element('a:ln', undefined, element('a:noFill'))),
    chartText(look.labelStyle, context),
    position && val('c:dLblPos', position),
    ...shown(true, named),
    named && element('c:separator', undefined, '\n'),
    data.type === 'pie' && val('c:showLeaderLines', false),
  );
}

const shown = (value: boolean, category: boolean): Markup[] => [
  val('c:showLegendKey', false),
  val('c:showVal', value),
  val('c:showCatName', category),
  val('c:showSerName', false),
  val('c:showPercent', false),
  val('c:showBubbleSize', false),
];
