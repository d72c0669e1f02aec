/** What a language's full stops, and the words around them, tell. */
import type { Language } from '../../../languages/language.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { either, listOf } from '../../../languages/phrases.ts';
import { perText } from '../../../model/memo.ts';

export interface Punctuation {
  /** ISO 639. */
  readonly language: string;
  readonly abbreviations: ReadonlySet<string>;
  /** Of those, the ones for months, where they are written small. */
  readonly months: ReadonlySet<string>;
  /** Months in short, in small letters; none that is a month's whole name. */
  readonly shortMonths: ReadonlySet<string>;
  readonly closing: ReadonlySet<string>;
  readonly counted: ReadonlySet<string>;
  readonly countedEndings: readonly string[];
  readonly listEnds: ReadonlySet<string>;
  readonly ordinals: boolean;
  /** A capital is no sign of a beginning. */
  readonly capitalNouns: boolean;
  /** Lower case. */
  readonly openers: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  /** After a quotation: who says it. */
  readonly says: RegExp | undefined;
  /** Matches where sentences may end that no mark ends: global. */
  readonly spaced: RegExp | undefined;
}

export const punctuationOf = perText((tag) => build(tag, languageOf(tag)));

function build(tag: string, { sentence = {}, grammar, talk }: Language): Punctuation {
  const firstWords = [grammar.subjects, grammar.subordinators, grammar.leadIns, grammar.backward]
    .flatMap(listOf)
    .map((phrase) => phrase.split(' ')[0] ?? '');
  return {
    language: tag.toLowerCase().split('-')[0] ?? tag,
    // "Chiamate il sig. Nardi": behind what stands before a name no sentence ends.
    abbreviations: new Set([...keysOf(sentence.abbreviations), ...keysOf(talk?.shortTitles)]),
    months: monthsOf(tag),
    shortMonths: shortMonthsOf(tag),
    closing: keysOf(sentence.closing),
    counted: keysOf(sentence.counted),
    countedEndings: listOf(sentence.countedEndings),
    listEnds: keysOf(sentence.listEnds),
    ordinals: sentence.ordinalStops === true,
    capitalNouns: grammar.capitalNouns === true,
    openers: new Set([...firstWords, ...listOf(sentence.openers)]),
    particles: new Set(listOf(sentence.particles)),
    says: sentence.says ? new RegExp(`^(?:\\p{Lu}[\\p{L}.'’-]*\\s+){0,4}(?:${either(sentence.says)})(?!\\p{L})`, 'u') : undefined,
    spaced: sentence.spacedOpeners
      ? new RegExp(`[.!?…]+["'”’)]*|\\s+(?=(?:${either(sentence.spacedOpeners)}))|\\s*\\n\\s*\\n|\\s+(?=[•▪◦‣∙]\\s)`, 'gu')
      : undefined,
  };
}

/** Spaces in abbreviations are not looked at: "z. B." is "z.B.". */
const keysOf = (phrases: string | undefined): ReadonlySet<string> => new Set(listOf(phrases).map((phrase) => phrase.replace(/\s/gu, '')));

/** "mar", "dez": as they stand without their stop. */
function monthsOf(tag: string): ReadonlySet<string> {
  const short = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => short.format(new Date(Date.UTC(2024, month, 1))).replace(/\.$/u, ''));
  return new Set(names.filter((name) => /^\p{Ll}+$/u.test(name)));
}

/** "nov", "szept": alone and beside a day. */
function shortMonthsOf(tag: string): ReadonlySet<string> {
  const namesOf = (month: 'short' | 'long'): string[] =>
    [{}, { day: 'numeric' } as const].flatMap((day) => {
      const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { month, ...day, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, at) =>
          format
            .formatToParts(new Date(Date.UTC(2024, at, 13)))
            .find(({ type }) => type === 'month')
            ?.value.toLowerCase() ?? '',
      );
    });
  const long = new Set(namesOf('long'));
  const short = namesOf('short').map((name) => name.replace(/\.$/u, ''));
  return new Set(short.filter((name) => /^[\p{L}\p{M}]{2,}$/u.test(name) && !long.has(name)));
}
