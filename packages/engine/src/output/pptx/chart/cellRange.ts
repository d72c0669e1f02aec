/** Where the values of a chart are in its workbook: categories in column A from row 2, each series in a column under its name. */
export const SHEET = 'Sheet1';

/** "A" for 0, "Z" for 25, "AA" for 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const absolute = (column: number, row: number): string => `$${columnName(column)}$${row}`;

export const categoryRange = (count: number): string => `${SHEET}!${absolute(0, 2)}:${absolute(0, count + 1)}`;
export const nameCell = (series: number): string => `${SHEET}!${absolute(series + 1, 1)}`;
export const valueRange = (series: number, count: number): string =>
  `${SHEET}!${absolute(series + 1, 2)}:${absolute(series + 1, count + 1)}`;
