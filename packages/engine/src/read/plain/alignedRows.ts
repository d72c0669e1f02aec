/** Rows of a table that blanks line up, whose cells stand in line with those above them although hardly a blank keeps them apart. */

/** Lines above that begin their cells at the same places. */
const FEWEST_AGREEING = 2;

/** The cells of the lines from `end` on that begin where the `columns` cells of the lines from `start` to `end` do. */
export function rowsInLine(lines: readonly string[], start: number, end: number, columns: number): string[][] {
  const found = lines
    .slice(start, end)
    .map(startsOf)
    .filter((each) => each.length === columns);
  const places = found.at(-1) ?? [];
  const agreeing = found.filter((each) => each.every((place, i) => i === 0 || place === places[i])).length;
  const rows: string[][] = [];
  if (agreeing < FEWEST_AGREEING) return rows;
  for (const line of lines.slice(end)) {
    const isInLine = places.every(
      (place, i) => /\S/.test(line[place] ?? '') && (i === 0 ? line.search(/\S/) === place : line[place - 1] === ' '),
    );
    if (!isInLine || line.includes('\t')) break;
    rows.push(
      places.map((place, i) =>
        line
          .slice(place, places[i + 1])
          .trim()
          .replace(/\s+/g, ' '),
      ),
    );
  }
  return rows;
}

/** Where the cells of a line begin, which two blanks or more keep apart. */
const startsOf = (line: string): number[] => [...line.matchAll(/\S+(?: \S+)*/g)].map(({ index }) => index);
