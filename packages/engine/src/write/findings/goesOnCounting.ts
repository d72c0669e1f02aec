/** Whether a bare number behind a name counts what a number before it does: "Leeds sold 1,120 bikes, York 640 and Hull 285". */
import { functionWords } from '../../languages/functionWords.ts';
import { andOf } from './conjunction.ts';
import { numberOf } from './digits.ts';
import type { Spot } from './marks.ts';

/** UTF-16 units in which the number stands that says what is counted. */
const BEFORE = 160;
/** A handful is no row. */
const FEWEST = 10;
const MOST_TIMES = 40;
/** A number with what it counts. */
const COUNTED = /(?<![\p{L}\p{Nd}])(\p{Nd}[\p{Nd}.,]*)[\s\u00a0]\p{L}{3,}/u;

/** `word` is the name right before the number; nothing but the two and what leads to them stands between commas or the language's "and". */
export function goesOnCounting(plain: string, { start, end }: Spot, value: number, word: string, language: string): boolean {
  if (value < FEWEST) return false;
  const before = plain
    .slice(Math.max(0, start - BEFORE), start)
    .trimEnd()
    .slice(0, -word.length);
  const clause = before.split(/[.!?;:]\s/u).at(-1) ?? '';
  const counted = COUNTED.exec(clause)?.[1];
  const first = counted === undefined ? undefined : numberOf(counted, language);
  if (first === undefined || first < FEWEST || first > MOST_TIMES * value || value > MOST_TIMES * first) return false;
  const and = andOf(language);
  const opened = new RegExp(`(?:[,;]|[\\s\\u00a0]${and})[\\s\\u00a0]((?:[\\p{L}’'-]+[\\s\\u00a0]){0,2})$`, 'u').exec(before);
  const closes = new RegExp(`^(?:[,;.)]|[\\s\\u00a0]*$|[\\s\\u00a0]${and}[\\s\\u00a0])`, 'u');
  if (!opened || !closes.test(plain.slice(end))) return false;
  // "Bei Bahnen 31", "Bad Homburg 640": nothing but little words and names leads to it.
  const little = functionWords(language);
  const leading = (opened[1] ?? '').split(/[\s\u00a0]+/u).filter((each) => each !== '');
  return leading.every((each) => /^\p{Lu}/u.test(each) || little.has(each.toLowerCase()));
}
