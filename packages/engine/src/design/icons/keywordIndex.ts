/** Finds the words of a text that name an icon, in the way that the words of each language are built. */
import { perText } from '../../model/memo.ts';
import type { IconName } from './iconTable.ts';
import { keywordsByLanguage } from './keywordsByLanguage.ts';

/** The icons that a text names, the one that its main word names first. */
export type Finder = (text: string) => readonly IconName[];

/** Undefined for a language without keywords. */
export function keywordsOf(language: string): Finder | undefined {
  const base = language.toLowerCase().split('-')[0] ?? '';
  return finderOf(base);
}
const finderOf = perText(build);

interface Keyword {
  readonly icon: IconName;
  /** The words of the phrase. */
  readonly words: readonly string[];
  /** Stands for nothing but itself: no other form of the word. */
  readonly whole: boolean;
}

/** Written without spaces: a keyword is found anywhere. */
const SPACELESS = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my']);
/** Words are compounds whose last part says what they are: "Datensicherheit". */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'no', 'nn', 'fi', 'hu']);
/** The main word of a name is its last: "customer safety". */
const HEAD_LAST = new Set([...COMPOUNDING, 'en', 'tr', 'ja', 'zh', 'ko', 'hi', 'bn', 'ta']);
/** Letters that may follow a stem: case, number and person; more where endings are strung together. */
const LONGEST_ENDING = 4;
const STRUNG_ENDING = 8;
const STRINGING = new Set(['tr', 'fi', 'hu', 'ta', 'ko', 'hi', 'bn', 'ru', 'uk', 'pl', 'cs', 'el', 'ro', 'en', 'fr', 'es', 'it', 'pt']);
/** The article and the particles that are written together with a word. */
const PREFIXES: Readonly<Record<string, RegExp>> = { ar: /^(?:[وفبكل]?ال|لل|و)(?=.{3})/u, he: /^[הובלכמש](?=.{3})/u };
/** A stem that ends a compound has at least this many letters. */
const LEAST_PART = 4;

function build(base: string): Finder | undefined {
  const keywords = keywordsByLanguage[base];
  if (!keywords) return undefined;
  const all = Object.entries(keywords).flatMap(([icon, stems]) =>
    stems.split(' ').map((stem): Keyword => {
      const whole = stem.endsWith('=');
      return { icon: icon as IconName, words: stem.replace('=', '').split('_'), whole };
    }),
  );
  if (SPACELESS.has(base)) return (text) => inSigns(text, all);
  return (text) => inWords(text, base, all);
}

/** The last one first, since what stands before it says more about it; longer keywords before those that they contain. */
function inSigns(text: string, keywords: readonly Keyword[]): IconName[] {
  const found = keywords.flatMap(({ icon, words }) => {
    const word = words.join('');
    const at = text.lastIndexOf(word);
    return at < 0 ? [] : [{ icon, end: at + word.length, length: word.length }];
  });
  return found.sort((a, b) => b.end - a.end || b.length - a.length).map(({ icon }) => icon);
}

function inWords(text: string, base: string, keywords: readonly Keyword[]): IconName[] {
  const prefix = PREFIXES[base];
  const words = text.toLocaleLowerCase(base).match(/[\p{L}\p{M}\p{N}\u200C'’-]+/gu) ?? [];
  const forms = words.map((word) => (prefix?.test(word) ? [word, word.replace(prefix, '')] : [word]));
  const found = forms.flatMap((_, at) => {
    const here = keywords.filter((keyword) => stands(keyword, forms, at, base));
    const longest = here.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
    return longest ? [{ icon: longest.icon, words: longest.words.length }] : [];
  });
  const mainFirst = HEAD_LAST.has(base) ? found.reverse() : found;
  return mainFirst.sort((a, b) => b.words - a.words).map(({ icon }) => icon);
}

const lengthOf = ({ words }: Keyword): number => words.join('').length;

/** `forms`: each word, and what is left of it without the particles before it. */
function stands(keyword: Keyword, forms: readonly (readonly string[])[], at: number, base: string): boolean {
  return keyword.words.every((stem, i) => forms[at + i]?.some((word) => (keyword.whole ? word === stem : isForm(word, stem, base))));
}

/** Whether the word is the stem with an ending, or a compound that ends with it. */
function isForm(word: string, stem: string, base: string): boolean {
  if (word.startsWith(stem)) return word.length - stem.length <= (STRINGING.has(base) ? STRUNG_ENDING : LONGEST_ENDING);
  if (!COMPOUNDING.has(base) || stem.length < LEAST_PART) return false;
  const at = word.lastIndexOf(stem);
  return at > 1 && word.length - stem.length - at <= 3;
}
