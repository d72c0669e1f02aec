/** Whether what a slide says stands in the source: its numbers, the names in it, the words of a quotation. */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { calendarNameOf, monthsInDigits } from '../sentence/calendarNames.ts';
import { lettersOf } from '../sentence/letters.ts';
import { contactsIn, digitsOf } from './contacts.ts';
import { type StatedNumbers, statedNumbers, withDecimals } from './groundNumbers.ts';
import { sumsOf } from './sums.ts';

/** How a problem begins that is one of a number. */
export const STRANGE_NUMBER = 'the number';
export const STRANGE_NAME = 'the name';

/** Texts of a source, as they are looked things up in. */
export interface Ground {
  /** All of it. */
  readonly source: string;
  /**
   * The first thing that the text says and the source does not, in words for the model; undefined when there is none. `beside` are the lines
   * that stand with it on the slide, whose figures it may be calculated from, `known` what was found to hold before.
   */
  problemOf(text: string, beside?: readonly string[], known?: readonly string[]): string | undefined;
  quotes(text: string): boolean;
  /** Share of the text's words that are the source's, 0 to 1. */
  wording(text: string): number;
  /** The first address, mail address or telephone number that is not the source's, as it is written. */
  strangeContact(text: string): string | undefined;
}

/**
 * Names are told apart by how a language writes them: in a translation they are not looked up, and `names` is false. With `sums` a number holds
 * as well that follows from figures of the source. `proven` are texts whose figures were found to hold before: a plan's.
 */
export function groundOf(source: string, language: string, { names = true, sums = false, proven = [] as readonly string[] } = {}): Ground {
  const plain = withDecimals(source).normalize('NFKC');
  const worked = proven.flatMap((text) => numbersIn(withDecimals(text).normalize('NFKC')));
  const numbers = new Set(
    [...numbersIn(plain), ...listedIn(plain), ...worked].flatMap((number) => [...readings(number), ...partsOf(number)]),
  );
  const words = new Set([...wordsIn(plain), ...joinedIn(plain)]);
  const beginnings = new Set([...words].flatMap(beginningsOf));
  let stated: StatedNumbers | undefined;
  let terms: ReadonlySet<string> | undefined;
  let letters: string | undefined;
  let places: { text: string; digits: string } | undefined;
  let calendar: ReadonlySet<number | undefined> | undefined;
  const isInCalendar = (named: number): boolean => {
    calendar ??= new Set([...(plain.match(WORD) ?? []).map((each) => calendarNameOf(each, language)), ...monthsInDigits(plain)]);
    return calendar.has(named);
  };
  /** "September" where the source has "Sept" or "2.9.2025". */
  const isDated = (word: string): boolean => {
    const named = calendarNameOf(word, language);
    return named !== undefined && isInCalendar(named);
  };
  /** "2026-06", as an axis of time has it, where the source has "June 2026", and "2027-01" behind "from November 2026 to January": what is left to look up. */
  const withoutMonth = (said: string): string => {
    const [, year = '', month, day = ''] = ON_AXIS.exec(said.trim()) ?? [];
    if (month === undefined || (names && !isInCalendar(Number(month) - 1))) return said;
    return `${year === '-' || numbers.has(String(Number(year) - 1)) ? '' : year} ${day}`;
  };
  /** "Q2" where the source has "the second quarter". */
  const isQuarter = (word: string): boolean => {
    const ordinal = /^[qtk]([1-4])$/u.exec(word)?.[1];
    const named = ordinal && patternsOf(language).ordinals[Number(ordinal) - 1];
    const quarter = new Intl.DisplayNames(language, { type: 'dateTimeField' }).of('quarter')?.toLowerCase();
    return (
      named !== undefined &&
      named !== '' &&
      plain.split(/(?<=[.!?])\s+|\n/u).some((each) => named.test(each) && quarter !== undefined && each.toLowerCase().includes(quarter))
    );
  };
  const isNamed = (word: string): boolean => {
    const small = word.toLowerCase();
    return small.length === 1 || words.has(small) || beginnings.has(stem(small)) || isDated(word) || isQuarter(small);
  };
  const asLookedUp = (text: string): string => withDecimals(text).normalize('NFKC');
  const statedIn = (): StatedNumbers => {
    stated ??= statedNumbers(plain, language);
    return stated;
  };
  const isStatedIn = (found: string, said: string): boolean => {
    const all = readings(found);
    if (all.some((reading) => numbers.has(reading))) return true;
    return statedIn().has(found, all, said);
  };
  const isAllStated = (digits: string, said: string) => numbersIn(digits).every((found) => isStatedIn(found, said));
  const calculated = sums ? sumsOf(language, isAllStated, (value) => statedIn().scaled.of(value)) : undefined;
  return {
    source,
    problemOf(text, beside = [], known = []) {
      const said = asLookedUp(text);
      const isStated = (found: string): boolean =>
        isStatedIn(found, said) || calculated?.follows(found, said, beside.map(asLookedUp), known.map(asLookedUp)) === true;
      // "With γ = 2 101.7": two numbers that look like one.
      const counted = withoutMonth(said).replace(/(?<![\p{L}\p{N}])[QTK][1-4](?![\p{L}\p{N}])/gu, (word) =>
        isQuarter(word.toLowerCase()) ? '' : word,
      );
      const number = numbersIn(counted).find((found) => !isStated(found) && !(/\s/u.test(found) && found.split(/\s/u).every(isStated)));
      if (number !== undefined) {
        const right = calculated?.nearest(number, said);
        return `${STRANGE_NUMBER} "${number}" is not in the source${right === undefined ? '' : `; ${right}`}`;
      }
      if (!names) return undefined;
      const isWorkedOut = (word: string) => calendarNameOf(word, language) !== undefined && isStated(word);
      const isKnown = (word: string) => isNamed(word) || isWorkedOut(word);
      const name = [...namesIn(said, language), ...shoutedIn(said)].find((found) => !(found.match(WORD) ?? []).every(isKnown));
      return name === undefined ? undefined : `${STRANGE_NAME} "${name}" is not in the source`;
    },
    quotes(text) {
      letters ??= lettersOf(plain);
      return letters.includes(lettersOf(withDecimals(text).normalize('NFKC')));
    },
    wording(text) {
      terms ??= new Set(termsIn(plain));
      const known = terms;
      const said = termsIn(text.normalize('NFKC'));
      return said.length === 0 ? 1 : said.filter((term) => known.has(term)).length / said.length;
    },
    strangeContact(text) {
      const found = contactsIn(text.normalize('NFKC'));
      if (found.length === 0) return undefined;
      places ??= { text: plain.toLowerCase(), digits: digitsOf(plain) };
      const { text: known, digits } = places;
      return found.find(({ key, kind }) => !(kind === 'telephone' ? digits : known).includes(key))?.written;
    },
  };
}

