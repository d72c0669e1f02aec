/** Whether the command was asked for one JSON value and nothing else. */
export const isForProgram = (): boolean => process.argv.includes('--json');

/** Says on standard error what went wrong: as JSON to programs. */
export function printError(message: string): void {
  const words = message.trim().replace(/^(?:error: )?/gm, 'error: ');
  process.stderr.write(`${isForProgram() ? JSON.stringify({ error: { message: words.replace(/^error: /gm, '') } }) : words}\n`);
}

/** Prints a command's result: the value as one line of JSON, or words for a person. */
export function print(json: boolean | undefined, value: object, words: string): void {
  process.stdout.write(`${json ? JSON.stringify(value) : words}\n`);
}

/** Lines up the cells of each column with two spaces between columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((known, row) => row.map((cell, i) => Math.max(cell.length, known[i] ?? 0)), []);
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
