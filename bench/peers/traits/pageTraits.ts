/** Pages on which words run over: off the page, or over one another. */
import type { PageOfWords, PlacedWord } from '../../../test/office/placedWords.ts';

/** Points that a word may stand beyond the edge: italics and rounding. */
const EDGE = 2;
/** The share of the smaller word's letters that another's may cover. */
const COVERED = 0.4;
/** The share of a word's box that is above and below its letters: fonts of East Asia have boxes twice as high, and lines whose boxes overlap. */
const LEADING = 0.3;

export function runsOver(page: PageOfWords): boolean {
  const letters = page.words.map(lettersOf);
  return letters.some((word) => isOff(word, page)) || overlaps(letters);
}

function lettersOf(word: PlacedWord): PlacedWord {
  const leading = LEADING * (word.bottom - word.top);
  return { ...word, top: word.top + leading, bottom: word.bottom - leading };
}

const isOff = ({ left, top, right, bottom }: PlacedWord, { width, height }: PageOfWords): boolean =>
  left < -EDGE || top < -EDGE || right > width + EDGE || bottom > height + EDGE;

function overlaps(words: readonly PlacedWord[]): boolean {
  const solid = words.filter((word) => areaOf(word) > 0 && /[\p{L}\p{N}]/u.test(word.text));
  // What is written twice at one place is a shadow, or bold that is drawn so.
  return solid.some((word, i) =>
    solid.slice(i + 1).some((other) => word.text !== other.text && shared(word, other) > COVERED * Math.min(areaOf(word), areaOf(other))),
  );
}

const areaOf = ({ left, top, right, bottom }: PlacedWord): number => Math.max(0, right - left) * Math.max(0, bottom - top);

function shared(a: PlacedWord, b: PlacedWord): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
