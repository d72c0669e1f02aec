/** Whether a mark ends the sentence that it stands in. */
import { type Pair, pairAt } from './pairs.ts';
import type { Punctuation } from './punctuation.ts';

/** Where a mark stands; positions are UTF-16 units of the text. */
interface Place {
  readonly text: string;
  /** Where the sentence begins. */
  readonly start: number;
  /** Of the first mark. */
  readonly mark: number;
  /** After the last mark and the signs that close around it. */
  readonly end: number;
  readonly signs: string;
}

const WIDE = /^[。！？｡．।॥۔؟።፧։។៕။]/u;
const CLOSES_BRACKET = /[)\]）］}]/u;
const CLOSES_QUOTE = /["'”’»“«」』]/u;

export function isSentenceEnd(place: Place, pairs: readonly Pair[], punctuation: Punctuation): boolean {
  const { text, start, mark, end, signs } = place;
  const rest = text.slice(end, end + 60);
  if (rest.trim() === '') return end + 60 >= text.length;
  // In Greek a semicolon asks.
  if (/^[;\u037e]/u.test(signs) && punctuation.language !== 'el') return false;
  const pair = pairAt(pairs, mark);
  if (pair && pair.end > end) return false;
  if (WIDE.test(signs)) return isWideEnd(signs, rest, punctuation.language);
  if (!/^\s/u.test(rest)) return lacksSpace(text.slice(Math.max(start, mark - 24), mark), rest, punctuation);
  const next = nextOf(rest, punctuation);
  if (next.kind === 'joined') return false;
  const before = text.slice(Math.max(start, mark - 40), mark);
  const atStart = text.slice(start, mark).trim();
  if (CLOSES_BRACKET.test(signs) && pair && text.slice(start, pair.start).trim() !== '') return next.opens && !next.small;
  if (next.small) return isSmallStart(signs, before, next.word, startsSmall(text.slice(start, start + 40)), punctuation);
  if (/^[!?‽;\u037e]/u.test(signs)) return !(CLOSES_QUOTE.test(signs) && punctuation.says?.test(rest.trimStart()));
  if (/^(?:\.{2,}|…)/u.test(signs)) return true;
  return isStopEnd(before, atStart, next, punctuation);
}

/** In Japanese "…か？と自問する" goes on, and a verb of saying follows the bracket that closes speech. */
function isWideEnd(signs: string, rest: string, language: string): boolean {
  if (/^\s*[,;:、，；：)）」』]/u.test(rest)) return false;
  if (language === 'ja' && /^[?？!！]/u.test(signs) && /^\s*(?:と(?!は|も|き|て|ん|り)|という|って)/u.test(rest)) return false;
  if (/[」』”’"]$/u.test(signs)) return !/^\s*(?:[\p{Script=Hiragana}的]|等|者)/u.test(rest);
  return true;
}

/** Signs that no sentence begins with, and the sign of a currency behind its sum: "3.4 Mio. € a year". */
const JOINED = /^\s+(?:[,;:)\]”»%&+=/]|\.(?!\p{L})|\p{Sc}(?=[\s,;:.)/]))(?!\p{Sc}\s\p{Nd})/u;
/** Currencies, which follow what shortens millions: "3.4 Mio. EUR". */
const CURRENCY = /^(?:EUR|USD|CHF|GBP|PLN|CZK|SEK|NOK|DKK|HUF|RON|RUB|TL|TRY|JPY|CNY|INR|BRL)$/u;

interface Next {
  readonly kind: 'joined' | 'word' | 'figure';
  readonly word: string;
  readonly small: boolean;
  /** It is a word that sentences begin with, and no name. */
  readonly opens: boolean;
  /** It is a year or a number in brackets, as behind the name of an author. */
  readonly cites?: boolean;
  /** "18:30" */
  readonly tellsTime?: boolean;
  /** It has a capital, and what follows it has none: "Most of them", and not "Anna Nowak". */
  readonly leads?: boolean;
}

const TIME = /^\s+\p{Nd}{1,2}[:.h]\p{Nd}{2}(?!\p{Nd})/u;
/** "3.4" of "3.4. 18:30". */
const DAY = /^\d{1,2}\.\d{1,2}$/u;
/** Words before a day that are no sentence. */
const FEWEST_WORDS = 3;
const CITATION = /^\s+[([]\p{N}{1,4}\p{Ll}?[)\],;–-]/u;

