/** A text that every slide of a layout shows, such as the deck's name: it stands on the layout itself, and screen readers pass over it. */
import type { Frame, ShapeNode } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import type { DeckContext } from './layoutContext.ts';
import { bodyOf } from './pageBuilder.ts';

export function layoutText(
  name: string,
  frame: Frame,
  paragraphs: readonly Paragraph[],
  { typesetter }: Pick<DeckContext, 'typesetter'>,
  anchor: 'top' | 'middle' | 'bottom' = 'top',
): ShapeNode {
  const set = typesetter.set(paragraphs, { width: frame.w, height: frame.h, anchor, insets: [0, 0, 0, 0] });
  return { type: 'shape', name, frame, geometry: { type: 'rect' }, text: bodyOf(set), role: 'artifact', decorative: true };
}
