/** Speaker notes: what the source has a speaker say, then the source behind a slide, verbatim, a paragraph, item or row each. */
import { maxNotes } from '@slidewright/contract/deck';
import { sourceOf, type Unit } from '../discourse/passages.ts';

/** `behind` are all the units that the slide was made from, whose own notes are kept whether it says them or not. */
export function notesOf(units: readonly Unit[], behind: readonly Unit[] = units): string {
  const spoken = behind.flatMap((unit) => unit.spoken ?? []).map((text) => text.slice(0, maxNotes));
  const paragraphs: string[] = [...new Set(spoken)];
  // The paragraph that goes on, in pieces: a string that grows is copied whole each time that something looks into it.
  let open: string[] = [];
  let before: Unit | undefined;
  let length = paragraphs.reduce((sum, text) => sum + text.length + 1, 0);
  for (const unit of [...units].sort((a, b) => a.index - b.index)) {
    if (unit === before) continue;
    const text = sourceOf(unit);
    if (length + text.length + 1 > maxNotes) break;
    length += text.length + 1;
    const follows = before !== undefined && !before.ends && before.block === unit.block;
    if (follows) open.push(needsSpace(open.at(-1) ?? '', text) ? ` ${text}` : text);
    else {
      if (open.length > 0) paragraphs.push(open.join(''));
      open = [text];
    }
    before = unit;
  }
  if (open.length > 0) paragraphs.push(open.join(''));
  return paragraphs.join('\n').slice(0, maxNotes);
}

const needsSpace = (before: string, after: string): boolean =>
  !('。！？」』）'.includes(before.at(-1) ?? ' ') && !/^[A-Za-z0-9]/.test(after));
