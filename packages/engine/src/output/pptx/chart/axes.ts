/** The axes of a chart: categories on one, values on the other. */
import type { ChartNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { lineElement } from '../drawing/line.ts';
import { type ChartTextContext, chartText, val } from './chartText.ts';

export const CATEGORY_AXIS = 111_111_111;
export const VALUE_AXIS = 222_222_222;
export const AXIS_WIDTH = 1;
/** Points; `design/charts/valueAxis.ts` has the same for what we draw. */
export const GRID_WIDTH = 0.75;

/** `c:axId` of both, as every plot with axes ends. */
export const axisIds = [val('c:axId', CATEGORY_AXIS), val('c:axId', VALUE_AXIS)];

const isHorizontal = ({ data }: ChartNode): boolean => data.type === 'bar';

export function categoryAxis(node: ChartNode, context: ChartTextContext): string {
  const { look } = node;
  // Bars are read from the top, where their axis would begin at the bottom; columns of right-to-left text begin at the right.
  const reversed = isHorizontal(node) || look.rtl;
  return element(
    'c:catAx',
    undefined,
    val('c:axId', CATEGORY_AXIS),
    element('c:scaling', undefined, val('c:orientation', reversed ? 'maxMin' : 'minMax')),
    val('c:delete', false),
    val('c:axPos', isHorizontal(node) ? (look.rtl ? 'r' : 'l') : 'b'),
    element('c:numFmt', { formatCode: 'General', sourceLinked: false }),
    val('c:majorTickMark', 'none'),
    val('c:minorTickMark', 'none'),
    // Below all columns, also those that hang down from the axis.
    val('c:tickLblPos', 'low'),
    element('c:spPr', undefined, lineElement({ color: look.axisLine, width: AXIS_WIDTH })),
    chartText(look.axisStyle, context, { skips: (look.categoryStep ?? 1) > 1 }),
    val('c:crossAx', VALUE_AXIS),
    val('c:crosses', 'autoZero'),
    val('c:auto', false),
    val('c:lblAlgn', 'ctr'),
    val('c:lblOffset', 100),
    ...(look.categoryStep ? [val('c:tickLblSkip', look.categoryStep), val('c:tickMarkSkip', look.categoryStep)] : []),
    val('c:noMultiLvlLbl', true),
  );
}

/** What is not set is found from the values, also after they are edited. */
export const isFixed = (scale: ChartNode['look']['scale'], end: 'min' | 'max' | 'step'): boolean =>
  scale !== undefined && (scale.fixed ?? ['min', 'max', 'step']).includes(end);

export function valueAxis(node: ChartNode, context: ChartTextContext): string {
  const { look, data } = node;
  const horizontal = isHorizontal(node);
  return element(
    'c:valAx',
    undefined,
    val('c:axId', VALUE_AXIS),
    element(
      'c:scaling',
      undefined,
      val('c:orientation', horizontal && look.rtl ? 'maxMin' : 'minMax'),
      isFixed(look.scale, 'max') && val('c:max', String(look.scale?.max)),
      isFixed(look.scale, 'min') && val('c:min', String(look.scale?.min)),
    ),
    val('c:delete', !look.valueAxis),
    val('c:axPos', horizontal ? 'b' : look.rtl ? 'r' : 'l'),
    look.gridLine &&
      element('c:majorGridlines', undefined, element('c:spPr', undefined, lineElement({ color: look.gridLine, width: GRID_WIDTH }))),
    element('c:numFmt', { formatCode: look.axisFormat ?? look.numberFormat, sourceLinked: false }),
    val('c:majorTickMark', 'none'),
    val('c:minorTickMark', 'none'),
    val('c:tickLblPos', 'nextTo'),
    element('c:spPr', undefined, lineElement(undefined)),
    chartText(look.axisStyle, context),
    val('c:crossAx', CATEGORY_AXIS),
    // The category axis of bars runs downwards, so that its end is at the bottom.
    val('c:crosses', horizontal ? 'max' : data.type === 'scatter' ? 'min' : 'autoZero'),
    // Lines and areas run from edge to edge of the plot.
    val('c:crossBetween', data.type === 'area' || data.type === 'line' || data.type === 'scatter' ? 'midCat' : 'between'),
    isFixed(look.scale, 'step') && val('c:majorUnit', String(look.scale?.step)),
  );
}
