/** Footnotes: what stands in smaller type at the foot of a page or column and begins with a number or a sign. */
import { type Passage, passageSize, passageText } from './passage.ts';
import type { Element } from './passages.ts';

/** In parts of the type size of the text. */
const SMALLER = 0.93;
const MARK = /^(?:\d{1,3}|[*†‡§¶]{1,3})\s*(?=[\p{L}"“(])/u;

/** Text of the footnotes, without their marks. `body` is the type size of the text, in points. */
export function footnotesOf(elements: readonly Element[], body: number): ReadonlyMap<Passage, string> {
  const notes = new Map<Passage, string>();
  let below: Element | undefined;
  for (const element of elements.toReversed()) {
    const text = element.kind === 'passage' ? passageText(element.passage) : '';
    if (element.kind === 'passage' && isSmall(element.passage, body) && MARK.test(text) && isFoot(element.passage, below)) {
      notes.set(element.passage, text.replace(MARK, ''));
    } else below = element;
  }
  return notes;
}

const isSmall = (passage: Passage, body: number): boolean =>
  (passage.role === undefined || passage.role.kind === 'paragraph') && passageSize(passage) < SMALLER * body;

/** Whether no text follows before the page, the column or the document ends. */
function isFoot(passage: Passage, below: Element | undefined): boolean {
  if (below === undefined || below.kind === 'page') return true;
  if (below.kind !== 'passage') return false;
  return below.passage.page !== passage.page || (below.passage.lines[0]?.y ?? 0) < (passage.lines[0]?.y ?? 0);
}
