/** Joins paragraphs that a page or column parted. */
import type { Line } from '../line/line.ts';
import { isCaption } from './caption.ts';
import { numberDepth } from './headings.ts';
import { markerOf } from './marker.ts';
import { type Passage, passageText } from './passage.ts';
import type { Element } from './passages.ts';

/** A paragraph that goes on is moved before the break. */
export function joinContinued(elements: readonly Element[], body: number): Element[] {
  const result: Element[] = [];
  let open: Passage | undefined;
  let crossed = false;
  for (const element of elements) {
    if (element.kind === 'page') crossed = true;
    if (element.kind !== 'passage') {
      result.push(element);
      continue;
    }
    const { passage } = element;
    const isColumnTop = !crossed && open !== undefined && (passage.lines[0]?.y ?? 0) < (open.lines.at(-1)?.y ?? 0);
    if (open && (crossed || isColumnTop) && goesOn(open, passage)) {
      open.lines.push(...passage.lines);
      crossed = false;
      continue;
    }
    result.push(element);
    // A footnote stands between the halves of a paragraph that the page parts.
    const isNote = (passage.lines[0]?.size ?? 0) < 0.9 * body;
    if (!isNote || open === undefined) {
      open = passage;
      crossed = false;
    }
  }
  return result;
}

const ENDS = /[.!?:;。！？：；…।۔؟]["”»’)）\]]*$/u;

function goesOn(above: Passage, below: Passage): boolean {
  const [last, first] = [above.lines.at(-1), below.lines[0]];
  if (!last || !first || above.role?.kind !== below.role?.kind || above.role?.kind === 'heading') return false;
  if (Math.abs(last.size - first.size) > 0.08 * last.size || last.mono !== first.mono || last.mono) return false;
  const end = passageText(above);
  if (/[\p{L}][-‐]$/u.test(end)) return /^\p{L}/u.test(first.text);
  if (ENDS.test(end)) return false;
  if (above.lines.length + below.lines.length <= 2) return false;
  // A name or, in German, any noun has a capital within a sentence: there the last line tells, which has no room left.
  return /^[\p{Ll}\p{Lo}(,]/u.test(first.text) || (/^[\p{Lu}\p{Nd}«„“"¿¡]/u.test(first.text) && isFull(above, first) && isRest(below));
}

/** Whether the first word of `next` has no room on the last of two or more lines, measured by the longest of them. */
function isFull({ lines }: Passage, next: Line): boolean {
  const last = lines.at(-1);
  if (!last || lines.length < FEWEST_LINES) return false;
  const edge = last.rtl ? Math.min(...lines.map(({ x0 }) => x0)) : Math.max(...lines.map(({ x1 }) => x1));
  const [word = ''] = next.text.split(' ');
  const width = ((next.x1 - next.x0) * word.length) / Math.max(1, next.text.length);
  return Math.abs((last.rtl ? last.x0 : last.x1) - edge) < Math.min(width, MOST_ROOM * last.size);
}
const FEWEST_LINES = 2;
/** In parts of the type size. */
const MOST_ROOM = 3;

/** The end of a sentence, and no item, caption or title of its own. */
function isRest(below: Passage): boolean {
  const [first] = below.lines;
  if (!first || first.bold || markerOf(first.text) || isCaption(first.text) || numberDepth(first.text) > 0) return false;
  return ENDS.test(passageText(below));
}
