/** What of a chat stands as a fact for itself: what speaks for and against what is chosen, and what leads to the choice. */
import { functionWords } from '../../../languages/functionWords.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { hangs } from '../../sentence/hangs.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { measuresIn } from './measured.ts';
import { namesOffer, type Offer, placeOf } from './offers.ts';
import { isPriced } from './priced.ts';
import { contentIn, stemsIn, wordsIn } from './stems.ts';
import { talkWordsOf } from './talkWords.ts';
import { firstName, isAsked, lengthOf, type Turn, withoutStop } from './turn.ts';

export interface Fact {
  /** The turn that tells it. */
  readonly at: number;
  readonly text: string;
  /** What it is made of. */
  readonly sentences: readonly string[];
  /** The turn says nothing else. */
  readonly isAll: boolean;
}

const FEWEST_WORDS = 5;
/** Of what names an offer and no figure: "Willamette is out then". */
const FEWEST_WORDS_BARE = 8;
/** Of what only takes up the figures of the offers: "£118 is a lot for the castle". */
const FEWEST_WORDS_TAKEN_UP = 13;
const MOST_SENTENCES = 3;
const OPENING = 2;
/** Words of an answer that needs its question. */
const LONGEST_ANSWER = 3;
const LONGEST_BOUND = 12;
const LEANING = 0.5;
const PERSONS: ReadonlySet<string> = new Set(['author', 'reader', 'imperative']);

/** What facts have to do with. */
export interface Choice {
  readonly offers: readonly Offer[];
  /** What was decided. */
  readonly outcome: string;
  /** Nothing is chosen: what people say of themselves is no fact. */
  readonly isTold?: boolean;
  /** Beginnings of words of what facts are about; undefined where they may be about anything. */
  readonly near?: ReadonlySet<string>;
}

/** Facts of the turns from one up to another. */
export function factsIn(turns: readonly Turn[], from: number, until: number, choice: Choice, language: string): readonly Fact[] {
  const { offers } = choice;
  const found = turns.slice(from, until).flatMap((turn, i): readonly Fact[] => {
    const kept: string[] = [];
    let before = '';
    const [opening = ''] = turn.sentences;
    const asked = turns[from + i - 1];
    const answers = from + i >= OPENING && asked !== undefined && asked.speaker !== turn.speaker && isAsked(asked.sentences.at(-1) ?? '');
    for (const sentence of turn.sentences) {
      // What answers says of what only with the question: all of it behind "No.", else what the turn begins with.
      // What names what was asked about needs no question.
      const isNamed = answers && sharesWords(sentence, new Set(topicsIn(asked.sentences.join(' '), language)), language);
      const isBound =
        answers && !isNamed && ((sentence === opening && lengthOf(sentence) <= LONGEST_BOUND) || lengthOf(opening) <= LONGEST_ANSWER);
      if (isBound && !offers.some((offer) => namesOffer(sentence, offer, offers, language))) continue;
      // What stands behind a question in one message belongs to what is asked.
      if (isAsked(sentence)) break;
      const fact = factIn(sentence, { goesOn: kept.length > 0 && kept.at(-1) === before, opens: from + i < OPENING }, choice, language);
      before = fact ?? '';
      if (fact !== undefined && kept.length < MOST_SENTENCES) kept.push(fact);
    }
    if (kept.length === 0) return [];
    const text = kept.join('. ');
    if (choice.isTold && isOwn(text, language)) return [];
    return [
      {
        at: from + i,
        text: isOwn(text, language) ? `${firstName(turn.speaker, language)}: ${text}` : text,
        sentences: kept,
        isAll: kept.length === turn.sentences.length,
      },
    ];
  });
  // What two offers come to is told anew once more is known.
  const kept = new Map<string, Fact>();
  for (const fact of found) kept.set(comparedIn(fact.text, offers, language) ?? `${fact.at}`, fact);
  return found.filter((fact) => kept.get(comparedIn(fact.text, offers, language) ?? `${fact.at}`) === fact);
}

/** The offers whose amounts a fact tells together. */
function comparedIn(text: string, offers: readonly Offer[], language: string): string | undefined {
  const named = isPriced(text) ? offers.filter((offer) => namesOffer(text, offer, offers, language)) : [];
  return named.length > 1 ? named.map(({ name }) => name).join('|') : undefined;
}

interface Place {
  /** It stands behind a fact, to which it may point. */
  readonly goesOn: boolean;
  /** The chat begins with it. */
  readonly opens: boolean;
}

function factIn(sentence: string, { goesOn, opens }: Place, { offers, outcome, near }: Choice, language: string): string | undefined {
  const { settles, agrees, requests, proposes, promises, offers: could, please, isPending } = talkWordsOf(language);
  const bare = bareOf(sentence, language);
  const length = lengthOf(bare);
  if (length < FEWEST_WORDS || isPending(bare) || /[:：]$/u.test(bare)) return undefined;
  if ([requests, proposes, promises, could, please].some((edge) => edge.rest(bare) !== undefined) || opensOwn(bare, language))
    return undefined;
  if (agrees.rest(bare) !== undefined && !/\p{Nd}/u.test(bare)) return undefined;
  const named = offers.filter((offer) => namesOffer(bare, offer, offers, language));
  const figures = figuresIn(bare);
  // What follows from something said before stands only where it says of what.
  const follows = !opens && bare !== withoutStop(sentence) && settles.rest(sentence) !== undefined;
  if (named.length === 0 && (figures.length === 0 || follows)) return undefined;
  if (named.length === 0 && near !== undefined && !sharesWords(bare, near, language)) return undefined;
  if (!goesOn && figures.length === 0 && length < FEWEST_WORDS_BARE) return undefined;
  const offered = offers.flatMap(({ name, parts }) => figuresIn(`${name} ${parts.join(' ')}`));
  if (offers.length > 0 && figures.length > 0 && figures.every((figure) => offered.includes(figure)) && length < FEWEST_WORDS_TAKEN_UP)
    return undefined;
  const last = figuresIn(outcome);
  // It is what was decided.
  if (figures.length > 0 && figures.every((figure) => last.includes(figure)) && length < FEWEST_WORDS_TAKEN_UP) return undefined;
  if (named.length < 2 && isSuperseded(bare, named, outcome, language)) return undefined;
  // What points back behind an offer's name points to the offer.
  const until = Math.min(...named.map((offer) => placeOf(bare, offer, offers, language) ?? bare.length), bare.length);
  if (!goesOn && leans(bare, until, language)) return undefined;
  return capitalize(bare, language);
}

