/** The horizontal axis of a scatter chart: values, and what they measure. */
import type { ChartNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { lineElement } from '../drawing/line.ts';
import { AXIS_WIDTH, CATEGORY_AXIS, GRID_WIDTH, isFixed, VALUE_AXIS } from './axes.ts';
import { type ChartTextContext, chartText, decimal, val } from './chartText.ts';

type Axis = NonNullable<ChartNode['look']['xAxis']>;

export function scatterAxis({ frame, look }: ChartNode, { scale, format, title }: Axis, context: ChartTextContext): string {
  return element(
    'c:valAx',
    undefined,
    val('c:axId', CATEGORY_AXIS),
    element(
      'c:scaling',
      undefined,
      val('c:orientation', look.rtl ? 'maxMin' : 'minMax'),
      isFixed(scale, 'max') && val('c:max', String(scale.max)),
      isFixed(scale, 'min') && val('c:min', String(scale.min)),
    ),
    val('c:delete', false),
    val('c:axPos', 'b'),
    look.gridLine &&
      element('c:majorGridlines', undefined, element('c:spPr', undefined, lineElement({ color: look.gridLine, width: GRID_WIDTH }))),
    title && titleElement(title, frame, context),
    element('c:numFmt', { formatCode: format, sourceLinked: false }),
    val('c:majorTickMark', 'none'),
    val('c:minorTickMark', 'none'),
    val('c:tickLblPos', 'low'),
    element('c:spPr', undefined, lineElement({ color: look.axisLine, width: AXIS_WIDTH })),
    chartText(look.axisStyle, context),
    val('c:crossAx', VALUE_AXIS),
    val('c:crosses', 'autoZero'),
    val('c:crossBetween', 'midCat'),
    isFixed(scale, 'step') && val('c:majorUnit', String(scale.step)),
  );
}

/** A title's place is that of its top left corner; its size follows from its words. */
function titleElement({ text, style, frame }: NonNullable<Axis['title']>, chart: ChartNode['frame'], context: ChartTextContext): string {
  const place = element(
    'c:manualLayout',
    undefined,
    val('c:xMode', 'edge'),
    val('c:yMode', 'edge'),
    val('c:x', decimal((frame.x - chart.x) / chart.w)),
    val('c:y', decimal((frame.y - chart.y) / chart.h)),
  );
  return element(
    'c:title',
    undefined,
    element('c:tx', undefined, chartText(style, context, { wraps: false, text })),
    element('c:layout', undefined, place),
    val('c:overlay', false),
  );
}
