/** Texts without an edge that is seen: how far their frame reaches shows nowhere. */
import type { SceneNode, ShapeNode } from '../../model/scene.ts';
import type { TextBody } from '../../model/text.ts';

export type TextShape = ShapeNode & { readonly text: TextBody };

export const isFreeText = (node: SceneNode): node is TextShape =>
  node.type === 'shape' && node.text !== undefined && !node.text.turn && !node.fill && !node.stroke;

/** Of the room that is left beside a text's lines, the share that lies before them, from the left. */
export function shareBefore({ paragraphs }: TextBody): number {
  const { align = 'start', rtl = false } = paragraphs[0] ?? {};
  return align === 'center' ? 0.5 : (align === 'end') === rtl ? 0 : 1;
}
