/** Units as lines: each with its figures and dates, and its text with signs in their place, so that the families of findings need not look twice. */
import type { Unit } from '../discourse/passages.ts';
import { type DateSpot, datesIn } from './dates.ts';
import { figuresIn } from './figures.ts';
import { type Figure, isBare } from './finding.ts';
import { type Marked, mark } from './marks.ts';
import type { Patterns } from './patterns.ts';

export interface Line extends Marked<DateSpot> {
  readonly unit: Unit;
  /** The text as it is. */
  readonly plain: string;
}

const MAY_COUNT = /\p{Nd}/u;

export function lineOf(unit: Unit, patterns: Patterns, language: string): Line {
  const text = unit.text;
  const counts = MAY_COUNT.test(text) || patterns.numeralAt !== undefined;
  const dates = counts ? datesIn(text, language) : [];
  const told = counts
    ? figuresIn(text, dates, patterns, language).filter((figure) => !isDayOf(figure, dates, text) && !isNoLength(figure, text, patterns))
    : [];
  const figures = inherited(text, told, patterns);
  return { ...mark(text, figures, dates), unit, plain: text };
}

/** "On 20 and 27 January", "20., 21. und 22. Mai": a number up to 31 with a little word or a comma before a day is one as well. */
const isDayOf = (figure: Figure, dates: readonly DateSpot[], text: string): boolean =>
  /^\d{1,2}$/u.test(figure.digits) &&
  figure.value <= 31 &&
  hasNoUnit(figure) &&
  dates.some(({ kind, start, label }) => kind === 'calendar' && /^\d{1,2}\D/u.test(label) && JOINS.test(text.slice(figure.end, start)));
/** "7日、市長は": a day of this month; "15年ぶり": since when nothing was like that. */
function isNoLength({ measure, digits, start }: Figure, text: string, { notLengthAt }: Patterns): boolean {
  if (measure.kind !== 'duration' || !notLengthAt) return false;
  notLengthAt.lastIndex = start + digits.length;
  return notLengthAt.test(text);
}
const JOINS = /^\.?(?:,\s?\d{1,2}\.?)?\s?(?:[,&/+]\s?|\s\p{L}{1,3}\s)$/u;

/** Words between two figures of which the second takes up the measure of the first, in UTF-16 units. */
const FARTHEST = 90;
/** Another sentence has its own subject; "24 € x 12" multiplies, and counts no euros. */
const PARTED = /[.!?;]\s|[。！？；]|^\s?[x×*]\s?$/u;

/** "11 euros …, where a diesel crossing costs 41", "from 74 to 91 percent": a number without a measure has that of its neighbour. */
function inherited(text: string, figures: readonly Figure[], patterns: Patterns): Figure[] {
  const made: Figure[] = [];
  figures.forEach((figure, i) => {
    if (!hasNoUnit(figure)) {
      made.push(figure);
      return;
    }
    const before = made
      .slice(0, i)
      .filter(
        (other) =>
          figure.start - other.end <= FARTHEST &&
          !PARTED.test(text.slice(other.end, figure.start)) &&
          !hasNoUnit(other) &&
          other.measure.kind !== 'times' &&
          !other.inWords,
      );
    const isPowered = /\p{L}/u.test(figure.digits);
    const near = isPowered ? before.findLast(({ measure }) => measure.kind === 'money') : before.at(-1);
    const joins =
      near &&
      !isTimeBeside(figure, near) &&
      (near.measure.kind !== 'percent' || (figure.value <= 100 && patterns.versus?.test(text.slice(near.end, figure.start))));
    // "Der 64 Haushalte sank von 610.000": what is counted in tens is not counted in hundreds of thousands as well.
    const source = joins && (near.measure.kind !== 'count' || areOfOneScale(near.value, figure.value)) ? near : undefined;
    const next = figures[i + 1];
    // "74 auf 91 Prozent": the next one, with a word or two between.
    const after =
      next &&
      !isPowered &&
      !hasNoUnit(next) &&
      next.measure.kind !== 'count' &&
      next.measure.kind !== 'times' &&
      !/[,;:()，；：（）、。]/.test(text.slice(figure.end, next.start)) &&
      // "It was 54 two years ago": a number right behind it counts by itself.
      /\S/u.test(text.slice(figure.end, next.start)) &&
      next.start - figure.end <= 9 &&
      (next.measure.kind !== 'duration' || !patterns.before.has(text.slice(figure.end, next.start).trim().toLowerCase()))
        ? next
        : undefined;
    const from = after ?? source;
    const scaled = after && inScaleOf(figure, after);
    if (scaled) made.push(scaled);
    else made.push(from ? { ...figure, measure: from.measure, shown: figure.shown } : figure);
  });
  return made;
}

/** "Uptake fell by 6 points, because meals are lukewarm by 12.30": of whole numbers the second has no two decimals, and is a time of day. */
const isTimeBeside = ({ digits }: Figure, near: Figure): boolean =>
  /^(?:[01]?\d|2[0-3])[.][0-5]\d$/u.test(digits) && near.measure.kind !== 'money' && !/[.,]\d/u.test(near.digits);

/** Numbers of one scale are at most so many times each other. */
const MOST_TIMES = 40;

/** Whether two numbers can be told in one unit: 412 and 542 in thousands, but not 3 (percent) and 402,000. */
export function areOfOneScale(a: number, b: number): boolean {
  const [less = 0, more = 0] = [Math.abs(a), Math.abs(b)].sort((x, y) => x - y);
  return less === 0 ? more <= MOST_TIMES : more / less <= MOST_TIMES;
}

/** "From 412 to 542 thousand roubles": the first is in thousands as well, or is told with no unit. */
function inScaleOf(figure: Figure, next: Figure): Figure | undefined {
  const number = /^[\d.,\s\u00a0\u202f]*\d/u.exec(next.digits)?.[0];
  const rest = number === undefined ? '' : next.digits.slice(number.length);
  if (number === undefined || !/\p{L}/u.test(rest)) return undefined;
  const at = next.shown.indexOf(number);
  const first = Number.parseFloat(number.replace(/[\s\u00a0\u202f]/gu, '').replace(',', '.'));
  if (at !== 0 || !(first > 0) || figure.value <= 0 || !areOfOneScale(figure.value, first)) return undefined;
  return {
    ...figure,
    value: figure.value * (next.value / first),
    measure: next.measure,
    digits: figure.digits + rest,
    shown: figure.shown + next.shown.slice(number.length),
  };
}

const hasNoUnit = ({ measure, single }: Figure): boolean => isBare(measure) && single !== true;
