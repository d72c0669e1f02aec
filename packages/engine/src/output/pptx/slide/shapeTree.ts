/** The tree of a slide's or layout's shapes, in painting order. */
import type { GroupNode, SceneNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { emuFrame } from '../drawing/geometry.ts';
import { chartFrame, tableFrame } from './graphicFrame.ts';
import { nonVisual } from './nonVisual.ts';
import type { PartContext } from './partContext.ts';
import { pictureElement } from './picture.ts';
import { shapeElement } from './shape.ts';

/** `p:spTree` with shapes that are written already. */
export const shapeTree = (shapes: readonly string[]): string =>
  element(
    'p:spTree',
    undefined,
    '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>',
    element('p:grpSpPr', undefined, groupTransform({ x: 0, y: 0, cx: 0, cy: 0 })),
    ...shapes,
  );

export function nodeElement(node: SceneNode, context: PartContext): string {
  switch (node.type) {
    case 'shape':
      return shapeElement(node, context);
    case 'picture':
      return pictureElement(node, context);
    case 'table':
      return tableFrame(node, context);
    case 'chart':
      return chartFrame(node, context);
    case 'group':
      return groupElement(node, context);
  }
}

function groupElement(node: GroupNode, context: PartContext): string {
  const names = nonVisual('p:nvGrpSpPr', context.nextShapeId(), node, element('p:cNvGrpSpPr'));
  const transform = element('p:grpSpPr', undefined, groupTransform(emuFrame(node.frame)));
  return element('p:grpSp', undefined, names, transform, ...node.nodes.map((child) => nodeElement(child, context)));
}

/** Shapes in a group keep their place on the page: the group's own coordinates are the page's. */
const groupTransform = ({ x, y, cx, cy }: ReturnType<typeof emuFrame>): string =>
  element(
    'a:xfrm',
    undefined,
    element('a:off', { x, y }),
    element('a:ext', { cx, cy }),
    element('a:chOff', { x, y }),
    element('a:chExt', { cx, cy }),
  );