/**
 * Share of a text's words of content that a passage has too, 0 to 1, whatever their endings; undefined where the text has too few to tell.
 */
export function sharedContent(text: string, passage: string, language: string, fewest = FEWEST_TO_TELL): number | undefined {
  const grammar = functionWords(language);
  const contentOf = (said: string) =>
    termsIn(said.normalize('NFKC')).filter((term) => !grammar.has(term) && (SPACELESS.test(term) || term.length >= SHORTEST_STEM));
  const words = contentOf(text);
  if (words.length < fewest) return undefined;
  const known = contentOf(passage);
  const terms = new Set(known);
  const beginnings = new Set(known.flatMap(beginningsOf));
  return words.filter((word) => terms.has(word) || (!SPACELESS.test(word) && beginnings.has(stem(word)))).length / words.length;
}
const FEWEST_TO_TELL = 6;

/** Digits of any script, with the marks that stand between them. */
const numbersIn = (text: string): string[] => text.match(/\p{Nd}+(?:[.,'’٫٬\u00a0\u202f ]\p{Nd}+)*/gu)?.flatMap(apart) ?? [];

/** "1 234" is one number, "2019 2020" and "3, 4" are two; so are "34.2,34.2" and "7.4,9". */
function apart(found: string): string[] {
  if (/[ \u00a0\u202f]/.test(found)) {
    const grouped = /^\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3})+(?:[.,٫]\p{Nd}+)?$/u.test(found);
    return grouped ? [found] : found.split(/[ \u00a0\u202f]+/).flatMap(apart);
  }
  return /\..*,|,.*\./u.test(found) && !GROUPED.test(found) ? found.split(',') : [found];
}
/** With a mark for its thousands (or lakhs) and another for its decimals. */
const GROUPED = /^(?:\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}\.\p{Nd}+|\p{Nd}{1,3}(?:\.\p{Nd}{3})+,\p{Nd}+)$/u;

