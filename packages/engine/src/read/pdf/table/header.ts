/** Whether a table's first row names its columns. */

const FIGURE = /\p{Nd}/u;
const YEAR = /^(?:19|20)\d\d$/;

/** `styled`: the first row is bold or on a ground of its own and the rows below are not. */
export function hasHeader(rows: readonly (readonly string[])[], styled: boolean): boolean {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return false;
  const named = first.filter((cell) => cell !== '').length;
  if (named < first.length - 1 || named === 0) return false;
  if (first.some((cell) => cell.length > 80)) return false;
  if (styled) return true;
  const numeric = (cell: string) => FIGURE.test(cell) && !YEAR.test(cell.trim()) && !/\p{L}{3}/u.test(cell);
  if (first.some(numeric)) return false;
  return rest.filter((row) => row.slice(1).some((cell) => FIGURE.test(cell))).length > rest.length / 2;
}
