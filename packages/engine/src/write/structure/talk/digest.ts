/** A chat that comes to a decision, told by it: what there was to choose from, what counted, what was decided, who does what, what is open. */
import type { Block } from '../../../model/document.ts';
import { columns, countWords } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { listUnder } from './listUnder.ts';
import { blocksOf, type Offer, offerNamed, offersIn, withoutBrackets } from './offers.ts';
import { isPriced } from './priced.ts';
import { type Roles, SETTLED } from './roles.ts';
import { talkWordsOf } from './talkWords.ts';
import { firstName, isAsked, namesIn, type Turn, without } from './turn.ts';
import { bareOf, type Fact, factsIn, nearTo } from './weighed.ts';

const FEWEST_FACTS = 2;
/** Decisions that tell a chat without what led to them. */
const FEWEST_DECIDED = 3;
const MOST_FACTS = 6;
/** Columns of what a cover says. */
const WIDEST_TITLE = 64;
const FEWEST_WORDS_OF_TITLE = 5;
const WIDEST_SUBTITLE = 120;

/**
 * `roles`: what the turns come to, with the last turn that settles something. `isOnCover`: all that was decided is said there. Undefined where
 * nothing of what was said stands for itself.
 */
export function digestOf(
  turns: readonly Turn[],
  roles: Roles & { readonly settledAt: number },
  isOnCover: boolean,
  language: string,
): readonly Block[] | undefined {
  const { why, background } = talkWordsOf(language);
  const names = namesIn(turns, language);
  const until = roles.settledAt + 1;
  const offered = offersIn(roles.rest, until, names);
  const rest = offered ? without(roles.rest, new Set(offered.told)) : roles.rest;
  const outcome = roles.outcome ?? '';
  const leading = factsIn(rest, 0, offered ? offered.at + 1 : until, { offers: [], outcome }, language);
  const weighed = offered
    ? factsIn(
        rest,
        offered.at + 1,
        until,
        { offers: offered.offers, outcome, near: nearTo(turns, offered.offers, outcome, language) },
        language,
      )
    : [];
  const chosen = offered && roles.outcome !== undefined ? offerNamed(roles.outcome, offered.offers, language) : undefined;
  const reasons = chosen && why !== undefined ? whyOf(chosen, why) : undefined;
  // Where nothing was offered, or nobody sees which offer was taken, what was said is what led to the decision.
  const all = reasons === undefined ? [...leading, ...weighed] : leading;
  // Where much is decided, of what was said before only what it costs is not in it.
  const facts = offered || roles.decided < FEWEST_DECIDED ? all : all.filter(({ text }) => isPriced(text));
  const first = offered ? offered.at + 1 : until;
  const said: Block[] = [
    ...factsUnder(background, facts, 'background'),
    ...noted(0, first, facts, 'background-said'),
    ...(offered ? blocksOf(offered, outcome, language) : []),
    ...(reasons === undefined ? [] : factsUnder(reasons, weighed, 'weighed')),
    ...noted(first, until, weighed, 'weighed-said'),
  ];
  if (roles.decided < FEWEST_DECIDED && !said.some(({ type }) => type !== 'note')) return undefined;
  const lists = roles.lists.filter(({ id }) => !isOnCover || !id.startsWith(SETTLED));
  return [...said, ...lists, ...noted(until, rest.length, [], 'later-said')];

  /** What else was said from one turn up to another, for the notes of the slide above. */
  function noted(from: number, to: number, told: readonly Fact[], id: string): readonly Block[] {
    const whole = new Set(shownOf(told).flatMap(({ at, isAll }) => (isAll ? at : [])));
    const lines = rest.slice(from, to).flatMap(({ speaker, sentences }, i) => {
      const isLeft = sentences.length > 0 && !whole.has(from + i);
      return isLeft ? `${firstName(speaker, language)}: ${sentences.join(' ')}` : [];
    });
    return lines.length === 0 ? [] : [{ type: 'note', id, text: lines.join('\n') }];
  }
}

/** With more than a slide holds the last word counts. */
const shownOf = (facts: readonly Fact[]): readonly Fact[] => (facts.length < FEWEST_FACTS ? [] : facts.slice(-MOST_FACTS));

function factsUnder(heading: string | undefined, facts: readonly Fact[], id: string): readonly Block[] {
  const [only, ...others] = facts;
  // What one person alone says is told sentence by sentence.
  const texts = only && others.length === 0 ? only.sentences : shownOf(facts).map(({ text }) => text);
  if (heading === undefined || texts.length < FEWEST_FACTS) return [];
  return listUnder(heading, texts, id, true);
}

/** What there is to choose from in turns before an answer, and what counted where the answer names what it chooses. */
export function choiceFrom(turns: readonly Turn[], answer: readonly string[], language: string): readonly Block[] {
  const offered = offersIn(turns, turns.length, namesIn(turns, language));
  if (!offered) return [];
  const { offers, told } = offered;
  const { isDenied } = talkWordsOf(language);
  const outcome =
    answer.find((sentence) => !isAsked(sentence) && !isDenied(sentence) && offerNamed(sentence, offers, language) !== undefined) ?? '';
  const chosen = offerNamed(outcome, offers, language);
  const { why } = talkWordsOf(language);
  const rest = without(turns, new Set(told));
  const facts = factsIn(rest, offered.at, rest.length, { offers, outcome, near: nearTo(turns, offers, outcome, language) }, language);
  return [
    ...blocksOf(offered, outcome, language),
    ...(chosen && why !== undefined ? factsUnder(whyOf(chosen, why), facts, 'weighed') : []),
  ];
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
const WIDEST_OPENING = 90;
const FEWEST_WORDS_OPENING = 5;

/** What a chat begins with says what it is about: "We need a hall for the fair by Friday". */
export function openingOf(turns: readonly Turn[], language: string): string | undefined {
  for (const { sentences } of turns.slice(0, MOST_OPENING))
    for (const sentence of sentences) {
      if (isAsked(sentence)) return undefined;
      if (/[:：]\s*$/u.test(sentence)) continue;
      const whole = bareOf(sentence, language);
      const said = columns(whole) <= WIDEST_OPENING ? whole : (/^[^,;،，；]+/u.exec(whole)?.[0] ?? whole);
      if (countWords(said) >= FEWEST_WORDS_OPENING && columns(said) <= WIDEST_OPENING) return capitalize(said.trim(), language);
    }
  return undefined;
}
