/** Marks that a page of the web has between its words, and that come along when somebody copies it: "[edit]" at headings, "[3]" for a source. */

const FEWEST_MARKS = 3;

/** The text without such marks; any other text as it is. Linear in its length. */
export const withoutWebMarks = (text: string): string => withoutReferenceMarks(withoutEditLinks(text));

/** "Breeding[edit]", "Geschichte [Bearbeiten | Quelltext bearbeiten]": one and the same in brackets at the end of many short lines. */
const EDIT_LINK = /^(?=.{3,120}$)(.*[^\s\]])\s?(\[[^[\]\p{N}]{2,50}\])$/gmu;

function withoutEditLinks(text: string): string {
  if (!text.includes(']')) return text;
  const seen = new Map<string, number>();
  for (const [, , link = ''] of text.matchAll(EDIT_LINK)) seen.set(link, (seen.get(link) ?? 0) + 1);
  const isLink = (link: string): boolean => (seen.get(link) ?? 0) >= FEWEST_MARKS;
  return text.replace(EDIT_LINK, (line: string, heading: string, link: string) => (isLink(link) ? heading : line));
}

/** Directly behind a word or a stop, as no index of a formula is that has a single letter in front. */
const REFERENCE_MARK = /(?<=\p{L}[\p{L}\p{M}]|\p{N}\p{N}|[.,;:!?…。、)”"’»%\]])\[(?:(\d{1,3})|[a-z]|[\p{L}\s]{2,20}\d{1,3})\]/gu;

/** Sources are numbered as they are named first: 1, 2, 3 and so on. */
function withoutReferenceMarks(text: string): string {
  const numbers = [...text.matchAll(REFERENCE_MARK)].flatMap(([, number]) => (number === undefined ? [] : [Number(number)]));
  const first = [...new Set(numbers)].slice(0, FEWEST_MARKS);
  const isCounted = first.length === FEWEST_MARKS && first.every((number, i) => number === i + 1);
  return isCounted ? text.replace(REFERENCE_MARK, '') : text;
}
