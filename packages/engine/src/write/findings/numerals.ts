/** Numbers written in words, compounds put together: "twenty-five", "two hundred". */
import { perObject } from '../../model/memo.ts';
import type { Spot } from './marks.ts';
import type { Patterns } from './patterns.ts';
import { at } from './sticky.ts';

export interface Numeral extends Spot {
  readonly value: number;
  readonly single?: boolean;
}

const everywhere = perObject((sticky: RegExp) => new RegExp(sticky.source, 'giu'));

/** The pattern, looked for from any place on; it begins at the beginning. */
function anywhereOf(sticky: RegExp): RegExp {
  const made = everywhere(sticky);
  made.lastIndex = 0;
  return made;
}

const MOST = 40;
const MOST_PARTS = 5;

/** A word of one sign is a number only beside what it counts: in scripts without spaces it is part of other words. */
export function* numeralIn(plain: string, patterns: Patterns): Generator<Numeral> {
  const { numeralAt, spaceless } = patterns;
  if (!numeralAt) return;
  if (spaceless) yield* hanNumerals(plain, patterns);
  const anywhere = anywhereOf(numeralAt);
  let from = 0;
  let count = 0;
  for (let match = anywhere.exec(plain); match && count < MOST; match = anywhere.exec(plain)) {
    const start = match.index;
    if (start < from) continue;
    if (!spaceless && /[\p{L}\p{M}\p{N}]/u.test(plain[start - 1] ?? ' ')) continue;
    const words: string[] = [match[0]];
    let end = start + match[0].length;
    while (words.length < MOST_PARTS) {
      const gap = spaceless ? end : at(patterns.compoundAt, plain, end);
      if (gap === undefined) break;
      numeralAt.lastIndex = gap;
      const next = numeralAt.exec(plain);
      if (!next || !follows(words.at(-1) ?? '', next[0], patterns)) break;
      words.push(next[0]);
      end = gap + next[0].length;
    }
    from = end;
    anywhere.lastIndex = end;
    // Suffixed languages: a numeral may begin a longer word ("on" of "ona").
    if (!spaceless && /[\p{L}\p{M}]/u.test(plain[end] ?? ' ')) continue;
    if (spaceless && !countsAt(plain, end, patterns)) continue;
    const value = sumOf(words, patterns);
    if (value === undefined) continue;
    count++;
    yield { start, end, value, ...(words.length === 1 && patterns.ones.has(match[0].toLowerCase()) && { single: true }) };
    // Meanwhile it may have looked at another text.
    anywhere.lastIndex = end;
  }
}

/** Twenty-five, two hundred, hundred and ten: a smaller one after a round one, or a hundred after a digit. */
function follows(before: string, next: string, patterns: Patterns): boolean {
  const [a, b] = [wordValue(before, patterns), wordValue(next, patterns)];
  return (
    (b === 100 && a > 1 && a < 10) ||
    (a >= 20 && b < 10 && a % 10 === 0) ||
    (a === 100 && b < 100) ||
    (a === 10 && b < 10 && patterns.spaceless)
  );
}

const wordValue = (word: string, patterns: Patterns): number => {
  const key = word.toLowerCase().replace(/[\s\u00a0]+/g, ' ');
  return patterns.numerals.get(key) ?? (patterns.ones.has(key) ? 1 : 0);
};

function sumOf(words: readonly string[], patterns: Patterns): number | undefined {
  let total = 0;
  for (const word of words) {
    const value = wordValue(word, patterns);
    if (value === 0) return undefined;
    total = value === 100 && total > 0 && total < 10 ? total * 100 : total + value;
  }
  return total;
}

const HAN =
  /(?<![〇零一二三四五六七八九两兩十百千万萬億亿])(?:(?:[〇零一二三四五六七八九两兩]?[十百千])+[一二三四五六七八九]?(?:[万萬](?:[一二三四五六七八九两兩]?[十百千])*[一二三四五六七八九]?)?|[一二三四五六七八九两兩][万萬](?:[一二三四五六七八九两兩]?[十百千])*[一二三四五六七八九]?)/gu;
const HAN_DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const HAN_POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** "一千八百名", "二十五年": compounds of Han signs, where something is counted. */
function* hanNumerals(plain: string, patterns: Patterns): Generator<Numeral> {
  for (const match of plain.matchAll(HAN)) {
    const end = match.index + match[0].length;
    if (match[0].length < 2 || !countsAt(plain, end, patterns)) continue;
    let total = 0;
    let part = 0;
    let digit = 0;
    for (const sign of match[0]) {
      if (sign === '万' || sign === '萬') {
        total += (part + digit) * 10_000;
        part = 0;
        digit = 0;
      } else if (HAN_POWERS[sign] !== undefined) {
        part += (digit || 1) * HAN_POWERS[sign];
        digit = 0;
      } else digit = HAN_DIGITS[sign] ?? 0;
    }
    yield { start: match.index, end, value: total + part + digit };
  }
}

const countsAt = (plain: string, end: number, patterns: Patterns): boolean =>
  [patterns.counterAt, patterns.durationAt, patterns.currencyAt, patterns.powerAt].some(
    (pattern) => pattern && at(pattern, plain, end) !== undefined,
  );