/** Whether it points to something outside of it before that place. */
const leans = (text: string, until: number, language: string): boolean =>
  hangs(text, language).some(({ kind, certainty, start }) => start <= until && certainty >= LEANING && !PERSONS.has(kind));

/** A text has one of these words. */
const sharesWords = (text: string, known: ReadonlySet<string>, language: string): boolean =>
  topicsIn(text, language).some((stem) => known.has(stem));

/** The words of content without the numbers. */
const topicsIn = (text: string, language: string): readonly string[] => contentIn(text, language).filter((stem) => !/^\p{Nd}/u.test(stem));
/** Letters of a name that says something. */
const SHORTEST = 4;

/** "The minimum term is 24 months", of what was decided for 12: another number of what alone both count. */
function isMeasuredAnew(text: string, outcome: string): boolean {
  const own = measuresIn(text).filter(({ unit }) => unit.length >= SHORTEST);
  const last = measuresIn(outcome);
  return own.some(({ unit, number }) => {
    const same = last.filter((each) => each.unit === unit);
    return same.length === 1 && same[0]?.number !== number && own.filter((each) => each.unit === unit).length === 1;
  });
}

/** What was decided has another amount of the same, or a clause counts out what the whole would have come to. */
function isSuperseded(text: string, named: readonly Offer[], outcome: string, language: string): boolean {
  const [only] = named;
  if (only && named.length === 1 && namesOffer(outcome, only, named, language) && isMeasuredAnew(text, outcome)) return true;
  const inNames = new Set(named.flatMap(({ name }) => figuresIn(name)));
  const own = figuresIn(text).filter((figure) => !inNames.has(figure));
  const last = new Set(figuresIn(outcome));
  if (!isPriced(text) || own.some((figure) => last.has(figure))) return false;
  const counted = text.split(/[,;–]\s+/u).slice(1);
  if (counted.some((clause) => isPriced(clause) && hangs(clause, language).some(({ kind, start }) => kind === 'connective' && start === 0)))
    return true;
  const names = new Set(named.flatMap(({ name }) => stemsIn(name)));
  const rest = outcome
    .split(/\s+/u)
    .filter((word) => !stemsIn(word).some((stem) => names.has(stem)))
    .join(' ');
  return named.length > 0 && isPriced(rest) && sharesWords(text, new Set(topicsIn(rest, language)), language);
}

/** Without the word that ties it to what was said before. */
export function bareOf(sentence: string, language: string): string {
  const { settles, agrees } = talkWordsOf(language);
  const { grammar } = languageOf(language);
  // "Er, what I mind is …"
  const said = withoutStop(sentence).replace(/^(\p{L}{1,4}),\s+/u, (all, word: string) =>
    functionWords(language).has(word.toLowerCase()) ? all : '',
  );
  const nodded = /^[^,،，、;]{1,16}[,،，、;]\s/u.test(said) ? (agrees.rest(said) ?? said) : said;
  const stated = settles.rest(nodded) ?? nodded;
  // "Briefly from my side: …"
  const [, label = '', behind = ''] = /^([^:：\p{Nd}]{3,32})[:：]\s+(\S.*)$/su.exec(stated) ?? [];
  const rest = label !== '' && (isOwn(label, language) || hasOwnStem(label, language)) ? behind : stated;
  return grammar.conjunction === undefined ? rest : rest.replace(grammar.conjunction, '');
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];

/** It begins with what the speaker does or thinks. */
const opensOwn = (text: string, language: string): boolean => talkWordsOf(language).own.has(uncontracted(wordsOf(text)[0] ?? ''));

/** "i" of "i've". */
const uncontracted = (word: string): string => /^[^’']+/u.exec(word)?.[0] ?? word;

const isOwn = (text: string, language: string): boolean => {
  const { own } = talkWordsOf(language);
  return wordsOf(text).some((word) => own.has(uncontracted(word)));
};

/** "Meiner" of "mein". */
const hasOwnStem = (text: string, language: string): boolean => {
  const own = [...talkWordsOf(language).own].filter((word) => word.length >= SHORTEST);
  return wordsOf(text).some((word) => own.some((each) => word.startsWith(each)));
};

const figuresIn = (text: string): readonly string[] => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];

/** Words that come back in so many turns are what the chat is about. */
const FEWEST_TURNS = 3;

/** What a chat with offers is about: what is offered and decided, and what people come back to. */
export function nearTo(turns: readonly Turn[], offers: readonly Offer[], outcome: string, language: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { sentences } of turns)
    for (const { word } of new Map(wordsIn(sentences.join(' ')).map((each) => [each.word, each])).values())
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const recurring = [...counts].flatMap(([word, count]) => (count >= FEWEST_TURNS ? word : []));
  return new Set(topicsIn([...offers.map(({ parts }) => parts.join(' ')), outcome, ...recurring].join(' '), language));
}
