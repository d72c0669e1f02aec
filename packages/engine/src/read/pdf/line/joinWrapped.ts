/** Undoes the breaking of lines. */
import { joinLines } from '../../normalize.ts';

const HYPHEN = /\p{L}[-‐\u00ad]$/u;

/** Text of two lines as one: a word that a hyphen parts is joined when its second half begins with a small letter. */
export function joinWrapped(above: string, below: string): string {
  if (HYPHEN.test(above)) {
    if (/^\p{Ll}/u.test(below)) return above.slice(0, -1) + below;
    // "Baden-" above "Württemberg" keeps its hyphen and gets no blank.
    if (/^\p{Lu}/u.test(below)) return above + below;
  }
  return joinLines(above, below);
}
