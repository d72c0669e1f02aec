/** The frame of a table or chart on its slide. */
import type { ChartNode, TableNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { position } from '../drawing/geometry.ts';
import { CHART, TABLE } from '../opc/namespaces.ts';
import { nonVisual } from './nonVisual.ts';
import { type PartContext, placeholderFor } from './partContext.ts';
import { tableElement } from './table.ts';

function graphicFrame(node: TableNode | ChartNode, context: PartContext, uri: string, content: string): string {
  const locks = element('p:cNvGraphicFramePr', undefined, element('a:graphicFrameLocks', { noGrp: true }));
  return element(
    'p:graphicFrame',
    undefined,
    nonVisual('p:nvGraphicFramePr', context.nextShapeId(), node, locks, placeholderFor(node.placeholder, context)),
    element('p:xfrm', undefined, ...position(node.frame)),
    element('a:graphic', undefined, element('a:graphicData', { uri }, content)),
  );
}

export const tableFrame = (node: TableNode, context: PartContext): string =>
  graphicFrame(node, context, TABLE, tableElement(node, context));

export function chartFrame(node: ChartNode, context: PartContext): string {
  const id = context.relationships.add('chart', context.addChart(node));
  return graphicFrame(node, context, CHART, element('c:chart', { 'xmlns:c': CHART, 'r:id': id }));
}
