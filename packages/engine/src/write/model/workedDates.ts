/** Dates that follow from others: eight weeks after 31 March it is 26 May. */
import { datesIn } from '../findings/dates.ts';
import { figuresIn } from '../findings/figures.ts';
import { isBare } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { isNumberIn } from './groundNumbers.ts';
import { unitOf } from './timeUnits.ts';

export interface WorkedDates {
  /** Whether a number of the text is the day, or a word of it the month, of a date that follows from a date and a length of time of the text, or of the lines beside it. */
  follows(written: string, text: string, lines: readonly string[]): boolean;
}

interface Day {
  /** Undefined where the text names none. */
  readonly year?: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly label: string;
}

interface Length {
  readonly unit: (typeof UNITS)[number];
  readonly count: number;
}

const UNITS = ['day', 'week', 'month'] as const;
/** Of all days of a year so many may be reached from what stands beside a date. */
const MOST_REACHED = 18;
/** Where no year is told: one with 29 February, and one without. */
const YEARS: readonly number[] = [2024, 2025];
/** Characters between the ends of a range: "eight to ten weeks". */
const LONGEST_JOINT = 6;

export function workedDatesOf(language: string): WorkedDates {
  const units = UNITS.map((unit) => ({ unit, name: unitOf(unit, language) }));
  const lengthsIn = (text: string): Length[] => {
    const figures = figuresIn(text, [], patternsOf(language), language, true);
    return figures.flatMap((figure, i): Length[] => {
      const next = figures[i + 1];
      const isLower = isBare(figure.measure) && next?.measure.kind === 'duration' && next.start - figure.end <= LONGEST_JOINT;
      const { measure } = isLower ? next : figure;
      const unit = measure.kind === 'duration' ? units.find(({ name }) => name.test(measure.name))?.unit : undefined;
      return unit ? [figure.value, figure.high].flatMap((count) => (count ? [{ unit, count }] : [])) : [];
    });
  };
  return {
    follows(written, text, lines) {
      const own = daysIn(text, language);
      const isMeant = ({ label, day }: Day): boolean =>
        /\p{Nd}/u.test(written) ? isNumberIn(written, label) && Number(written) === day : label.split(/[\s,]+/u).includes(written);
      const targets = own.filter(isMeant);
      if (targets.length === 0) return false;
      return targets.some((target) => {
        const others = own.filter((each) => each !== target);
        const near = reached(others, lengthsIn(text));
        if (near.has(keyOf(target))) return true;
        const far = reached([...others, ...lines.flatMap((line) => daysIn(line, language))], [text, ...lines].flatMap(lengthsIn));
        return far.size <= MOST_REACHED && far.has(keyOf(target));
      });
    },
  };
}

const keyOf = ({ month, day }: Pick<Day, 'month' | 'day'>): string => `${month}-${day}`;

function reached(days: readonly Day[], lengths: readonly Length[]): ReadonlySet<string> {
  return new Set(
    days.flatMap((day) =>
      (day.year === undefined ? YEARS : [day.year]).flatMap((year) =>
        lengths.flatMap(({ unit, count }) => [1, -1].map((way) => keyOf(after(year, day, unit, way * count)))),
      ),
    ),
  );
}

function after(year: number, { month, day }: Day, unit: Length['unit'], count: number): { month: number; day: number } {
  const days = unit === 'month' ? 0 : count * (unit === 'week' ? 7 : 1);
  const date = new Date(Date.UTC(year, month - 1 + (unit === 'month' ? count : 0), day + days));
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The dates of a text that name a day. */
function daysIn(text: string, language: string): Day[] {
  return datesIn(text, language).flatMap(({ kind, label, order }): Day[] => {
    if (kind !== 'calendar') return [];
    // By what they are sorted: 400 a year, 31 a month.
    const year = Math.floor((order - 32) / 400);
    const left = order - 400 * year - 32;
    const [month, day] = [Math.floor(left / 31) + 1, (left % 31) + 1];
    const hasDay = (label.match(/\p{Nd}+/gu) ?? []).some((digits) => Number(digits) === day);
    return hasDay && month <= 12 ? [{ ...(year > 0 && { year }), month, day, label }] : [];
  });
}
