/** Speaker notes: the source behind a slide, verbatim, a paragraph, item or row each. */
import { sourceOf, type Unit } from './passages.ts';

/** What one slide's notes may hold, in UTF-16 units. */
const MOST = 19_500;

export function notesOf(units: readonly Unit[]): string {
  const paragraphs: string[] = [];
  let open = '';
  let before: Unit | undefined;
  let length = 0;
  for (const unit of [...units].sort((a, b) => a.index - b.index)) {
    if (unit === before) continue;
    const text = sourceOf(unit);
    if (length + text.length + 1 > MOST) break;
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
  return paragraphs.join('\n');
}

const needsSpace = (before: string, after: string): boolean => !(/[。！？」』）]$/u.test(before) && !/^[A-Za-z0-9]/.test(after));
