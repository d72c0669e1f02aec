/** How long it is from one time of day to another, in minutes: from 21:42 to 23:35 it is "one hour and 53 minutes". */

import { languageOf } from '../../languages/languageOf.ts';
import { withPlainDigits } from '../../model/plainDigits.ts';
import { numeralIn } from '../findings/numerals.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { BLANK, unitOf } from './timeUnits.ts';

export interface ClockTimes {
  /** Whether a number of the text belongs to a length of time between two times of day, of which the text or the lines beside it tell. */
  follows(written: string, text: string, lines: readonly string[]): boolean;
  /** What it is from one to the other, where the text has two of them and says another length of time. */
  nearest(written: string, text: string): string | undefined;
}

interface Spot {
  readonly start: number;
  readonly end: number;
}
/** In minutes since midnight. */
interface Moment extends Spot {
  readonly at: number;
  readonly shown: string;
}
interface Span extends Spot {
  readonly minutes: number;
  /** Its numbers as they are written, in digits. */
  readonly digits: readonly string[];
}

const DAY = 24 * 60;
/** How often a length of time may be one between any two of the moments by chance. */
const CHANCE = 0.2;

export function clockTimesOf(language: string): ClockTimes {
  const patterns = patternsOf(language);
  const { findings } = languageOf(language);
  const [hour, minute] = [unitOf('hour', language), unitOf('minute', language)];
  // Where a point parts decimals, "19.30" is a number.
  const mark = findings.decimalComma ? '[:.]' : ':';
  const moment = new RegExp(
    `(?<![\\d:.,])([01]?\\d|2[0-4])(?:${mark}([0-5]\\d)|${BLANK}?h${BLANK}?([0-5]\\d)?(?![\\p{L}\\d])|(?=${BLANK}?[ap]\\.?m(?!\\p{L})))(?!\\d|[:.,]\\d)(?:${BLANK}?([ap])\\.?m(?!\\p{L}))?`,
    'giu',
  );
  const momentsIn = (text: string): Moment[] =>
    [...withPlainDigits(text).matchAll(moment)].map((match) => {
      const [shown, hours = '', minutes, more, half] = match;
      const late = half === undefined ? 0 : half.toLowerCase() === 'p' ? 12 : 0;
      const whole = half === undefined ? Number(hours) : (Number(hours) % 12) + late;
      const at = (whole * 60 + Number(minutes ?? more ?? 0)) % DAY;
      return { at, shown: shown.trim(), start: match.index, end: match.index + shown.length };
    });
  const spansIn = (text: string): Span[] => {
    const plain = withPlainDigits(text);
    const inDigits = [...plain.matchAll(/(?<![\d:.,])\d{1,4}(?![\d:]|[.,]\d)/gu)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      value: Number(match[0]),
    }));
    const found: (Span & { readonly ofHours: boolean })[] = [];
    for (const { start, end, value } of [...inDigits, ...numeralIn(plain, patterns)].sort((a, b) => a.start - b.start)) {
      const digits = /^\d/u.test(plain.slice(start)) ? [plain.slice(start, end)] : [];
      const after = plain.slice(end);
      const [hours, minutes] = [hour.exec(after)?.[0].length, minute.exec(after)?.[0].length];
      const last = found.at(-1);
      // "One hour and 53 minutes", "1 h 53".
      const between = last?.ofHours ? plain.slice(last.end, start) : undefined;
      const joined = between !== undefined && between.length <= LONGEST_JOINT && /^[\p{L}\p{M}\s,]*$/u.test(between);
      const bare = joined && /^\s?$/u.test(between) && /^\d\d$/u.test(plain.slice(start, end)) && hours === undefined;
      if (last && joined && (minutes !== undefined || bare)) {
        const whole = { start: last.start, end: end + (minutes ?? 0), minutes: last.minutes + value, digits: [...last.digits, ...digits] };
        found.splice(-1, 1, { ...whole, ofHours: false });
      } else if (minutes !== undefined) found.push({ start, end: end + minutes, minutes: value, digits, ofHours: false });
      else if (hours !== undefined) found.push({ start, end: end + hours, minutes: 60 * value, digits, ofHours: true });
    }
    return found;
  };
  const told = (written: string, text: string): Span[] => {
    const plain = withPlainDigits(written);
    return spansIn(text).filter(({ digits, minutes }) => minutes > 0 && digits.includes(plain));
  };
  const ownOf = (text: string, span: Span): Moment[] => momentsIn(text).filter(({ start, end }) => end <= span.start || start >= span.end);
  return {
    follows(written, text, lines) {
      const beside = lines.filter((line) => line !== text).flatMap(momentsIn);
      return told(written, text).some((span) => {
        const own = ownOf(text, span);
        if (pairsOf(own).includes(span.minutes)) return true;
        const far = own.length > 0 ? own.flatMap((a) => beside.flatMap((b) => apart(a, b))) : pairsOf(beside);
        const near = new Set(far.filter((minutes) => minutes >= span.minutes / 2 && minutes <= 2 * span.minutes));
        return near.has(span.minutes) && near.size <= CHANCE * 1.5 * span.minutes;
      });
    },
    nearest(written, text) {
      const [span] = told(written, text);
      const [from, to, more] = span ? ownOf(text, span).sort((a, b) => a.at - b.at) : [];
      if (!from || !to || more) return undefined;
      const minutes = to.at - from.at;
      return `from ${from.shown} to ${to.shown} it is ${minutes < 60 ? '' : `${Math.floor(minutes / 60)} h `}${minutes % 60} min`;
    },
  };
}

/** Characters between hours and minutes: ", and ". */
const LONGEST_JOINT = 6;

/** On the same day, and over midnight. */
const apart = (a: Moment, b: Moment): number[] => {
  const minutes = Math.abs(a.at - b.at);
  return minutes === 0 ? [] : [minutes, DAY - minutes];
};
const pairsOf = (moments: readonly Moment[]): number[] => moments.flatMap((a, i) => moments.slice(i + 1).flatMap((b) => apart(a, b)));
