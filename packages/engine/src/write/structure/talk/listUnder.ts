/** What a chat comes to, as lists under headings. */
import type { Block } from '../../../model/document.ts';

const LEVEL = 2;

/** The items as a list, under the heading where there is one; `verbal` where they are what people said. */
export function listUnder(heading: string | undefined, items: readonly string[], id: string, verbal = false): readonly Block[] {
  const above: readonly Block[] = heading ? [{ type: 'heading', id, level: LEVEL, text: heading }] : [];
  const listed = items.map((text) => ({ level: 0, runs: [{ text }] }));
  return [...above, { type: 'list', id: `${id}-list`, ordered: false, ...(verbal && { verbal }), items: listed }];
}
