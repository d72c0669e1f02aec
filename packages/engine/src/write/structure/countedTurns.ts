/** What a meeting counts out over several turns: "One, the alarm goes to the pager. Ilya, by Friday." — "Fine." — "Two, …". */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { type Block, plainText } from '../../model/document.ts';
import { openingOf } from '../discourse/countedItem.ts';
import { countWords } from '../sentence/measure.ts';
import { sentenceGrammarOf } from '../sentence/sentenceGrammar.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize } from '../sentence/tidying.ts';
import type { Said } from './topics.ts';

const FEWEST = 3;
/** Turns between one and the next. */
const MOST_BETWEEN = 8;
/** Words of a reply that says something of what it answers. */
const FEWEST_WORDS = 4;
/** Words of an item with what is replied to it. */
const LONGEST_ITEM = 45;
/** Of what is counted, so many name one of those who speak: then it is what each has to do. */
const FEWEST_GIVEN = 2;
const LEVEL = 2;

interface Place {
  readonly turn: number;
  readonly sentence: number;
  /** What is counted, without its number. */
  readonly text: string;
}

/** The turns with what is counted in them as a list, each with the replies to it; undefined where nothing is. */
export function withCountedTurns(turns: readonly Said[], language: string): readonly Block[] | undefined {
  const sentences = turns.map(({ runs }) => splitSentences(plainText(runs), language));
  const places = placesIn(sentences, language);
  const [first] = places;
  const last = places.at(-1);
  const opening = first && turns[first.turn];
  if (!opening || !last || last.turn === first.turn) return undefined;
  const items = places.map((place, i): string => {
    const next = places[i + 1];
    const own = (sentences[place.turn] ?? []).slice(place.sentence + 1, next?.turn === place.turn ? next.sentence : undefined);
    const between =
      next === undefined ? [] : turns.slice(place.turn + 1, next.turn).map((turn, k) => replyIn(turn, sentences[place.turn + 1 + k] ?? []));
    const before = next && next.turn > place.turn ? [stated((sentences[next.turn] ?? []).slice(0, next.sentence))] : [];
    const replies = [...between, ...before].filter((reply) => countWords(reply) >= FEWEST_WORDS);
    const told = [place.text, ...own].join(' ');
    return replies.reduce((text, reply) => (countWords(text) + countWords(reply) <= LONGEST_ITEM ? `${text} ${reply}` : text), told);
  });
  const lead = (sentences[first.turn] ?? [])[first.sentence - 1];
  const names = new Set(turns.flatMap(({ speaker }) => speaker?.split(' ')[0]?.toLowerCase() ?? []));
  const given = places.filter((place) =>
    (sentences[place.turn] ?? []).slice(place.sentence).some((sentence) => wordsOf(sentence).some((word) => names.has(word))),
  );
  const isTasks = given.length >= FEWEST_GIVEN;
  const [word = ''] = isTasks ? listOf(languageOf(language).reading.tasks) : [];
  const heading: readonly Block[] =
    word === '' ? [] : [{ type: 'heading', id: `${opening.id}-counted`, level: LEVEL, text: capitalize(word, language) }];
  return [
    ...turns.slice(0, first.turn),
    ...paragraph(opening, (sentences[first.turn] ?? []).slice(0, first.sentence), isTasks ? undefined : lead),
    ...heading,
    { type: 'list', id: opening.id, ordered: true, label: '1.', items: items.map((text) => ({ level: 0, runs: [{ text }] })) },
    ...turns.slice(last.turn + 1),
  ];
}

/** What is said before the list; the sentence that leads to it only where nothing else names the list. */
function paragraph(turn: Said, sentences: readonly string[], lead: string | undefined): readonly Block[] {
  const before = sentences.slice(0, -1).filter((sentence) => countWords(sentence) > FEWEST_WORDS);
  const said = lead === undefined ? before : [...before, lead.replace(/[.!。]\s*$/u, ':')];
  return said.length === 0 ? [] : [{ ...turn, id: `${turn.id}-before`, runs: [{ text: said.join(' ') }] }];
}

function replyIn({ speaker }: Said, sentences: readonly string[]): string {
  const said = stated(sentences);
  const name = speaker?.split(' ')[0];
  return said === '' || name === undefined || said.startsWith(`${name}:`) ? said : `${name}: ${said}`;
}

/** Without the question at its end, which the next turn answers. */
const stated = (sentences: readonly string[]): string =>
  (/[?？؟]\s*$/u.test(sentences.at(-1) ?? '') ? sentences.slice(0, -1) : sentences).join(' ');

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The first row that counts from one, by numbers ("One, …") or by words for a row ("First, …"), as far as it goes. */
function placesIn(sentences: readonly (readonly string[])[], language: string): readonly Place[] {
  const numbers = numbersOf(language);
  const found: Place[] = [];
  let ordinal = false;
  for (const [turn, own] of sentences.entries()) {
    for (const [sentence, text] of own.entries()) {
      const counted = countedIn(text, numbers, language);
      if (!counted) continue;
      const begins = counted.number === 1 || (counted.number === undefined && counted.first);
      if (begins && found.length < FEWEST) found.length = 0;
      const goesOn = ordinal ? counted.number === undefined && counted.further : counted.number === found.length + 1;
      if (found.length === 0 ? !begins : !goesOn || turn - (found.at(-1)?.turn ?? turn) > MOST_BETWEEN) continue;
      if (found.length === 0) ordinal = counted.number === undefined;
      found.push({ turn, sentence, text: counted.text });
    }
  }
  return found.length >= FEWEST ? found : [];
}

function countedIn(text: string, numbers: ReadonlyMap<string, number>, language: string) {
  const { bareMarker } = sentenceGrammarOf(language);
  const bare = bareMarker ? text.replace(bareMarker, '') : text;
  const [, words = '', rest = ''] = /^([\p{L}\p{M}]+(?:[\s-][\p{L}\p{M}]+)?)\s?[,:،：、]\s*(\S.*)$/su.exec(bare) ?? [];
  if (words === '') return undefined;
  const number = numbers.get(words.toLowerCase());
  const { first, further } = number === undefined ? openingOf(bare, language) : { first: false, further: false };
  return number === undefined && !first && !further ? undefined : { number, first, further, text: capitalize(rest, language) };
}

/** "Two, alarms." */
export const countsOut = (text: string, language: string): boolean => countedIn(text, numbersOf(language), language) !== undefined;

/** Words for one, two, three as they count. */
function numbersOf(language: string): ReadonlyMap<string, number> {
  const { one, numerals } = languageOf(language).findings ?? {};
  const further = listOf(numerals).map((entry) => entry.split('='));
  return new Map([
    ...listOf(one).map((word): readonly [string, number] => [word, 1]),
    ...further.map(([word = '', value]): readonly [string, number] => [word, Number(value)]),
  ]);
}
