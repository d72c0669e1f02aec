/** A native chart: PowerPoint draws it from its data, in the theme's colours, with the plot where the Scene has it. */
import type { ChartNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { chartNamespaces } from '../opc/namespaces.ts';
import { officeLanguage } from '../text/language.ts';
import { categoryAxis, valueAxis } from './axes.ts';
import { type ChartTextContext, chartText, decimal, val } from './chartText.ts';
import { hasAxes, plotElement } from './plot.ts';

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
      hasAxes(node) && categoryAxis(node, context) + valueAxis(node, context),
      element('c:spPr', undefined, element('a:noFill'), element('a:ln', undefined, element('a:noFill'))),
    ),
    look.legend && element('c:legend', undefined, val('c:legendPos', 'b'), val('c:overlay', false), chartText(look.axisStyle, context)),
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
    element('c:spPr', undefined, element('a:noFill'), element('a:ln', undefined, element('a:noFill'))),
    chartText(look.axisStyle, context),
    element('c:externalData', { 'r:id': workbookId }, val('c:autoUpdate', false)),
  );
}

/** The area inside the axes, in shares of the chart's frame. */
function plotLayout({ frame, look: { plot } }: ChartNode): string {
  return element(
    'c:layout',
    undefined,
    element(
      'c:manualLayout',
      undefined,
      val('c:layoutTarget', 'inner'),
      val('c:xMode', 'edge'),
      val('c:yMode', 'edge'),
      val('c:x', decimal((plot.x - frame.x) / frame.w)),
      val('c:y', decimal((plot.y - frame.y) / frame.h)),
      val('c:w', decimal(plot.w / frame.w)),
      val('c:h', decimal(plot.h / frame.h)),
    ),
  );
}
