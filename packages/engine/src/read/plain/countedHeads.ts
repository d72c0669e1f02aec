/** Lines that count on from one another, each at the head of lines of its own: "Step 4: Name them", "第五步:备份". */
const COUNTED =
  /^\s*(?:(第)\s?[\p{Nd}一二三四五六七八九十百]{1,3}\s?(\p{Script=Han})|(\p{L}[\p{L}\p{M}]{1,15})\s?\p{Nd}{1,3})\s?[:：]\s*\S/u;
const FEWEST = 2;

/** The word that such a line counts; undefined where it counts none. */
function countedIn(line: string): string | undefined {
  const match = COUNTED.exec(line);
  return match ? (match[3]?.toLowerCase() ?? `${match[1]}${match[2]}`) : undefined;
}

/** Whether a line counts what several groups of lines in the text begin with. Linear in the number of lines. */
export function countedHeads(lines: readonly string[]): (line: string) => boolean {
  const counts = new Map<string, number>();
  lines.forEach((line, i) => {
    const isHead = (lines[i - 1] ?? '').trim() === '' && (lines[i + 1] ?? '').trim() !== '';
    const word = isHead ? countedIn(line) : undefined;
    // A row of them is a list, which no line of it heads.
    if (word !== undefined && countedIn(lines[i + 1] ?? '') !== word) counts.set(word, (counts.get(word) ?? 0) + 1);
  });
  return (line) => (counts.get(countedIn(line) ?? '') ?? 0) >= FEWEST;
}
