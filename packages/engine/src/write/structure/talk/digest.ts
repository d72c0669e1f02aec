/** A chat that comes to a decision, told by it: what there was to choose from, what counted, what was decided, who does what, what is open. */

import { languageOf } from '../../../languages/languageOf.ts';
import type { Block } from '../../../model/document.ts';
import { columns, countWords } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { listUnder } from './listUnder.ts';
import { blocksOf, namesOffer, type Offer, offerNamed, offersIn, withoutBrackets } from './offers.ts';
import { isPriced } from './priced.ts';
import { type Roles, SETTLED } from './roles.ts';
import { talkWordsOf } from './talkWords.ts';
import { firstName, isAsked, namesIn, type Turn, without } from './turn.ts';
import { bareOf, type Fact, factsIn, nearTo } from './weighed.ts';

const FEWEST_FACTS = 2;
/** Turns that say what a chat is about: what others say later is known only with what it answers. */
const OPENING = 2;
/** As long as each of the turns from the first on tells a fact. */
const LONGEST_OPENING = 4;
const MOST_TURNS_SHORT = 14;
const MOST_FACTS = 6;
const MOST_TOLD = 8;
/** Columns of what a cover says. */
const WIDEST_TITLE = 64;
const FEWEST_WORDS_OF_TITLE = 5;
const WIDEST_SUBTITLE = 120;

/**
 * `roles`: what the turns come to, with the last turn that settles something. `isOnCover`: all that was decided is said there, and what the chat
 * begins with.
 */
export function digestOf(
  turns: readonly Turn[],
  roles: Roles,
  isOnCover: { readonly decided: boolean; readonly opening: boolean },
  language: string,
): readonly Block[] {
  const { why, background } = talkWordsOf(language);
  const names = namesIn(turns, language);
  const most = roles.settledAt === undefined ? MOST_TOLD : MOST_FACTS;
  // Where nothing is decided people tell what they know, each thing by itself.
  const isTold = roles.settledAt === undefined;
  const until = (roles.settledAt ?? turns.length - 1) + 1;
  // What is said behind the main decision is about other things.
  const chosenAt = roles.outcomeAt === undefined ? until : roles.outcomeAt + 1;
  const offered = offersIn(roles.rest, chosenAt, names);
  const rest = offered ? without(roles.rest, new Set(offered.told)) : roles.rest;
  const outcome = roles.outcome ?? '';
  const first = offered ? offered.at + 1 : until;
  const opening = isOnCover.opening ? openingOf(turns, language) : undefined;
  // A short chat speaks of one thing.
  const isShort = turns.length <= MOST_TURNS_SHORT || isTold;
  const leading = factsIn(rest, 0, isShort ? first : Math.min(first, LONGEST_OPENING), { offers: [], outcome, isTold }, language);
  const facts = leading.filter(({ at }, i) => isShort || at < OPENING || i === at).flatMap((fact) => withoutText(fact, opening));
  const near = nearTo(turns, offered?.offers ?? [], outcome, language);
  const weighed = offered ? factsIn(rest, first, chosenAt, { offers: offered.offers, outcome, near }, language) : [];
  const chosen = offered && roles.outcome !== undefined ? offerNamed(roles.outcome, offered.offers, language) : undefined;
  const reasons = chosen && why !== undefined ? whyOf(chosen, why) : undefined;
  const said: Block[] = [
    ...factsUnder(isTold ? languageOf(language).texts.keyPoints : background, facts, 'background', most),
    ...noted(0, first, facts, 'background-said'),
    ...(offered ? blocksOf(offered, outcome, language) : []),
    ...(reasons === undefined ? [] : factsUnder(reasons, weighed, 'weighed')),
    ...noted(first, until, weighed, 'weighed-said'),
  ];
  const others = roles.lists.filter(({ id }) => !id.startsWith(SETTLED));
  const isMore = others.length > 0 || said.some(({ type }) => type !== 'note');
  const lists = isOnCover.decided && isMore ? others : roles.lists;
  return [...said, ...lists, ...noted(until, rest.length, [], 'later-said')];

  /** What else was said from one turn up to another, for the notes of the slide above. */
  function noted(from: number, to: number, told: readonly Fact[], id: string): readonly Block[] {
    const whole = new Set(shownOf(told, most).flatMap(({ at, isAll }) => (isAll ? at : [])));
    const lines = rest.slice(from, to).flatMap(({ speaker, sentences }, i) => {
      const isLeft = sentences.length > 0 && !whole.has(from + i);
      return isLeft ? `${firstName(speaker, language)}: ${sentences.join(' ')}` : [];
    });
    return lines.length === 0 ? [] : [{ type: 'note', id, text: lines.join('\n') }];
  }
}

