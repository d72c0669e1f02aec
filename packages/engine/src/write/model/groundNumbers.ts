/** The numbers that a source states in other ways than by these digits: in words ("two of the five"), with a half, by magnitude. */
import { languageOf } from '../../languages/languageOf.ts';
import { patternOf } from '../../languages/phrases.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure } from '../findings/finding.ts';
import { numeralIn } from '../findings/numerals.ts';
import type { Patterns } from '../findings/patterns.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { type ScaledCells, scaledCells } from './scaledCells.ts';

export interface StatedNumbers {
  /** What numbers of tables stand for that are in thousands or millions. */
  readonly scaled: ScaledCells;
  /** Whether a number of the text, whose `readings` are in ASCII digits, has a value that the source states. */
  has(written: string, readings: readonly string[], text: string): boolean;
}

export function statedNumbers(source: string, language: string): StatedNumbers {
  const patterns = patternsOf(language);
  const inWords = new Set<string>();
  const values = new Set<string>();
  for (const sentence of source.split(/(?<=[.!?。！？।؟])\s+|\n+/u)) {
    for (const value of valuesInWords(sentence, language, patterns)) inWords.add(String(value));
    for (const figure of figuresIn(sentence, [], patterns, language)) for (const key of keysOf(figure)) values.add(key);
  }
  const scaled = scaledCells(source, language);
  return {
    scaled,
    has: (written, readings, text) =>
      readings.some((reading) => inWords.has(reading)) ||
      figuresIn(text, [], patterns, language).some(
        (figure) => isNumberIn(written, figure.digits) && (keysOf(figure).some((key) => values.has(key)) || scaled.has(figure)),
      ),
  };
}

/** Whether digits are a number by themselves in a longer text: "12" is none in "412". */
export function isNumberIn(written: string, digits: string): boolean {
  const at = digits.indexOf(written);
  return at >= 0 && !/\p{Nd}$/u.test(digits.slice(0, at)) && !/^\p{Nd}/u.test(digits.slice(at + written.length));
}

/** "Twenty-five", "one and a half", "anderthalb". */
function valuesInWords(sentence: string, language: string, patterns: Patterns): number[] {
  const { findings, spaceless } = languageOf(language);
  const half = patternOf(findings.halves, 'begins', spaceless);
  // "One and a half days", "un jour et demi".
  const isHalfMore = (after: string): boolean =>
    half !== undefined && (half.test(after) || half.test(after.replace(/^[\p{L}\p{M}]+\s+/u, '')));
  const found = [...numeralIn(sentence, patterns)].flatMap(({ value, end }) =>
    isHalfMore(sentence.slice(end).trimStart()) ? [value + 0.5] : [value],
  );
  const halved = (findings.halved?.split('|') ?? []).flatMap((pair) => {
    const [word = '', value] = pair.split('=');
    return patternOf(word, 'holds', spaceless)?.test(sentence) ? [Number(value)] : [];
  });
  return [...found, ...halved];
}

/** What a figure says, shares by themselves: "half" is 50 %, "a third" 33 % as well. */
function keysOf({ value, high, measure, inWords }: Figure): string[] {
  const share = measure.kind === 'percent';
  return [value, ...(high === undefined ? [] : [high])].flatMap((number) => {
    const said = (share && inWords ? 100 : 1) * number;
    const all = share && inWords ? [said, Math.round(said)] : [said];
    return all.map((each) => `${share ? '%' : ''}${Number(each.toPrecision(9))}`);
  });
}

const HALVES: Readonly<Record<string, string>> = { '¼': '25', '½': '5', '¾': '75' };

/** "1½" as "1.5": compatibility forms would make eleven halves of it. */
export const withDecimals = (text: string): string =>
  text.replace(/(\p{Nd}*)\s?([¼½¾])/gu, (_, whole: string, part: string) => `${whole === '' ? '0' : whole}.${HALVES[part]}`);
