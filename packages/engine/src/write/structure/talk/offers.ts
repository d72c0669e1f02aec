/** What a chat chooses between: things with a price each, whoever names them and in which message. */

import { functionWords } from '../../../languages/functionWords.ts';
import { escaped } from '../../../languages/phrases.ts';
import type { Block } from '../../../model/document.ts';
import { countWords } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { listUnder } from './listUnder.ts';
import { isPriced, priceIn } from './priced.ts';
import { wordsIn } from './stems.ts';
import { talkWordsOf } from './talkWords.ts';
import { isAsked, type Turn, withoutStop } from './turn.ts';

export interface Offer {
  readonly name: string;
  /** What is told of it, its price first or among it. */
  readonly parts: readonly string[];
}

export interface Offers {
  readonly offers: readonly Offer[];
  readonly told: readonly string[];
  /** The turn of the first of them. */
  readonly at: number;
}

const FEWEST = 2;
const MOST = 5;
/** With more of them nobody offers anything. */
const MOST_LOOKED_AT = 20;
const MOST_WORDS_OF_NAME = 6;
/** Without a colon before what is told of it. */
const MOST_WORDS_OF_BARE_NAME = 4;
const ROW = /^([^:：.!?]{3,48}?)\s*[:：]\s+(\S.*)$/su;
const BARE = /^(\p{Lu}[^:：,;.!?\p{Nd}\p{Sc}]{2,40}?)\s+(?=[\p{Sc}\p{Nd}])(.*)$/su;
/** "… 300 zł. Brda: 80 zł": what ends in a word in short goes on with a label. */
const BEFORE_ROW = /(?<=\p{L}\.)\s+(?=\p{Lu}[^:：.!?]{2,40}[:：]\s)/u;
const LEVEL = 2;

/** Offers among the turns before one, in their order; nothing where fewer than two are told alike. */
export function offersIn(turns: readonly Turn[], until: number, names: readonly string[]): Offers | undefined {
  const found: { readonly offer: Offer; readonly sentence: string; readonly at: number }[] = [];
  turns.slice(0, until).forEach((turn, at) => {
    if (found.length > MOST_LOOKED_AT) return;
    const parts = turn.sentences.flatMap((sentence) => sentence.split(BEFORE_ROW).map((text) => ({ text, sentence })));
    const bare = parts.map(({ text }) => bareOffer(text));
    parts.forEach(({ text, sentence }, i) => {
      // A thing before its price is offered where the sentence beside it says the same of another.
      const offer = rowOf(text, names) ?? (bare[i - 1] || bare[i + 1] ? bare[i] : undefined);
      if (offer && !found.some((other) => other.offer.name === offer.name)) found.push({ offer, sentence, at });
    });
  });
  // Who makes offers makes several; a label and a price of somebody else may be anything.
  const [speaker] = found.map(({ at }) => turns[at]?.speaker);
  const own = found.filter(({ at }) => turns[at]?.speaker === speaker);
  const all = own.length >= FEWEST ? own : found;
  if (all.length < FEWEST || all.length > MOST) return undefined;
  return { offers: all.map(({ offer }) => offer), told: all.map(({ sentence }) => sentence), at: all[0]?.at ?? 0 };
}

function rowOf(sentence: string, names: readonly string[]): Offer | undefined {
  // "I have two prices: Hall A: £900 for 6 metres" leads to the first of them.
  const pieces = sentence.split(/(?<=[:：])\s+/u);
  const [, name = '', rest = ''] = ROW.exec(pieces.slice(-2).join(' ')) ?? [];
  if (name === '' || countWords(name) > MOST_WORDS_OF_NAME || names.includes(name)) return undefined;
  return offerOf(name, rest);
}

function bareOffer(sentence: string): Offer | undefined {
  const [, name = '', rest = ''] = isAsked(sentence) ? [] : (BARE.exec(sentence) ?? []);
  if (name === '' || countWords(name) > MOST_WORDS_OF_BARE_NAME || !/^\P{L}*\p{Nd}[^,;]{0,24}[,;]\s/u.test(rest)) return undefined;
  return offerOf(name, rest);
}

function offerOf(name: string, told: string): Offer | undefined {
  const rest = withoutStop(told);
  const parts = rest.split(/\s*[,;،，、；](?!\p{Nd})\s*/u);
  // The price and what one gets for it.
  const isTold = parts.length > 1 || (rest.match(/\p{Nd}+/gu) ?? []).length > 1;
  return isPriced(rest) && isTold ? { name: name.replace(/^[•·▪*–-]\s*/u, '').trim(), parts } : undefined;
}

