/** Shapes, text boxes, connectors and filled placeholders. */
import type { Placeholder, ShapeNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { fillElement } from '../drawing/color.ts';
import { connectorGeometry, geometryElement, sameFrame, transform, turnedTransform } from '../drawing/geometry.ts';
import { lineElement } from '../drawing/line.ts';
import { jumpAttributes } from '../text/run.ts';
import { shapeText } from '../text/textBody.ts';
import { nonVisual } from './nonVisual.ts';
import { type PartContext, placeholderFor } from './partContext.ts';

export function shapeElement(node: ShapeNode, context: PartContext): string {
  const id = context.nextShapeId();
  const placeholder = placeholderFor(node.placeholder, context);
  if (node.geometry.type === 'line' && !node.text && !placeholder) return connector(id, node, context);
  context.written.set(node.name, { id, geometry: node.geometry.type });
  const locks = placeholder && element('a:spLocks', { noGrp: true });
  const click = node.goTo !== undefined && element('a:hlinkClick', jumpAttributes(node.goTo, context.relationships));
  return element(
    'p:sp',
    undefined,
    nonVisual(
      'p:nvSpPr',
      id,
      node,
      element('p:cNvSpPr', { txBox: (!placeholder && isTextBox(node)) || undefined }, locks),
      placeholder,
      click,
    ),
    placeholder ? differences(node, placeholder) : wholeLook(node),
    node.text && shapeText(node.text, node, context, node.role ?? 'body', placeholder),
  );
}

const isTextBox = (node: ShapeNode): boolean => Boolean(node.text && !node.fill && !node.stroke && node.geometry.type === 'rect');

const wholeLook = (node: ShapeNode, outline = geometryElement(node.geometry, node.frame)): string =>
  element(
    'p:spPr',
    undefined,
    node.text?.turn
      ? turnedTransform(node.frame, node.text.turn)
      : transform(node.frame, node.geometry.type === 'line' && node.geometry.up),
    outline,
    fillElement(node.fill),
    node.stroke && lineElement(node.stroke),
  );

/** A filled placeholder says only what its layout does not. */
const differences = (node: ShapeNode, placeholder: Placeholder): string =>
  element(
    'p:spPr',
    undefined,
    (node.text?.turn || !sameFrame(node.frame, placeholder.frame)) && turnedTransform(node.frame, node.text?.turn),
    node.geometry.type !== 'rect' && geometryElement(node.geometry, node.frame),
    node.fill && fillElement(node.fill),
    node.stroke && lineElement(node.stroke),
  );

function connector(id: number, node: ShapeNode, context: PartContext): string {
  const bend = node.geometry.type === 'line' ? node.geometry.bend : undefined;
  const ends = node.connects && [glue('a:stCxn', node.connects.start, context), glue('a:endCxn', node.connects.end, context)];
  const names = nonVisual('p:nvCxnSpPr', id, node, element('p:cNvCxnSpPr', undefined, ...(ends ?? [])));
  return element('p:cxnSp', undefined, names, ends ? wholeLook(node, connectorGeometry(bend)) : wholeLook(node));
}

type Connects = NonNullable<ShapeNode['connects']>;

/** Sites count counterclockwise from the top: four on a rectangle, eight on an ellipse. */
function glue(name: 'a:stCxn' | 'a:endCxn', { node, site }: Connects['start'], context: PartContext): string {
  const shape = context.written.get(node);
  if (!shape) throw new Error(`the connector is glued to "${node}", which does not stand before it`);
  const quarter = { top: 0, left: 1, bottom: 2, right: 3 }[site];
  return element(name, { id: shape.id, idx: shape.geometry === 'ellipse' ? 2 * quarter : quarter });
}
