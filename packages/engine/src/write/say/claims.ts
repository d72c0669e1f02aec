/** Claims: sentences of a group that can be a slide's title, since they are short, whole, understood by themselves, and what the group says. */
import type { Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { centroid, cosine, type Vector } from '../discourse/terms.ts';
import { columns, wordiness } from '../sentence/measure.ts';
import { danglingIn } from './dangling.ts';
import { type Judgement, tellingOf } from './points.ts';
import { waysOf } from './ways.ts';

export const LONGEST_TITLE = 90;
/** Words of a claim, as many as in English. */
const FEWEST_WORDS = 4;
const FEWEST_CONTENT = 2;
const MOST_WORDS = 16;
/** Columns and words of a sentence that is a title where nothing shorter is. */
const LONGEST_LOOSE = 120;
const MOST_WORDS_LOOSE = 22;
/** What can be the message of a slide; a detail only where much turns on it. */
const MESSAGES: ReadonlySet<Role> = new Set<Role>([
  'result',
  'decision',
  'recommendation',
  'claim',
  'definition',
  'risk',
  'consequence',
  'contrast',
  'answer',
  'cause',
  'condition',
]);
const STRONG_DETAIL = 0.4;
const STRONG_MESSAGE = 0.32;
/** What a claim's likeness to all that the slide says adds to its worth, and each word that it has above the usual takes away. */
const TYPICAL = 0.5;
const USUAL_WORDS = 10;
const LONGER = 0.02;
/** What each sentence before it takes: a paragraph's first says what it is about. */
const LATER = 0.02;
const COUNTS = 0.1;
const OPENS = 0.12;

/** What is left of citations and lists where their marks were lost. */
const DAMAGED = /,\s*,|(?:19|20)\d\d\s+\p{Lu}|[•=<>|]|https?:|@/u;
/** Somebody's words: who says them, and to whom, is not known from a title. */
const SPOKEN = /["“”„«»「『]/u;

export interface Claim {
  readonly text: string;
  readonly unit: Unit;
  readonly worth: number;
}

/** The claims of the units, the best first; `shown` are the units that the slide says. With `loose`, longer sentences too. */
export function claimsIn(
  units: readonly Unit[],
  shown: readonly Unit[],
  judge: Judgement,
  taken: (text: string) => boolean,
  loose = false,
): Claim[] {
  const { grammar, brief, scores } = judge;
  const said = wordiness(brief.language);
  const most = Math.round((loose ? MOST_WORDS_LOOSE : MOST_WORDS) * Math.max(1, said));
  const widest = loose ? LONGEST_LOOSE : LONGEST_TITLE;
  const middle = middleOf(shown.length > 0 ? shown : units);
  // The first of their paragraphs.
  const opening = new Set(units.filter(({ block }, i) => units[i - 1]?.block !== block));
  const claims = tellingOf(units, grammar).flatMap((unit, i): Claim[] => {
    if (!isSentence(unit) || !(loose || isMessage(unit)) || (unit.resolved === undefined && unit.needs.length > 0)) return [];
    return waysOf(unit, judge).flatMap((way): Claim[] => {
      const { text, words } = way;
      if (words > most || words < FEWEST_WORDS * Math.min(1, said) || columns(text) > widest) return [];
      if (contentWords(text, judge) < FEWEST_CONTENT) return [];
      if (DAMAGED.test(text) || SPOKEN.test(text) || danglingIn(way, brief.language).title || taken(text)) return [];
      const worth =
        (scores[unit.index] ?? 0) +
        TYPICAL * cosine(unit.vector, middle) +
        (/\p{Nd}/u.test(text) ? COUNTS : 0) -
        LONGER * Math.max(0, words / said - USUAL_WORDS) -
        LATER * i +
        (opening.has(unit) ? OPENS : 0);
      return [{ text, unit, worth }];
    });
  });
  return claims.sort((a, b) => b.worth - a.worth);
}

/** Words that are none of grammar: "Not everything went well" has two. */
const contentWords = (text: string, { lexicon }: Judgement): number =>
  lexicon.lookUp(text).filter((term) => !lexicon.isGrammar(term)).length;

const isMessage = ({ role, strength }: Unit): boolean =>
  (MESSAGES.has(role) && strength >= STRONG_MESSAGE) || (role === 'detail' && strength >= STRONG_DETAIL);

const middleOf = (units: readonly Unit[]): Vector =>
  centroid(
    units.map(({ vector }) => vector),
    units.map(({ words }) => words),
  );

/** An item is a claim only if it is a sentence. */
const isSentence = ({ form, words, text, lead }: Unit): boolean =>
  !/[:：]$/u.test(text) && lead === undefined && (form === 'prose' || (form === 'list' && words >= 5 && /[.!。！।۔]$/u.test(text)));
