/** The title of a text: its first heading, if that stands above everything else. */
import type { Block } from '../model/document.ts';

/** Undefined when the text opens with prose, or when its first heading is one of several of the same rank. */
export function titleOf(blocks: readonly Block[], markdown: boolean): string | undefined {
  const first = blocks.findIndex((block) => block.type === 'heading');
  const heading = blocks[first];
  // One line may stand above it: a date, a name, a note to the reader.
  if (heading?.type !== 'heading' || first > 1 || (first === 1 && blocks[0]?.type !== 'paragraph')) return undefined;
  const headings = blocks.filter((block) => block.type === 'heading');
  const peers = headings.filter((other) => other.level <= heading.level).length;
  if (peers > 1) return undefined;
  if ((!markdown || heading.level > 1) && first > 0) return undefined;
  return heading.text.length <= 200 ? heading.text : undefined;
}