/** The offers side by side, at the price that was decided: two as columns, more as rows of a table. */
export function blocksOf({ offers }: Offers, outcome: string, language: string): readonly Block[] {
  const { options, price, details } = talkWordsOf(language);
  const heading: readonly Block[] = options === undefined ? [] : [{ type: 'heading', id: 'options', level: LEVEL, text: options }];
  const chosen = offerNamed(outcome, offers, language);
  // Where one of them tells what one gets in the same breath as the price, all are told so.
  const isOneBreath = offers.some(({ parts }) => parts.length === 1);
  const rows = offers.map((offer) => {
    const { name, parts } = offer;
    const at = parts.findIndex(isPriced);
    const others = parts.filter((_, i) => i !== at);
    const [cost = '', more = ''] = isOneBreath ? priceApart(parts[at] ?? '') : [parts[at]];
    return {
      name,
      cost: offer === chosen ? settledCost(cost, offer, offers, outcome, language) : cost,
      rest: more === '' ? others : [more, ...others],
    };
  });
  if (price === undefined || details === undefined || rows.some(({ rest }) => rest.length === 0)) {
    const items = offers.map(({ name, parts }) => `${name}: ${parts.join(', ')}`);
    return listUnder(options, items, 'options');
  }
  const joined = rows.map(({ rest }) => capitalize(rest.join(', '), language));
  const table =
    rows.length === FEWEST
      ? {
          header: ['', ...rows.map(({ name }) => name)],
          rows: [
            [price, ...rows.map(({ cost }) => cost)],
            [details, ...joined],
          ],
        }
      : { header: ['', price, details], rows: rows.map(({ name, cost }, i) => [name, cost, joined[i] ?? '']) };
  return [...heading, { type: 'table', id: 'options-table', ...table }];
}

/** "£1,480" and "with video" of "£1,480 with video". */
function priceApart(part: string): readonly string[] {
  const price = priceIn(part) ?? '';
  const rest = part.startsWith(price) ? part.slice(price.length).trim() : '';
  return rest === '' ? [part] : [price, rest];
}

/** "£145 a month" of the box that was decided on "for 12 months at £155 a month": an amount of the same right behind its name. */
function settledCost(cost: string, offer: Offer, offers: readonly Offer[], outcome: string, language: string): string {
  const amount = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?/u;
  const [before = '', behind = ''] = cost.split(amount).map(escaped);
  const same = new RegExp(`(?<![\\p{L}\\p{Nd}.,])${before}${amount.source}${behind}(?=$|[,;.!](?!\\p{Nd}))`, 'u').exec(outcome);
  const named = placeOf(outcome, offer, offers, language);
  if (!same || named === undefined || named > same.index) return cost;
  const between = outcome.slice(named, same.index);
  const isNear = !/[,;:.]/u.test(between) && countWords(between) <= (/\p{L}/u.test(behind) ? MOST_BETWEEN : MOST_BETWEEN_BARE);
  return isNear ? same[0] : cost;
}
/** Words from an offer's name to what it costs, each month and altogether. */
const MOST_BETWEEN = 6;
const MOST_BETWEEN_BARE = 3;

/** The offer that a text names, or of several that it may name the one whose price it tells. */
export function offerNamed(text: string, offers: readonly Offer[], language: string): Offer | undefined {
  const named = offers.filter((offer) => namesOffer(text, offer, offers, language));
  const priced = named.filter(({ parts }) => parts.some((part) => isPriced(part) && text.includes(priceIn(part) ?? part)));
  const [first, ...others] = named.length > 1 ? priced : named;
  return others.length === 0 ? first : undefined;
}

/** Whether a text has a word of the offer's name that no other offer has. */
export function namesOffer(text: string, offer: Offer, offers: readonly Offer[], language: string): boolean {
  return placeOf(text, offer, offers, language) !== undefined;
}

/** Where in a text the offer is named first. */
export function placeOf(text: string, offer: Offer, offers: readonly Offer[], language: string): number | undefined {
  const grammar = functionWords(language);
  const nameStems = ({ name }: Offer): readonly string[] =>
    wordsIn(withoutBrackets(name)).flatMap(({ word, stem }) => (grammar.has(word) ? [] : [stem]));
  const others = new Set(offers.filter((other) => other !== offer).flatMap(nameStems));
  const apart = nameStems(offer).filter((stem) => !others.has(stem));
  // The number of a name is known by itself only where the name has no word of its own.
  const words = apart.filter((stem) => !/\p{Nd}/u.test(stem));
  const own = new Set(words.length > 0 ? words : apart);
  return wordsIn(text).find(({ stem }) => own.has(stem))?.at;
}

/** "Cedar Lodge (Hood River)" is not named where the place is. */
export const withoutBrackets = (name: string): string => name.replace(/\s*\([^()]*\)/gu, '');
