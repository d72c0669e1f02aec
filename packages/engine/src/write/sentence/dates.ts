/** Dates as texts write them: where one stands, and what it sorts by. */
import { escaped } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';

export interface Dated {
  /** As the text has it: "12 March 2021", "1998", "Q3 2024", "09:30". */
  readonly label: string;
  /** Grows with time among dates of one kind. */
  readonly order: number;
  readonly index: number;
  readonly kind: 'calendar' | 'clock' | 'count';
}

interface Months {
  readonly pattern: string;
  readonly names: readonly string[];
  /** As they stand beside a day, where that is another word: "grudnia" of "grudzień". */
  readonly cases: readonly string[];
  /** "Oct", "Sept": whole words, that only stand for a month beside a day or a year. */
  readonly short: string;
  readonly shorts: readonly string[];
  /** A text that is one of them and nothing else. */
  readonly alone: RegExp;
  readonly shortAlone: RegExp;
}

/** The language's twelve months, each as a beginning that its cases share. */
const monthsOf = perText((language): Months => {
  let names: string[];
  let shorts: string[] = [];
  let cases: string[] = [];
  try {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
    names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2020, month, 15)).toLowerCase());
    shorts = names.map((name) => (/^[\p{Script=Latin}\p{Script=Cyrillic}]{5,}/u.test(name) ? name.slice(0, 3) : ''));
    // Three letters that two months share tell neither.
    shorts = shorts.map((short, i) => (shorts.indexOf(short) === i && shorts.lastIndexOf(short) === i ? short : ''));
    const beside = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC', calendar: 'gregory' });
    cases = names.map((_, month) => {
      const part = beside.formatToParts(Date.UTC(2020, month, 15)).find(({ type }) => type === 'month');
      return part && /^[\p{L}\p{M}]{3,}$/u.test(part.value) ? part.value.toLowerCase() : '';
    });
  } catch {
    names = [];
  }
  // "5 марта" is a case of "март", "Sept." short for "September": the first letters are enough, four of "March" ("margin 34" is none), three of "Mai".
  names = names.map((name) =>
    /^\d/.test(name)
      ? ''
      : name.slice(
          0,
          /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(name) ? Math.max(name.length > 4 ? 4 : 3, name.length - 2) : name.length,
        ),
  );
  const usable = names.filter((name) => name !== '');
  // A case that begins like the name is known by that.
  cases = cases.map((word, i) => (names[i] !== '' && word.startsWith(names[i] ?? '') ? '' : word));
  const forms = [...usable, ...cases.filter((word) => word !== '')].sort((a, b) => b.length - a.length);
  const short = shorts.some((each) => each !== '')
    ? `(?:${names
        .map((_, i) => shorts[i] ?? '')
        .filter((each) => each !== '')
        .join('|')})[\\p{L}]?(?![\\p{L}\\p{M}])\\.?`
    : '(?!)';
  const pattern = usable.length === 12 ? `(?:${forms.map(escaped).join('|')})[\\p{L}\\p{M}]{0,4}\\.?` : '(?!)';
  const [alone, shortAlone] = [new RegExp(`^${pattern}$`, 'iu'), new RegExp(`^${short}$`, 'iu')];
  return { names, cases, shorts, short, pattern, alone, shortAlone };
});

const YEAR = '(?:1[5-9]\\d\\d|20\\d\\d)';
const A_YEAR = new RegExp(YEAR);
const DIGIT = /\d/;

