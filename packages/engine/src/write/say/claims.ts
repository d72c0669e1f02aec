/** Claims: sentences of a group that can be a slide's title, since they are short, whole, understood by themselves, and what the group says. */
import type { Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { centroid, cosine, type Vector } from '../discourse/terms.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import { sentenceGrammarOf, withoutMarker } from '../sentence/sentenceGrammar.ts';
import { capitalize, smallWithin, trimClause } from '../sentence/tidying.ts';
import { addresses, danglingIn, leaning } from './dangling.ts';
import type { Judgement } from './points.ts';
import { isTalk, isTurn, SPOKEN, tellingOf } from './telling.ts';
import { headlineWaysOf, type Way, waysOf } from './ways.ts';
import { leansBack } from './whole.ts';

export const LONGEST_TITLE = 90;
/** Words of a claim, as many as in English. */
const FEWEST_WORDS = 4;
const FEWEST_CONTENT = 2;
const MOST_WORDS = 16;
/** Columns and words of a sentence that is a title where nothing shorter is. */
const LONGEST_LOOSE = 120;
const MOST_WORDS_LOOSE = 22;
/** The same of the sentence that its paragraph turns on: no other one names the slide. */
const LONGEST_KEY = 130;
const MOST_WORDS_KEY = 26;
/** Share of that sentence's worth below which the first of a paragraph only leads to it. */
const LIGHT = 0.55;
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
const LATER = 0.045;
const COUNTS = 0.1;
const OPENS = 0.12;
/** For the first sentence of all that the slide says: a paragraph begins with what it is about. */
const LEADS = 0.34;
/** What a sentence loses of which a figure is left out. */
const PARTIAL = 0.2;
/** For a later one that neither settles anything nor speaks of what most of the others do. */
const BESIDE = 0.3;
const COVERING = 0.5;
const SETTLING: ReadonlySet<Role> = new Set<Role>(['result', 'decision', 'consequence']);
/** For the share of the slide's other sentences that speak of what the claim speaks of. */
const COVERS = 0.25;

/** For what points elsewhere, by how certainly it does. */
const POINTS_AWAY = 0.3;
/** For a beginning that only sets the time, and for one that is a label and no sentence: "In 2017, when …", "On people: …". */
const SETS_TIME = 0.3;
const LABELLED = 0.3;
const TIME_FIRST =
  /^(?:[\p{L}\p{M}'’]+ ){0,3}[\p{L}\p{M}'’]*\p{Nd}{1,4}[^,:：]{0,24},\s|^\p{L}{1,5}\s\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+)?,\s/u;
/** For what only speaks of who speaks and who listens, and counts nothing. */
const TALKS = 0.7;
/** For what is said against something, above what it is said against. */
const TURNED = 0.2;
const CONCEDED = 0.2;
/** For what is asked, decided or concluded: the rest of the paragraph leads there. */
const MOVES = 0.3;
const MOVING: ReadonlySet<Role> = new Set<Role>(['recommendation', 'decision']);
const moves = ({ role, links }: Unit): boolean =>
  MOVING.has(role) || (role === 'consequence' && links.some(({ kind }) => kind === 'cause'));
const KNOWN_VERBS = 0.7;
const VERBLESS = 0.5;
/** For a sentence of more words than a title usually has. */
const LONG = 0.12;
const LABEL_FIRST = /^[^.,:：!?]{2,28}[:：]\s/u;

/** What is left of citations and lists where their marks were lost. */
const DAMAGED = /,\s*,|(?:19|20)\d\d\s+\p{Lu}|[•=<>|]|https?:|@/u;

export interface Claim {
  readonly text: string;
  readonly unit: Unit;
  readonly worth: number;
  /** The sentence after it, where the title says both: how it was and how it is. */
  readonly also?: Unit;
  /** Share of the slide's other sentences that speak of what it speaks of. */
  readonly covers: number;
  /** Its sentence needs not be said below it. */
  readonly whole: boolean;
  /** What of its sentence can be said there. */
  readonly rest?: string;
}

/** The claims of the units, the best first; `shown` are the units that the slide says. With `loose`, longer sentences and details too; with `wide` only the longer ones. */
export function claimsIn(
  units: readonly Unit[],
  shown: readonly Unit[],
  judge: Judgement,
  taken: (text: string) => boolean,
  loose = false,
  wide = loose,
): Claim[] {
  const { grammar, brief, scores } = judge;
  const said = wordiness(brief.language);
  const most = Math.round((wide ? MOST_WORDS_LOOSE : MOST_WORDS) * Math.max(1, said));
  const widest = wide ? LONGEST_LOOSE : LONGEST_TITLE;
  const termsBy = new Map(shown.map((unit) => [unit, new Set(tellingTerms(unit.text, judge))]));
  const middle = middleOf(shown.length > 0 ? shown : units);
  // The first of their paragraphs.
  const opening = new Set(units.filter(({ block }, i) => units[i - 1]?.block !== block));
  const leaned = new Set(shown.filter((unit) => leansBack(unit, judge)).map(({ index }) => index - 1));
  const telling = tellingOf(units, grammar);
  // "The noise, first." names its paragraph, and what speaks to the listeners leads to it: the sentence after them says it.
  const long = telling.filter((unit) => unit.words >= FEWEST_WORDS * Math.min(1, said));
  const turned = new Set(
    units.filter((unit, i) => isTurn(unit) || turnsFrom(units[i - 1], unit, brief.language)).map(({ index }) => index),
  );
  // What others say, and the text answers.
  const answered = (unit: Unit): boolean =>
    units.some(({ index, block }) => turned.has(index) && index > unit.index && block === unit.block) &&
    units.some(({ role, index, block }) => role === 'opinion' && block === unit.block && index <= unit.index);
  const isAddress = (unit: Unit): boolean =>
    isTalk(unit, brief.language) || (unit.role === 'claim' && !/\p{Nd}/u.test(unit.text) && addresses(unit.text, brief.language));
  const leading = long.filter((unit) => !isAddress(unit) && (!LABEL_FIRST.test(unit.text) || unit.role === 'decision') && !answered(unit));
  const first = leading.find(({ role }) => role !== 'opinion') ?? leading[0] ?? long[0];
  // Under a heading of its own a slide has a name already.
  const key = wide ? keyOf(leading, scores) : undefined;
  const leadsToKey = first !== undefined && key !== undefined && (scores[first.index] ?? 0) < LIGHT * (scores[key.index] ?? 0);
  const central = leadsToKey ? key : first;
  const limitsOf = (unit: Unit) => {
    if (unit === key) return { words: MOST_WORDS_KEY * Math.max(1, said), columns: LONGEST_KEY };
    return unit === first ? { words: MOST_WORDS_LOOSE * Math.max(1, said), columns: LONGEST_LOOSE } : { words: most, columns: widest };
  };
  const { finite } = sentenceGrammarOf(brief.language);
  // "Two desks, no appointment": only where the language's verbs are known well enough to find one in most sentences.
  const verbs = finite !== undefined && telling.filter(({ text }) => finite.test(text)).length >= KNOWN_VERBS * telling.length;
  const isVerbless = (text: string): boolean => verbs && !/\p{Nd}/u.test(text) && !finite.test(text);
  // "Other cities have done it differently": what a paragraph begins with leans on none of its sentences.
  const dangles = (way: Way, leads: boolean): boolean => danglingIn(way, brief.language)[leads ? 'point' : 'title'];
  const claims = telling.flatMap((unit, i): Claim[] => {
    if (!isSentence(unit) || !(loose || unit === first || isMessage(unit)) || (unit.resolved === undefined && unit.needs.length > 0))
      return [];
    // One of several that are counted is no name of them all.
    if (unit.enumerated) return [];
    // What is to be kept is not said in part: the title stands for all of it.
    const ways = brief.mode === 'preserve' ? waysOf(unit, judge).slice(0, 1) : [...waysOf(unit, judge), ...headlineWaysOf(unit, judge)];
    const next = units.find(({ index }) => index === unit.index + 1);
    const both = next && turnOf(unit, next, judge);
    const led = moves(unit) ? ledBy(unit, brief.language) : undefined;
    // What the next sentence leans on stands right above it.
    const talks = isTalk(unit, brief.language) || (!/\p{Nd}/u.test(unit.text) && addresses(unit.text, brief.language));
    const figures = figuresIn(ways[0]?.text ?? '');
    const limits = limitsOf(unit);
    const alone = leaned.has(unit.index) && unit !== first && unit !== key ? [] : ways;
    return [...alone, ...(both ? [both] : []), ...(led ? [led] : [])].flatMap((way): Claim[] => {
      const { text, words } = way;
      if (
        words > (way === both ? Math.max(limits.words, MOST_WORDS_LOOSE * Math.max(1, said)) : limits.words) ||
        words < FEWEST_WORDS * Math.min(1, said) ||
        columns(text) > limits.columns
      )
        return [];
      if (contentWords(text, judge) < FEWEST_CONTENT) return [];
      if (DAMAGED.test(text) || SPOKEN.test(text) || dangles(way, unit === first && !talks) || taken(text)) return [];
      const covers = coverage(unit, tellingTerms(text, judge), termsBy);
      const settles = SETTLING.has(unit.role) && unit.strength >= STRONG_DETAIL;
      const tells = way === both || figuresIn(`${text} ${way.rest ?? ''}`) === figures;
      const whole = way !== led && (tells || way.isHeadline === true);
      const worth =
        (scores[unit.index] ?? 0) +
        TYPICAL * cosine(unit.vector, middle) +
        (/\p{Nd}/u.test(text) ? COUNTS : 0) -
        LONGER * Math.max(0, words / said - USUAL_WORDS) -
        (unit === central ? 0 : LATER * i) -
        (tells || way === led ? 0 : PARTIAL) -
        POINTS_AWAY * leaning(text, brief.language) -
        (TIME_FIRST.test(text) ? SETS_TIME : 0) -
        (talks ? TALKS : 0) -
        (answered(unit) || turned.has(unit.index + 1) ? CONCEDED : 0) +
        (turned.has(unit.index) ? TURNED : 0) +
        (moves(unit) && !answered(unit) && (covers > 0 || unit.links.some(({ kind }) => kind === 'cause')) ? MOVES : 0) -
        (isVerbless(text) ? VERBLESS : 0) -
        (words > most * 0.75 && wide && !loose && unit !== first && unit !== central ? LONG : 0) -
        (unit !== first && unit !== central && !settles && covers < COVERING ? BESIDE : 0) -
        (LABEL_FIRST.test(text) && !settles ? LABELLED : 0) +
        (opening.has(unit) ? OPENS : 0) +
        (unit === central && !talks ? LEADS : 0) +
        COVERS * covers +
        (way === both ? TURNS : 0);
      return [
        {
          text,
          unit,
          worth,
          covers,
          whole,
          ...(way === both && next && { also: next }),
          ...(way.rest !== undefined && { rest: way.rest }),
        },
      ];
    });
  });
  return claims.sort((a, b) => b.worth - a.worth);
}

/** The sentence that the others lead to or say more of. */
const keyOf = (units: readonly Unit[], scores: Float64Array): Unit | undefined =>
  units
    .filter(({ enumerated, form }) => !enumerated && form === 'prose')
    .reduce<Unit | undefined>((best, unit) => (best && (scores[best.index] ?? 0) >= (scores[unit.index] ?? 0) ? best : unit), undefined);

/** "But the study found another cause": it begins with a word that sets it against the sentence before. */
const turnsFrom = (before: Unit | undefined, { role, text, block, form }: Unit, language: string): boolean =>
  before?.block === block && before.role !== 'result' && form === 'prose' && role === 'contrast' && withoutMarker(text, language) !== text;

/** "The journey was 3 hours; from Monday it will be 40 minutes": a figure and what it becomes, of which the one says nothing without the other. */
function turnOf(unit: Unit, next: Unit, judge: Judgement): Way | undefined {
  const { brief } = judge;
  const figured = [unit, next].every(({ text, form, block }) => form === 'prose' && block === unit.block && /\p{Nd}/u.test(text));
  if (!figured || next.words > LONGEST_TURN || !leansBack(next, judge) || !next.needs.includes(unit.index)) return undefined;
  const [a, b] = [unit, next].map((each) => waysOf(each, judge)[0]);
  if (!a || !b) return undefined;
  const text = `${a.text}; ${smallWithin(b.text, brief.language)}`;
  return columns(text) <= LONGEST_TITLE ? { text, words: a.words + b.words } : undefined;
}
const LONGEST_TURN = 12;
const TURNS = 0.3;

/** "I ask the ministry for two things: …": what stands before the colon names what stands behind it. */
function ledBy({ text, form }: Unit, language: string): Way | undefined {
  const lead = form === 'prose' ? trimClause(/^([^:：]{16,90}?)\s?[:：]\s+\S/u.exec(text)?.[1] ?? '') : '';
  return lead === '' ? undefined : { text: capitalize(withoutMarker(lead, language), language), words: countWords(lead) };
}

const tellingTerms = (text: string, { lexicon }: Judgement): number[] => lexicon.lookUp(text).filter((term) => !lexicon.isGrammar(term));

/** Share of the other units that have a term of the claim. */
function coverage(own: Unit, terms: readonly number[], shown: ReadonlyMap<Unit, ReadonlySet<number>>): number {
  let others = 0;
  let covered = 0;
  for (const [unit, said] of shown) {
    if (unit === own) continue;
    others++;
    if (terms.some((term) => said.has(term))) covered++;
  }
  return others === 0 ? 0 : covered / others;
}

const figuresIn = (text: string): number => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;

/** Words that are none of grammar: "Not everything went well" has two. */
const contentWords = (text: string, judge: Judgement): number => tellingTerms(text, judge).length;

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
