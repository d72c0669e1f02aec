/** Months and weekdays by all of their names: "Sept", "Sep." and "September" are one month, "Thu" and "Thursday" one day. */

/** Letters from which the beginning of a name stands for it. */
const FEWEST = 3;
/** Letters from which a word without a capital is short for a name that has one: "sun" and "mar" are words of their own. */
const FEWEST_SMALL = 4;
const MONTHS = 12;
const DAYS = 7;

interface Named {
  /** Of each month and then of each weekday: its names, in small letters without stops. */
  readonly names: readonly (readonly string[])[];
  readonly capital: boolean;
}
const known = new Map<string, Named>();

function namesOf(language: string): Named {
  let named = known.get(language);
  if (!named) {
    try {
      const say = (options: Intl.DateTimeFormatOptions, time: number, part: 'month' | 'weekday') =>
        new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' })
          .formatToParts(time)
          .find(({ type }) => type === part)?.value ?? '';
      const widths = ['long', 'short'] as const;
      // As a month stands by itself and as it stands beside a day.
      const months = Array.from({ length: MONTHS }, (_, month) =>
        widths.flatMap((width) =>
          [{}, { day: 'numeric' } as const].map((day) => say({ month: width, ...day }, Date.UTC(2020, month, 15), 'month')),
        ),
      );
      const days = Array.from({ length: DAYS }, (_, day) =>
        widths.map((width) => say({ weekday: width }, Date.UTC(2024, 0, 1 + day), 'weekday')),
      );
      const capital = months.every(([long = '']) => /^\p{Lu}/u.test(long));
      const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\.$/u, '');
      named = {
        names: [...months, ...days].map((all) => [...new Set(all.map(plain))].filter((name) => /^[\p{L}\p{M}]+$/u.test(name))),
        capital,
      };
    } catch {
      named = { names: [], capital: false };
    }
    known.set(language, named);
  }
  return named;
}

/** Which month (0 to 11) or weekday (12, Monday, to 18) a word is, whole or shortened to what no other begins with; undefined for other words. */
export function calendarNameOf(word: string, language: string): number | undefined {
  const { names, capital } = namesOf(language);
  const small = word.toLowerCase();
  const letters = [...small].length;
  const whole = names.findIndex((all) => all.includes(small) && (letters > FEWEST || !capital || small !== word));
  if (whole >= 0) return whole;
  if (letters < (capital && small === word ? FEWEST_SMALL : FEWEST)) return undefined;
  const begun = names.flatMap((all, i) => (all.some((name) => name.startsWith(small) || isForm(small, name)) ? [i] : []));
  return begun.length === 1 ? begun[0] : undefined;
}

/** "Fridays", "Οκτώβριος" beside "Οκτωβρίου": words that are one but for their accents and the last letters. */
function isForm(word: string, name: string): boolean {
  const [a, b] = [word, name].map((each) => [...each.normalize('NFD').replace(/\p{M}/gu, '')]);
  if (!a || !b) return false;
  const other = a.findIndex((letter, i) => letter !== b[i]);
  return (other < 0 ? a.length : other) >= Math.max(FEWEST_SHARED, Math.max(a.length, b.length) - LONGEST_ENDING);
}
const FEWEST_SHARED = 4;
const LONGEST_ENDING = 3;

/** Months that a text names in digits, 0 to 11: "2025-09-02", "2.9.2025"; of a date that can be read in two orders both. */
export function monthsInDigits(text: string): number[] {
  const dates = [...text.matchAll(/(?<![\d.,/-])(?:\d{4}-(\d\d)-\d\d|(\d{1,2})([./])(\d{1,2})\3\d{2,4})(?![\d/-])/gu)];
  return dates.flatMap(([, iso, first, , second]) =>
    [iso, first, second].map((month) => Number(month) - 1).filter((month) => month >= 0 && month < MONTHS),
  );
}
