/** Whether names are points in time: years, quarters, dates, and what a language calls its months and days. */

/** A year (also of the Persian and Buddhist calendars), a date, a time of day, or a numbered quarter, half, week or month ("Q1", "T3 2024", "KW 12", "2024年", "H1"). */
const TIME = /^\p{L}{0,3}\.? ?\d{1,2}$|(?<!\d)(1[3-9]|2[0-5])\d\d(?!\d)|^\d{1,2}[.:/-]\d{1,2}|^\d{1,4} ?[年月日년월일]/u;

/** Whether the categories are a course of time: nearly all of them look like times or name the months or days of the week. */
export function isTime(categories: readonly string[], language: string): boolean {
  const names = calendarNames(localeOf(language));
  const timely = categories.filter((c) => {
    const text = c.trim().toLowerCase();
    return TIME.test(westernDigits(text)) || names.has(text) || names.has(text.split(/[\s.,’']/u)[0] ?? '');
  });
  return categories.length > 1 && timely.length >= categories.length * 0.8;
}

/** The tag if Intl knows the language, otherwise English: never the machine's own. */
function localeOf(language: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Every digit of Unicode's blocks of ten as 0 to 9. */
function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (d) => {
    let zero = d.codePointAt(0) ?? 0;
    const code = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
    return String(code - zero);
  });
}

/** Making a formatter takes longer than laying a slide out. */
const knownNames = new Map<string, ReadonlySet<string>>();
const MOST_LOCALES = 200;

function calendarNames(locale: string): ReadonlySet<string> {
  const known = knownNames.get(locale);
  if (known) return known;
  const names = namesOfMonthsAndDays(locale);
  if (knownNames.size < MOST_LOCALES) knownNames.set(locale, names);
  return names;
}

function namesOfMonthsAndDays(locale: string): Set<string> {
  const names = new Set<string>();
  for (const width of ['long', 'short'] as const) {
    const month = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
    const day = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
    for (let i = 0; i < 12; i++)
      names.add(
        month
          .format(Date.UTC(2024, i, 15))
          .toLowerCase()
          .replace(/\.$/, ''),
      );
    for (let i = 0; i < 7; i++)
      names.add(
        day
          .format(Date.UTC(2024, 0, 1 + i))
          .toLowerCase()
          .replace(/\.$/, ''),
      );
  }
  return names;
}
