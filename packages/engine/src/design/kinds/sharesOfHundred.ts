/** Figures that are parts of a hundred: a bar can show each of them. Amounts of one unit need not be parts of anything. */

const PERCENT = /^[^\d+±<>~≈−–-]*(?<number>\d+(?:[.,]\d{1,2})?)\s*[%٪％]$/u;

/** How long a bar is for each of the figures, from 0 to 1; nothing where one of them is not a plain percentage of at most a hundred. */
export function sharesOfHundred(figures: readonly string[]): readonly number[] | undefined {
  const values = figures.map((figure) => Number(PERCENT.exec(figure.trim())?.groups?.number?.replace(',', '.')));
  return figures.length >= 2 && values.every((value) => value <= 100) ? values.map((value) => value / 100) : undefined;
}
