/** Joins paragraphs that a page or column parted. */
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

function goesOn(above: Passage, below: Passage): boolean {
  const [last, first] = [above.lines.at(-1), below.lines[0]];
  if (!last || !first || above.role?.kind !== below.role?.kind || above.role?.kind === 'heading') return false;
  if (Math.abs(last.size - first.size) > 0.08 * last.size || last.mono !== first.mono || last.mono) return false;
  const end = passageText(above);
  if (/[\p{L}][-‐]$/u.test(end)) return /^\p{L}/u.test(first.text);
  if (/[.!?:;。！？：；…।۔؟]["”»’)）\]]*$/u.test(end)) return false;
  return /^[\p{Ll}\p{Lo}(,]/u.test(first.text) && above.lines.length + below.lines.length > 2;
}
