/** The places of an arrangement that its layout does not have: for texts beside what it is for. */
import type { Frame, LeafNode, Placeholder } from '../../../model/scene.ts';
import { type Beside, besides, isBeside } from '../../page/besides.ts';

/** What the places beside are called. */
export const besidesIn = (places: ReadonlyMap<string, Frame>): string[] =>
  [...places.keys()].flatMap((key) => (isBeside(key) ? besides[key].name : []));

/** The place, in the look of the last words of what fills it first, since the first may be brought forward; none where nothing does. */
export function besidePlace(key: Beside, frame: Frame, nodes: readonly LeafNode[]): Placeholder[] {
  const node = nodes.find(({ placeholder }) => placeholder === key);
  const text = node?.type === 'shape' ? node.text : undefined;
  const paragraph = text?.paragraphs.at(-1);
  const style = paragraph?.runs[0]?.style;
  if (!text || !paragraph || !style) return [];
  const { index, prompt } = besides[key];
  const { align, lineHeight, indent, bullet } = paragraph;
  // Numbers differ from paragraph to paragraph: they stand on the slide.
  const mark = bullet && bullet.number === undefined ? { bullet: bullet.text } : {};
  return [{ key, type: 'body', index, frame, anchor: text.anchor, align, style, lineHeight, indent, ...mark, prompt, beside: true }];
}
