/** The least and the greatest of as many numbers as there are: `Math.min(...values)` runs out of stack at some hundred thousand. */

export const leastOf = (values: readonly number[], otherwise: number): number =>
  values.reduce((least, value) => Math.min(least, value), otherwise);

export const greatestOf = (values: readonly number[], otherwise: number): number =>
  values.reduce((greatest, value) => Math.max(greatest, value), otherwise);