/** The numbers that stand between brackets with nothing but commas between them: "[0,1]", "(2,4,8)". */
const listedIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[([{]\s?)[-−–]?\p{Nd}+(?:,[-−–]?\p{Nd}+)+(?=\s?[)\]}])/gu)].flatMap(([list]) => list.match(/\p{Nd}+/gu) ?? []);

/** What a number may mean, in ASCII digits: "1.234" is 1234 to one reader and 1.234 to another; "1,2,3" is a list. */
function readings(found: string): string[] {
  const ascii = found.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))).replace(/['’٬\u00a0\u202f ]/g, '');
  const parts = ascii.split(/[.,٫]/);
  const [first = '', second = ''] = parts;
  const plain = (digits: string) => digits.replace(/^0+(?=\d)/, '');
  const decimal = (whole: string, share: string) => (/^0*$/.test(share) ? plain(whole) : `${plain(whole)}.${share.replace(/0+$/, '')}`);
  if (parts.length === 1) return [plain(first)];
  // "31,000" is no 31.
  if (second === '000' && parts.length === 2) return [plain(first + second)];
  if (parts.length === 2) return second.length === 3 ? [plain(first + second), decimal(first, second)] : [decimal(first, second)];
  const last = parts.at(-1) ?? '';
  const grouped = parts.slice(1, -1).every((group) => group.length === 3);
  if (grouped && last.length === 3) return [plain(parts.join(''))];
  // "1,234.5" has a decimal; "1.2.3" is a version, "12.03.2024" a date.
  return grouped ? [decimal(parts.slice(0, -1).join(''), last)] : [parts.map(plain).join('.')];
}

/** The day, month and year of a date may be said by themselves. */
function partsOf(found: string): string[] {
  const parts = found.split('.');
  return parts.length === 3 ? parts.flatMap(readings) : [];
}

/** Decimal digits of every script stand in runs of ten that begin with zero. */
function digitValue(digit: string): number {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--;
    value++;
  }
  return value;
}

const ON_AXIS = /^(\d{4}|-)-(\d\d)(?:-(\d\d))?$/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** "HX-4" and "HX 4" name what "HX4" does, and letters of a name with digits are letters of it: "FY26", "FY". */
const joinedIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/(?<!\p{L})(\p{L}{1,4})([\s-]?)(\p{N}{1,4})(?!\p{N})/gu)].flatMap(
    ([, letters = '', between, digits = '']) => (between === '' ? [letters] : [letters + digits]),
  );

/** Words, and in scripts that write without spaces pairs of characters. */
const termsIn = (text: string): string[] =>
  wordsIn(text).flatMap((word) => (SPACELESS.test(word) ? [...word].slice(1).map((character, i) => [...word][i] + character) : [word]));
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Names are inflected in many languages: their beginning tells them. */
const SHORTEST_STEM = 4;
const stem = (word: string): string => word.slice(0, Math.max(SHORTEST_STEM, Math.ceil(word.length * 0.7)));
const LONGEST_STEM = 20;
const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(LONGEST_STEM, word.length) - SHORTEST_STEM + 1) }, (_, i) => word.slice(0, SHORTEST_STEM + i));

/** A word or two that are all of a text, in capitals: a heading of several such words names nothing by them. */
function shoutedIn(text: string): string[] {
  const shouted = text.replace(/[\p{P}\s]+/gu, ' ').trim();
  return /^\p{Lu}{4,}(?: \p{Lu}{2,})?$/u.test(shouted) ? [shouted] : [];
}

/** Words that are written as names: with a capital inside of a sentence, in capitals, or with a capital in the middle. */
function namesIn(text: string, language: string): string[] {
  const marked =
    text.match(/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{Lu}\p{N}]+|\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?![\p{L}\p{N}])/gu) ?? [];
  const letters = text.match(/\p{Ll}/gu)?.length ?? 0;
  // A heading in capitals names nothing by them.
  const acronyms = letters > 0 ? marked : [];
  // Where all nouns have a capital a name does not stand out.
  if (languageOf(language).grammar.capitalNouns) return acronyms;
  const inside = text.match(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}’'-]+(?: \p{Lu}[\p{L}\p{N}’'-]+)*/gu) ?? [];
  const plain = text.match(/(?<![\p{L}\p{N}])\p{Ll}{4,}/gu) ?? [];
  // Where hardly a word has no capital, it is the way that titles are set.
  return inside.length > plain.length ? acronyms : [...acronyms, ...inside];
}
