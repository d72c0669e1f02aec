/** Figures that can be compared because they count the same: percentages, or numbers with one unit. */

/** A number without groups of thousands, which another language would read as a fraction, between what stands before and after it. */
const FIGURE = /^(?<before>[^\d+±<>~≈−–-]*)(?<number>\d+(?:[.,]\d{1,2})?)(?<after>[^\d]*)$/u;
const PERCENT = /^[%٪％]$/u;

/**
 * How long a bar is for each of the figures, from 0 to 1: percentages are parts of a hundred, others parts of the greatest. Nothing where
 * they do not all count the same, or where one of them is not a plain number.
 */
export function sharesOfSameUnit(figures: readonly string[]): readonly number[] | undefined {
  const parts = figures.map((figure) => FIGURE.exec(figure.trim())?.groups);
  const units = new Set(parts.map((part) => part && `${part.before?.trim()}|${part.after?.trim()}`));
  const [unit] = units;
  if (figures.length < 2 || units.size !== 1 || !unit || unit === '|') return undefined;
  const values = parts.map((part) => Number(part?.number?.replace(',', '.')));
  const percent = PERCENT.test(unit.replace('|', ''));
  const whole = percent ? 100 : Math.max(...values);
  return whole > 0 && values.every((value) => value <= whole) ? values.map((value) => value / whole) : undefined;
}
