/** A native chart: PowerPoint draws it from its data, in the theme's colours, with the plot where the Scene has it. */
import type { ChartNode, Frame } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { chartNamespaces } from '../opc/namespaces.ts';
import { officeLanguage } from '../text/language.ts';
import { categoryAxis, valueAxis } from './axes.ts';
import { type ChartTextContext, chartText, invisible, val } from './chartText.ts';
import { manualLayout } from './manualLayout.ts';
import { hasAxes, plotElement } from './plot.ts';
import { scatterAxis } from './scatterAxis.ts';

/** `workbookId` is the id of the relationship with the workbook. */
export function chartRoot(node: ChartNode, workbookId: string, context: ChartTextContext): string {
  const { look } = node;
  const chart = element(
    'c:chart',
    undefined,
    val('c:autoTitleDeleted', true),
    element(
      'c:plotArea',
      undefined,
      plotLayout(node),
      plotElement(node, context),
      hasAxes(node) && horizontalAxis(node, context) + valueAxis(node, context),
      invisible,
    ),
    look.legend && legend(node, context),
    val('c:plotVisOnly', true),
    val('c:dispBlanksAs', 'gap'),
  );
  return element(
    'c:chartSpace',
    chartNamespaces,
    val('c:date1904', false),
    val('c:lang', officeLanguage(context.language)),
    val('c:roundedCorners', false),
    chart,
    invisible,
    chartText(look.axisStyle, context),
    element('c:externalData', { 'r:id': workbookId }, val('c:autoUpdate', false)),
  );
}

const horizontalAxis = (node: ChartNode, context: ChartTextContext): string =>
  node.look.xAxis ? scatterAxis(node, node.look.xAxis, context) : categoryAxis(node, context);

/** The area inside the axes. */
const plotLayout = ({ frame, look }: ChartNode): string => manualLayout(look.plot, frame, val('c:layoutTarget', 'inner'));

function legend({ frame, look }: ChartNode, context: ChartTextContext): string {
  const { legendFrame } = look;
  return element(
    'c:legend',
    undefined,
    val('c:legendPos', legendFrame ? sideOf(legendFrame, look.plot) : 'b'),
    legendFrame && manualLayout(legendFrame, frame),
    val('c:overlay', false),
    chartText(look.legendStyle ?? { ...look.axisStyle, color: look.labelStyle.color }, context),
  );
}

/** On which side of the plot the legend lies: at the sides its entries form a list, above and below a row. */
function sideOf(legendFrame: Frame, plot: Frame): 'l' | 'r' | 't' | 'b' {
  if (legendFrame.x >= plot.x + plot.w) return 'r';
  if (legendFrame.x + legendFrame.w <= plot.x) return 'l';
  return legendFrame.y + legendFrame.h <= plot.y ? 't' : 'b';
}
