/** Pictures, cropped and never stretched. */
import type { PictureNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { perHundredThousand } from '../drawing/color.ts';
import { geometryElement, rectangle, sameFrame, transform } from '../drawing/geometry.ts';
import { nonVisual } from './nonVisual.ts';
import { type PartContext, placeholderFor } from './partContext.ts';

export function pictureElement(node: PictureNode, context: PartContext): string {
  const id = context.nextShapeId();
  const placeholder = placeholderFor(node.placeholder, context);
  const locks = element('a:picLocks', { noGrp: placeholder ? true : undefined, noChangeAspect: true });
  const outline = node.geometry ? geometryElement(node.geometry, node.frame) : !placeholder && rectangle;
  const inherits = placeholder && sameFrame(node.frame, placeholder.frame);
  return element(
    'p:pic',
    undefined,
    nonVisual('p:nvPicPr', id, node, element('p:cNvPicPr', undefined, locks), placeholder),
    element(
      'p:blipFill',
      undefined,
      element('a:blip', { 'r:embed': context.relationships.add('image', context.media.path(node.image)) }),
      node.crop && sourceRectangle(node.crop),
      element('a:stretch', undefined, element('a:fillRect')),
    ),
    element('p:spPr', undefined, !inherits && transform(node.frame), outline),
  );
}

function sourceRectangle([l, t, r, b]: NonNullable<PictureNode['crop']>): string {
  const side = (share: number): number | undefined => perHundredThousand(share) || undefined;
  return element('a:srcRect', { l: side(l), t: side(t), r: side(r), b: side(b) });
}
