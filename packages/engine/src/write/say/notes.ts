/** Speaker notes: what the source has a speaker say, then the source behind a slide, verbatim, a paragraph, item or row each. */
import { maxNotes } from '@slidewright/contract/deck';
import { sourceOf, type Unit } from '../discourse/passages.ts';

/** `behind` are all the units that the slide was made from, whose own notes are kept whether it says them or not. */
export function notesOf(units: readonly Unit[], behind: readonly Unit[] = units): string {
  const spoken = behind.flatMap((unit) => unit.spoken ?? []).map((text) => text.slice(0, maxNotes));
  const paragraphs: string[] = [...new Set(spoken)];
  let open = '';
  let before: Unit | undefined;
  let length = paragraphs.reduce((sum, text) => sum + text.length + 1, 0);
  for (const unit of [...units].sort((a, b) => a.index - b.index)) {
    if (unit === before) continue;
    const text = sourceOf(unit);
    if (length + text.length + 1 > maxNotes) break;
    length += text.length + 1;
    const follows = before !== undefined && !before.ends && before.block === unit.block;
    if (follows) open += needsSpace(open, text) ? ` ${text}` : text;
    else {
      if (open !== '') paragraphs.push(open);
      open = text;
    }
    before = unit;
  }
  if (open !== '') paragraphs.push(open);
  return paragraphs.join('\n').slice(0, maxNotes);
}

const needsSpace = (before: string, after: string): boolean => !(/[。！？」』）]$/u.test(before) && !/^[A-Za-z0-9]/.test(after));