const matcherOf = perText((language): RegExp => {
  const { pattern: month, short } = monthsOf(language);
  // Scripts without blanks have letters right before their dates.
  const cjk = `(?<!\\d)(?<cjk>${YEAR}年(?:\\d{1,2}月(?:\\d{1,2}日)?)?|\\d{1,2}月\\d{1,2}日|${YEAR}년(?: ?\\d{1,2}월(?: ?\\d{1,2}일)?)?|\\d{1,2}월 ?\\d{1,2}일(?!간))(?!\\d)`;
  const forms = [
    `(?<iso>${YEAR}-\\d\\d-\\d\\d)`,
    `(?<numeric>\\d{1,2}[./]\\d{1,2}[./](?:${YEAR}|\\d\\d))`,
    `(?<quarter>Q[1-4][ /]${YEAR})`,
    `(?<day>\\d{1,2}\\.?º? (?:de )?${month}(?:,? (?:de |del )?${YEAR})?)`,
    `(?<monthDay>${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? ${YEAR})?)`,
    `(?<month>${month} (?:de |del )?${YEAR})`,
    `(?<shortDay>\\d{1,2}\\.? ${short}(?:,? ${YEAR})?)`,
    `(?<shortMonthDay>${short} \\d{1,2}(?:st|nd|rd|th)?(?:,? ${YEAR})?)`,
    `(?<shortMonth>${short} ${YEAR})`,
    `(?<clock>\\d{1,2}[:.h]\\d\\d(?: ?[ap]\\.?m\\.?)?)`,
    `(?<year>${YEAR})`,
  ];
  // What stands around them is written once: the class of all letters alone makes a pattern 10 KB larger.
  return new RegExp(`${cjk}|(?<![\\p{L}\\d$€£¥])(?:${forms.join('|')})(?!\\d|[.,]\\d|[ \u00a0]?[%€$])`, 'iu');
});

/** Whether the text is the name of a month, whole or shortened, and nothing else. */
export function isMonth(text: string, language: string): boolean {
  return monthsOf(language).alone.test(text.trim());
}

/** Months and spans of months: "November", "June – August". */
export const areMonths = (text: string, language: string): boolean => text.split(/\s?[–—-]\s?/u).every((part) => isMonth(part, language));

/** The same as `isMonth`, or its first letters: "May", "Sept.". */
export const isMonthWord = (text: string, language: string): boolean =>
  isMonth(text, language) || monthsOf(language).shortAlone.test(text.trim());

/** Whether the text is a date and nothing else but the words that dates are written with: "Berlin" is not, "Spring 2026" is. */
export function isDateAlone(text: string, language: string): boolean {
  const date = dateIn(text, language);
  if (date?.kind !== 'calendar') return false;
  const rest = text.replace(date.label, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return text.length <= 40 && rest.length <= 1 && !/^\d+$/.test(rest[0] ?? '');
}

/** The first date in the text. */
export function dateIn(text: string, language: string): Dated | undefined {
  // Every form has a digit, and most lines have none.
  const match = DIGIT.test(text) ? matcherOf(language).exec(text) : null;
  if (!match?.groups) return undefined;
  const label = match[0];
  if (match.groups.clock !== undefined) {
    const [hour = 0, minute = 0] = (label.match(/\d+/g) ?? []).map(Number);
    const afternoon = /p\.?m/i.test(label) && hour < 12 ? 12 : 0;
    return hour > 24 || minute > 59 ? undefined : { label, order: (hour + afternoon) * 60 + minute, index: match.index, kind: 'clock' };
  }
  const year = Number(A_YEAR.exec(label)?.[0] ?? 0);
  const rest = year === 0 ? label : label.replace(String(year), ' ');
  const numbers = (rest.match(/\d+/g) ?? []).map(Number);
  let month = 0;
  let day = 0;
  if (match.groups.quarter !== undefined) month = 3 * (numbers[0] ?? 1) - 2;
  else if (match.groups.iso !== undefined || match.groups.cjk !== undefined) [month = 0, day = 0] = numbers;
  else if (match.groups.numeric !== undefined) [day = 0, month = 0] = numbers;
  else {
    const { names, cases } = monthsOf(language);
    const spelled = rest.toLowerCase();
    const whole = cases.findIndex((word) => word !== '' && spelled.includes(word));
    const name = whole >= 0 ? whole : names.findIndex((start) => start !== '' && spelled.includes(start));
    const short = monthsOf(language).shorts.findIndex((start) => start !== '' && new RegExp(`(?<![\\p{L}])${start}`, 'iu').test(rest));
    month = (name < 0 ? short : name) + 1;
    day = numbers[0] ?? 0;
  }
  return { label, order: year * 400 + month * 31 + day, index: match.index, kind: 'calendar' };
}
