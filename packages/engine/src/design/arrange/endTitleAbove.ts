/** A text that follows a title's last line stands in the room of the title's box: a title that somebody makes longer is to end above it. */
import type { PageBuilder } from '../page/pageBuilder.ts';

/** The title's box, which has its words at its top, ends at `y`. */
export function endTitleAbove({ nodes }: PageBuilder, y: number): void {
  const title = nodes.find((node) => node.type === 'shape' && node.placeholder === 'title');
  if (title?.type !== 'shape' || title.text?.anchor !== 'top') return;
  nodes[nodes.indexOf(title)] = { ...title, frame: { ...title.frame, h: Math.min(title.frame.h, y - title.frame.y) } };
}
