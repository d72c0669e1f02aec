/** Months and weekdays by all of their names: "Sept", "Sep." and "September" are one month, "Thu" and "Thursday" one day. */
import { perText } from '../../model/memo.ts';

/** Letters from which the beginning of a name stands for it. */
const FEWEST = 3;
/** Letters from which a word without a capital is short for a name that has one: "sun" and "mar" are words of their own. */
const FEWEST_SMALL = 4;
const MONTHS = 12;
const DAYS = 7;

interface Name {
  /** In small letters, without stops. */
  readonly text: string;
  /** The same without accents, letter by letter. */
  readonly letters: readonly string[];
}

interface Named {
  /** Of each month and then of each weekday. */
  readonly names: readonly (readonly Name[])[];
  readonly capital: boolean;
  /** A month has another form beside a day. */
  readonly inflects: boolean;
}

const namesOf = perText((language): Named => {
  try {
    // Each format takes as long to make, and as much memory, as hundreds of names to write with it.
    const sayer = (options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday') => {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' });
      return (time: number) => format.formatToParts(time).find(({ type }) => type === part)?.value ?? '';
    };
    const widths = ['long', 'short'] as const;
    // As a month stands by itself and as it stands beside a day.
    const monthSayers = widths.flatMap((width) => [{}, { day: 'numeric' } as const].map((day) => sayer({ month: width, ...day }, 'month')));
    const daySayers = widths.map((width) => sayer({ weekday: width }, 'weekday'));
    const months = Array.from({ length: MONTHS }, (_, month) => monthSayers.map((say) => say(Date.UTC(2020, month, 15))));
    const days = Array.from({ length: DAYS }, (_, day) => daySayers.map((say) => say(Date.UTC(2024, 0, 1 + day))));
    const capital = months.every(([long = '']) => /^\p{Lu}/u.test(long));
    const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\.$/u, '');
    return {
      names: [...months, ...days].map((all) =>
        [...new Set(all.map(plain))].filter((name) => /^[\p{L}\p{M}]+$/u.test(name)).map((text) => ({ text, letters: unaccented(text) })),
      ),
      capital,
      inflects: months.some(([alone, besideDay]) => alone !== besideDay),
    };
  } catch {
    return { names: [], capital: false, inflects: false };
  }
});

/** Which month (0 to 11) or weekday (12, Monday, to 18) a word is, whole or shortened to what no other begins with; undefined for other words. */
export function calendarNameOf(word: string, language: string): number | undefined {
  const { names, capital, inflects } = namesOf(language);
  const small = word.toLowerCase();
  const letters = [...small].length;
  const whole = names.findIndex((all) => all.some(({ text }) => text === small) && (letters > FEWEST || !capital || small !== word));
  if (whole >= 0) return whole;
  if (letters < (capital && small === word ? FEWEST_SMALL : FEWEST)) return undefined;
  const plain = unaccented(small);
  const begun = names.flatMap((all, i) =>
    all.some((name) => name.text.startsWith(small) || isForm(plain, name.letters, inflects)) ? [i] : [],
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** "Fridays", "Οκτώβριος" beside "Οκτωβρίου": words that are one but for their accents and the last letters. "Mayores" is no form of "mayo". */
function isForm(a: readonly string[], b: readonly string[], inflects: boolean): boolean {
  const least = Math.max(inflects ? FEWEST_SHARED : FEWEST_SHARED + 1, Math.max(a.length, b.length) - LONGEST_ENDING);
  for (let i = 0; i < least; i++) if (i >= a.length || a[i] !== b[i]) return false;
  return true;
}
const unaccented = (word: string): string[] => [...word.normalize('NFD').replace(/\p{M}/gu, '')];
const FEWEST_SHARED = 4;
const LONGEST_ENDING = 3;

/** Months that a text names in digits, 0 to 11: "2025-09-02", "2.9.2025"; of a date that can be read in two orders both. */
export function monthsInDigits(text: string): number[] {
  const dates = [...text.matchAll(/(?<![\d.,/-])(?:\d{4}-(\d\d)-\d\d|(\d{1,2})([./])(\d{1,2})\3\d{2,4})(?![\d/-])/gu)];
  return dates.flatMap(([, iso, first, , second]) =>
    [iso, first, second].map((month) => Number(month) - 1).filter((month) => month >= 0 && month < MONTHS),
  );
}
