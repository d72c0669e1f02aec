/** Whether a table's first row names its columns, where the document does not say so. */

/** Every cell of the first row says something, none a figure (but a year), and some row below has figures. */
export function looksLikeHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const hasFigure = (cell: string | undefined) => /\p{N}/u.test(cell ?? '');
  if (first.slice(1).some((cell) => cell === '') || first.some((cell) => hasFigure(cell) && !/^(?:19|20)\d\d$/.test(cell))) return false;
  return rest.some((row) => row.slice(1).some(hasFigure));
}
