/** Undoes the breaking of lines. */
import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';
import { joinLines } from '../../normalize.ts';

const HYPHEN = /\p{L}[-‐\u00ad]$/u;
/** "24-" above "hour", "7–" above "10". */
const AFTER_FIGURE = /\p{Nd}[-‐–]$/u;

/** Stands where a hyphen at the end of a line was: the whole text tells whether it belongs to the word. No text has it otherwise. */
export const WRAP = '\u00ad';

/** "Hol-" above "und Bringzone": the hyphen stands for the rest of a word that follows, and the word after it is one by itself. */
const SUSPENDED = new RegExp(`^(?:${either(inEvery(({ reading }) => reading.and))})(?![\\p{L}\\p{M}])`, 'u');

/** Text of two lines as one: a word that a hyphen parts is joined, with WRAP in its place, when its second half begins with a small letter. */
export function joinWrapped(above: string, below: string): string {
  if (HYPHEN.test(above)) {
    if (/^\p{Ll}/u.test(below) && !SUSPENDED.test(below)) return above.slice(0, -1) + WRAP + below;
    // "Baden-" above "Württemberg" keeps its hyphen and gets no blank.
    if (/^\p{Lu}/u.test(below)) return above + below;
  }
  if (AFTER_FIGURE.test(above) && /^[\p{Ll}\p{Nd}]/u.test(below) && !SUSPENDED.test(below)) return above + below;
  return joinLines(above, below);
}
