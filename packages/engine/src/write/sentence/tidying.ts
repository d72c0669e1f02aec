/** A sentence without what is no part of it: list marks, citations, datelines, its final stop. */
import { functionWords } from '../../languages/functionWords.ts';
import type { SentenceGrammar } from './sentenceGrammar.ts';

/** The sign of an item in running text. */
const ITEM_SIGN = /^(?:[•·▪◦‣∙]|[-–—*]\s+(?=[•\p{L}])|\d{1,2}[.)]\s+(?=\p{Lu})|\(\d{1,2}\)\s+(?=\p{Lu}))\s*/u;
/** "2.3 The Client may …": the number of a clause of a contract. */
const CLAUSE_NUMBER = /^§?\s?\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{Lu})/u;
/** Where and when a report was sent: "LISBON, 14 May – ". */
const DATELINE = /^\p{Lu}[\p{Lu}\s.-]{2,30}(?:[,(][^–—]{1,30})?\s[–—]\s+(?=\p{Lu})/u;
/** "2026 r.", "2026 г.": the stop belongs to the year. */
const YEAR_SIGN = /\d\s?[rг]\.$/u;

export const withoutStrays = (sentence: string): string =>
  sentence.trim().replace(ITEM_SIGN, '').replace(ITEM_SIGN, '').replace(CLAUSE_NUMBER, '').replace(DATELINE, '');

/** A dash that stands right before a figure is its minus: "–3,1", "-£40". */
const STRAYS_BEFORE = /^(?:[\s,;:—]|[–-](?!\p{Sc}?\p{Nd}))+/u;

/** Without the stop, comma or dash at its ends; a question or exclamation keeps its mark, and so does what ends in an abbreviation. */
export function trimClause(text: string): string {
  const front = text.replace(STRAYS_BEFORE, '').trimEnd();
  if (YEAR_SIGN.test(front) || /(?:^|[\s(])(?:\p{L}\.\s?){2,}$/u.test(front)) return front;
  return front.replace(/[\s,;:،؛–—.。．।॥۔、，；：…។]+$/u, '');
}

/** Where to write or look: "j.doe@example.org", "www.example.org". */
const ADDRESS = /^[\p{L}\p{N}._+-]+@|^(?:https?:|www\.)|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/|$)/u;

export function capitalize(text: string, language: string): string {
  const [, signs = '', first] = /^([\p{Ps}\p{Pi}"'¿¡]*)(\p{Ll})/u.exec(text) ?? [];
  // "iPhone", "eBay" and "mRNA" keep their small letter, and so do addresses.
  if (!first || ADDRESS.test(text) || /^[\p{Ps}\p{Pi}"'¿¡]*\p{Ll}\p{Lu}/u.test(text)) return text;
  return signs + upper(first, language) + text.slice(signs.length + first.length);
}

/** The sentence as it goes on within a line: with a small letter where it begins with a word of grammar. */
export function smallWithin(text: string, language: string): string {
  const [first = ''] = /^[\p{L}\p{M}]+(?![\p{L}\p{M}'’-])/u.exec(text) ?? [];
  const small = first.toLocaleLowerCase(language);
  return first !== 'I' && functionWords(language).has(small) ? small + text.slice(first.length) : text;
}

/** What was capitalized with the first letter of the words that it comes from, as it goes on within a line. */
export function withCaseOf(source: string, text: string): string {
  const at = text.search(/\p{L}/u);
  const [small = ''] = /\p{L}/u.exec(source) ?? [];
  const isSame = at >= 0 && small !== '' && text[at] !== small && text.slice(at, at + small.length).toLowerCase() === small.toLowerCase();
  return isSame ? text.slice(0, at) + small + text.slice(at + small.length) : text;
}

function upper(letter: string, language: string): string {
  try {
    return letter.toLocaleUpperCase(language);
  } catch {
    return letter.toUpperCase();
  }
}

/** French sets a blank before these. */
const SPACED = /\S[^\S\n][:;](?=\s)/u;

/** Spaces and commas as they should be where something was taken out of `source`, which may set blanks before colons and semicolons. */
export const closeGaps = (text: string, source = text): string =>
  text
    .replace(/[,،](?=\s*[,،;؛.!?](?!\p{Nd}))/gu, '')
    .replace(SPACED.test(source) ? /[^\S\n]+(?=[,.)\]،؛](?!\p{Nd}))/gu : /[^\S\n]+(?=[,.;)\]،؛](?!\p{Nd})|:(?!\S))/gu, '')
    .replace(/([([])\s+/gu, '$1')
    .replace(/\s{2,}/gu, ' ')
    .trim();

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** "I'd go for b)", "3) is too dear": the bracket behind an item's letter or number has no partner. */
const OPTION = /((?:^|\s)(?:\p{L}|\p{Nd}{1,2}))\)(?![\p{L}\p{Nd}(])/u;
const OPTIONS = new RegExp(OPTION.source, 'gu');

/** Whether every bracket and quote in the text has its partner. */
export const balanced = (text: string): boolean => arePaired(text) || (OPTION.test(text) && arePaired(text.replace(OPTIONS, '$1')));

function arePaired(text: string): boolean {
  return (
    count(text, /[([（]/gu) === count(text, /[)\]）]/gu) &&
    count(text, /"/g) % 2 === 0 &&
    // "„nichts“" closes with the sign that "“nothing”" opens with.
    (text.includes('„') ? count(text, /„/gu) === count(text, /[“”]/gu) : count(text, /“/gu) === count(text, /”/gu)) &&
    count(text, /[「『]/gu) === count(text, /[」』]/gu) &&
    (text.includes('»') ? count(text, /«/gu) === count(text, /»/gu) : !text.includes('«'))
  );
}

/** A sentence as it stands, without list marks and its final stop. */
export const tidy = (sentence: string): string => trimClause(withoutStrays(sentence));

/** A sentence that stands in brackets as a whole, without them. */
export const withoutOuterBrackets = (text: string): string => (/^\([^()]+\)[.!?]?$/u.test(text) ? text.replace(/^\(|\)[.]?$/gu, '') : text);

/** Whether the words begin and end like a sentence and not like a torn piece of one; `isEnded` where their text ends them with a full stop. */
export function isWhole(text: string, grammar: SentenceGrammar, isEnded = false): boolean {
  if (!/\p{L}/u.test(text) || !balanced(text)) return false;
  if (/[,;،؛–—]$/u.test(text.trimEnd()) || /^[,;:)\]،؛%]/u.test(text)) return false;
  const stated = trimClause(text);
  if (!isEnded && grammar.torn?.test(stated)) return false;
  return /[?？؟]$/u.test(stated) || !(grammar.tornOpener?.test(stated) && !/[,،，、;]|[:：]\s*\S/u.test(stated));
}
