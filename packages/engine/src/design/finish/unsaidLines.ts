/** What had no room on the page goes into the notes where these do not say it already: a word from the middle of a cycle, again by itself. */
export const unsaidLines = (lines: readonly string[], notes: string): string[] => lines.filter((line) => !says(notes, line));

const WORD = /[\p{L}\p{M}\p{N}]/u;

/** As whole words, however they are capitalised. */
function says(notes: string, line: string): boolean {
  const [whole, part] = [notes.toLowerCase(), line.trim().toLowerCase()];
  for (let at = part === '' ? -1 : whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const isCut = WORD.test(whole.charAt(at - 1)) || WORD.test(whole.charAt(at + part.length));
    if (!isCut) return true;
  }
  return false;
}