/** With more than a slide holds the last word counts. */
const shownOf = (facts: readonly Fact[], most: number): readonly Fact[] => (facts.length < FEWEST_FACTS ? [] : facts.slice(-most));

/** The fact without what is told elsewhere. */
function withoutText(fact: Fact, told: string | undefined): readonly Fact[] {
  const sentences = fact.sentences.filter((sentence) => sentence !== told);
  if (sentences.length === fact.sentences.length) return [fact];
  return sentences.length === 0 ? [] : [{ ...fact, sentences, text: sentences.join('. ') }];
}

function factsUnder(heading: string | undefined, facts: readonly Fact[], id: string, most = MOST_FACTS): readonly Block[] {
  const [only, ...others] = facts;
  // What one person alone says is told sentence by sentence.
  const texts = only && others.length === 0 ? only.sentences : shownOf(facts, most).map(({ text }) => text);
  if (heading === undefined || texts.length < FEWEST_FACTS) return [];
  return listUnder(heading, texts, id, true);
}

export interface Choice {
  readonly blocks: readonly Block[];
  /** The sentence of the answer that names what it chooses. */
  readonly outcome?: string;
}

/** What there is to choose from in turns before an answer, and what counted where the answer names what it chooses. */
export function choiceFrom(turns: readonly Turn[], answer: readonly string[], language: string): Choice {
  const offered = offersIn(turns, turns.length, namesIn(turns, language));
  if (!offered) return { blocks: [] };
  const { offers, told } = offered;
  const { isDenied } = talkWordsOf(language);
  const outcome =
    answer.find((sentence) => !isAsked(sentence) && !isDenied(sentence) && offerNamed(sentence, offers, language) !== undefined) ?? '';
  const chosen = offerNamed(outcome, offers, language);
  const { why } = talkWordsOf(language);
  const rest = without(turns, new Set(told));
  const near = nearTo(turns, offers, outcome, language);
  // What stands beside the offers in their mail tells of all of them, if it names none.
  const facts = factsIn(rest, offered.at, rest.length, { offers, outcome, near }, language).filter(
    ({ at, text }) => at > offered.at || offers.some((offer) => namesOffer(text, offer, offers, language)),
  );
  const blocks = [
    ...blocksOf(offered, outcome, language),
    ...(chosen && why !== undefined ? factsUnder(whyOf(chosen, why), facts, 'weighed') : []),
  ];
  return { blocks, ...(chosen && { outcome }) };
}

const whyOf = ({ name }: Offer, why: string): string => why.replace('{}', withoutBrackets(name));

export interface Cover {
  readonly title: string;
  readonly subtitle?: string;
}

/** What was decided as title and subtitle: "We go to Falkenau castle", "25 to 27 June, 148 € for each child". */
export function coverOf(outcome: string, language: string): Cover | undefined {
  for (const { index, 0: comma } of [...outcome.matchAll(/\s*[,،，、;:：]\s+|[，、；：]/gu)].toReversed()) {
    const title = outcome.slice(0, index);
    const rest = outcome.slice(index + comma.length);
    const isShort = columns(title) <= WIDEST_TITLE && columns(rest) <= WIDEST_SUBTITLE;
    if (isShort && countWords(title) >= FEWEST_WORDS_OF_TITLE) return { title, subtitle: capitalize(rest, language) };
  }
  return columns(outcome) <= WIDEST_TITLE ? { title: outcome } : undefined;
}

const MOST_OPENING = 2;
const WIDEST_OPENING = 125;
const FEWEST_WORDS_OPENING = 5;
/** Of an opening that is taken for its number. */
const FEWEST_WORDS_FIGURE = 7;

/** What a chat begins with says what it is about: "We need a hall for the fair by Friday". With a day or a number it says most. */
export function openingOf(turns: readonly Turn[], language: string): string | undefined {
  const said: string[] = [];
  for (const sentence of turns.slice(0, MOST_OPENING).flatMap(({ sentences }) => sentences)) {
    if (isAsked(sentence)) break;
    // An offer is none of it.
    if (/[:：]\s*$/u.test(sentence) || (/^[^:：\p{Nd}]{2,40}[:：]\s/u.test(sentence) && isPriced(sentence))) continue;
    const whole = bareOf(sentence, language);
    const short = columns(whole) <= WIDEST_OPENING ? whole : (/^[^,;،，；]+/u.exec(whole)?.[0] ?? whole);
    if (countWords(short) >= FEWEST_WORDS_OPENING && columns(short) <= WIDEST_OPENING) said.push(capitalize(short.trim(), language));
  }
  return said.find((sentence) => /\p{Nd}/u.test(sentence) && countWords(sentence) >= FEWEST_WORDS_FIGURE) ?? said[0];
}
