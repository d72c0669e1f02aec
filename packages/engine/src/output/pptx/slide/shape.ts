/** Shapes, text boxes, connectors and filled placeholders. */
import type { Placeholder, ShapeNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { fillElement } from '../drawing/color.ts';
import { geometryElement, sameFrame, transform } from '../drawing/geometry.ts';
import { lineElement } from '../drawing/line.ts';
import { shapeText } from '../text/textBody.ts';
import { nonVisual } from './nonVisual.ts';
import { type PartContext, placeholderFor } from './partContext.ts';

export function shapeElement(node: ShapeNode, context: PartContext): string {
  const id = context.nextShapeId();
  const placeholder = placeholderFor(node.placeholder, context);
  if (node.geometry.type === 'line' && !node.text && !placeholder) return connector(id, node);
  const locks = placeholder && element('a:spLocks', { noGrp: true });
  return element(
    'p:sp',
    undefined,
    nonVisual('p:nvSpPr', id, node, element('p:cNvSpPr', { txBox: (!placeholder && isTextBox(node)) || undefined }, locks), placeholder),
    placeholder ? differences(node, placeholder) : wholeLook(node),
    node.text && shapeText(node.text, context, placeholder),
  );
}

const isTextBox = (node: ShapeNode): boolean => Boolean(node.text && !node.fill && !node.stroke && node.geometry.type === 'rect');

const wholeLook = (node: ShapeNode): string =>
  element(
    'p:spPr',
    undefined,
    transform(node.frame, node.geometry.type === 'line' && node.geometry.up),
    geometryElement(node.geometry, node.frame),
    fillElement(node.fill),
    node.stroke && lineElement(node.stroke),
  );

/** A filled placeholder says only what its layout does not. */
const differences = (node: ShapeNode, placeholder: Placeholder): string =>
  element(
    'p:spPr',
    undefined,
    !sameFrame(node.frame, placeholder.frame) && transform(node.frame),
    node.geometry.type !== 'rect' && geometryElement(node.geometry, node.frame),
    node.fill && fillElement(node.fill),
    node.stroke && lineElement(node.stroke),
  );

const connector = (id: number, node: ShapeNode): string =>
  element('p:cxnSp', undefined, nonVisual('p:nvCxnSpPr', id, node, element('p:cNvCxnSpPr')), wholeLook(node));
