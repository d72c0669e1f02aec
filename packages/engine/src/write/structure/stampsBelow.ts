/** Messages whose time stands alone below the name of who writes, as programs for meetings copy them: name, time and text on three lines. */

interface Line {
  readonly id: string;
  readonly text: string;
}

/** Pairs that make a chat, and people who have one. */
const FEWEST_PAIRS = 4;
const FEWEST_NAMES = 2;
/** Messages for each name, on average. */
const FEWEST_EACH = 2;
/** "Katrin Hölzel", "Dr. Sander (extern)". */
const NAME = /^\p{Lu}[\p{L}\p{M}’'.-]*(?:\s+[\p{L}\p{M}’'.-]+){0,3}(?:\s\([^()]{2,20}\))?$/u;

/** The lines with each name and the time below it on one; undefined where they are no such chat. `isTime`: a line is nothing but a time. */
export function withStampsBelow<L extends Line>(lines: readonly L[], isTime: (text: string) => boolean): readonly L[] | undefined {
  const isName = (at: number): boolean => NAME.test(lines[at]?.text ?? '') && isTime(lines[at + 1]?.text ?? '');
  const starts = lines.flatMap((_, at) => (isName(at) ? at : []));
  const names = new Set(starts.map((at) => lines[at]?.text));
  if (starts.length < FEWEST_PAIRS || names.size < FEWEST_NAMES || starts.length < FEWEST_EACH * names.size) return undefined;
  const begins = new Set(starts);
  return lines.flatMap((line, at) => {
    if (begins.has(at)) return [{ ...line, text: `${line.text} ${lines[at + 1]?.text ?? ''}` }];
    return begins.has(at - 1) ? [] : [line];
  });
}