function nextOf(rest: string, { openers }: Punctuation): Next {
  const found = /^\s+(?:[-–—•*]\s+)?([\p{Ps}\p{Pi}"'¿¡*_]*)([\p{L}\p{M}\p{N}'’]*)/u.exec(rest);
  const [signs, word] = [found?.[1] ?? '', found?.[2] ?? ''];
  if (word === '') return { kind: JOINED.test(rest) ? 'joined' : 'word', word, small: false, opens: false };
  if (/^\p{N}/u.test(word))
    return { kind: 'figure', word, small: false, opens: false, cites: CITATION.test(rest), tellsTime: TIME.test(rest) };
  const small = /^\p{Ll}/u.test(word);
  const opens = openers.has(word.toLowerCase()) || (/[¿¡]/u.test(signs) && !small);
  return { kind: 'word', word, small, opens, leads: LEADING.test(rest) };
}
const LEADING = /^\s+\p{Lu}\p{Ll}+,?\s+[\p{Ll}\p{Nd}]/u;

/** "we did it. then we left.": in a text without capitals the mark alone tells. Else "mRNA" and "iPhone" begin sentences, and hardly anything else does. */
function isSmallStart(
  signs: string,
  before: string,
  word: string,
  smallText: boolean,
  { abbreviations, closing, counted, listEnds, ordinals }: Punctuation,
): boolean {
  if (CLOSES_QUOTE.test(signs)) return false;
  const whole = /\p{L}{3}$/u.test(before);
  if (/^\p{Ll}\p{Lu}/u.test(word)) return whole || /^[!?]/u.test(signs);
  if (/^\?/u.test(signs)) return true;
  const last = /\S+$/u.exec(before)?.[0] ?? '';
  if ([abbreviations, closing, counted, listEnds].some((set) => set.has(last))) return false;
  const ends = ordinals ? /\p{L}{2}$/u : /(?:\p{L}|\p{Nd}){2}$/u;
  return smallText && ends.test(before) && !/^(?:…|\.\.)/u.test(signs);
}

const startsSmall = (text: string): boolean => /^\s*["'“(]*\p{Ll}(?!\p{Lu})/u.test(text) && !/^\s*\p{Ll}[.)]/u.test(text);

function isStopEnd(before: string, atStart: string, next: Next, punctuation: Punctuation): boolean {
  const pieces = before.match(/\S+/gu) ?? [];
  const last = (pieces.at(-1) ?? '').replace(/^[\p{Ps}\p{Pi}"'¿¡/–—-]+/u, '');
  // "L'art. 5"
  const keys = [last, last.replace(/^\p{L}+['’]/u, ''), joined(pieces, 2), joined(pieces, 3)];
  const known = (set: ReadonlySet<string>) => keys.some((key) => key !== '' && (set.has(key) || set.has(smallFirst(key))));
  // "Nov. 13-án", "13 paź. 2024"
  if (next.kind === 'figure' && punctuation.shortMonths.has(last.toLowerCase())) return false;
  if (next.tellsTime && DAY.test(last)) return false;
  const counted = known(punctuation.counted) || punctuation.countedEndings.some((ending) => last.endsWith(ending));
  if (counted) return next.kind !== 'figure' && !/^[IVXLC]+$/u.test(next.word);
  if (known(punctuation.listEnds)) return !punctuation.capitalNouns || next.opens;
  if (known(punctuation.closing) && (next.cites || CURRENCY.test(next.word))) return false;
  if (known(punctuation.closing))
    return (
      next.opens || next.kind === 'figure' || (next.word === '' && next.kind === 'word') || isMeasured(pieces, atStart, next, punctuation)
    );
  if (known(punctuation.abbreviations)) {
    // "We no longer see the mar. A wall …": a month in short stands by a figure, or is a word.
    return punctuation.months.has(last) && /^\p{Lu}/u.test(next.word) && !/\p{Nd}/u.test(pieces.at(-2) ?? '0');
  }
  // "1. Open the lid", "a. Open it", "IV. Results"
  if (/^(?:\(?(?:\d{1,3}(?:\.\d{1,2})*|\p{L}|[ivxIVX]{1,4})\)?)$/u.test(atStart)) return false;
  // "by 20.11. a reply to me": too few words before the day for a sentence.
  if (DAY.test(last) && punctuation.ordinals && punctuation.capitalNouns && !next.opens && pieces.length <= FEWEST_WORDS) return false;
  if (/^(?:\d{1,2}\.?\s?[–-]\s?)?\d{1,2}$/u.test(last) && punctuation.ordinals) return next.opens || !punctuation.capitalNouns;
  if (/^[IVX]{1,5}$/u.test(last) && punctuation.ordinals) return next.opens;
  if (/^(?:\p{L}\.)*\p{L}$/u.test(last)) return isAfterLetter(last, pieces.at(-2) ?? '', next, punctuation);
  return true;
}

/** "… o jedną czwartą więcej niż w 2023 r. Najwięcej …": behind a figure that is told late in its sentence a unit ends it. */
function isMeasured(pieces: readonly string[], atStart: string, next: Next, { capitalNouns }: Punctuation): boolean {
  const [last = '', ...before] = pieces.slice(-3).toReversed();
  return (
    !capitalNouns &&
    next.leads === true &&
    /^\p{Ll}{1,4}$/u.test(last) &&
    (/^\p{Nd}/u.test(before[0] ?? '') || (/\.$/u.test(before[0] ?? '') && /^\p{Nd}/u.test(before[1] ?? ''))) &&
    atStart.split(/\s+/u).length >= FEWEST_MEASURED
  );
}
/** "W 2023 r. Gmina …" only says when. */
const FEWEST_MEASURED = 6;

/** "J. R. Smith", "z. B.", "U.S. exports", but "vitamin C. The …". */
function isAfterLetter(last: string, previous: string, next: Next, punctuation: Punctuation): boolean {
  if (/^\p{Ll}/u.test(last) && !last.includes('.')) return false;
  // A letter of a script without capitals is an abbreviation.
  if (!/\p{Lu}/u.test(last)) return false;
  if (!next.opens || punctuation.particles.has(next.word.toLowerCase())) return false;
  return last.includes('.') || /^[\p{Ll}\p{N}]/u.test(previous);
}

const joined = (pieces: readonly string[], count: number): string =>
  pieces.length < count
    ? ''
    : pieces
        .slice(-count)
        .join('')
        .replace(/^[\p{Ps}\p{Pi}"'¿¡]+/u, '');

const smallFirst = (word: string): string => (word.length < 2 ? word : word.slice(0, 1).toLowerCase() + word.slice(1));

/** "It was done.Then we left": a space was forgotten between words; "Node.js" and "3.5" have none to lose. */
function lacksSpace(before: string, rest: string, { openers }: Punctuation): boolean {
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(rest)) return /[\p{L}\p{N}]$/u.test(before);
  const word = /^(\p{Lu}\p{Ll}*)\s+\p{Ll}/u.exec(rest)?.[1];
  return word !== undefined && openers.has(word.toLowerCase()) && /(?:^|\s)[\p{L}]?\p{Ll}{2,}$/u.test(before);
}
