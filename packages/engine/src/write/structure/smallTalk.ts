/** Messages of a chat that say nothing of its subject: nods, laughter, exclamations, cake. */
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';

const LAUGHTER =
  /(?<!\p{L})(?:lol|lmao|rofl|xd|ha(?:ha)+|he(?:he)+|ja(?:ja)+|kk+|rs(?:rs)+|mdr|ахах\p{L}*|хаха\p{L}*|ههه+|wkwk\p{L}*)(?!\p{L})|[😂🤣😹😆]|ㅋㅋ|笑(?:$|[)）])|哈哈/iu;
const LONGEST_JOKE = 14;
/** Food, drink, feasts, animals and weather, which the matter of a chat is seldom put with. */
const PLEASURE = /[🎂🍰🧁🍪🍩🍫🍬🍭🍕🍔🌮🍟🍎🍓☕🍵🍺🍻🍷🍾🥂🎉🎊🥳🎈🎁🐶🐱🐈🐕🌞🌴🏖]|\u2600/u;
const LONGEST_PLEASURE = 18;
/** Said with a wink. */
const WINK = /[😉😜😝🙈🙊]/u;
const LONGEST_WINK = 5;
/** An amount: what has one may matter. */
const AMOUNT = /[€$£¥₹₽₺%]|\p{Nd}{2}/u;
const MOST_WORDS_OF_EXCLAMATION = 3;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a message says nothing. `answers`: it stands below a question. `opens`: the chat begins with it, which tells what it is about also with a present. */
export function isSmallTalk(text: string, answers: boolean, reading: Reading, opens = false): boolean {
  const words = text
    .replace(/(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}.!?…,~^_:;)(*]|\u{fe0f}|\u{200d})+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const count = countWords(words);
  if (!/\p{L}/u.test(words) || reading.nod.test(words) || reading.nod.test(text) || /^\d+ \p{L}+$/u.test(words) || count <= 1) return true;
  if (LAUGHTER.test(text) && count <= LONGEST_JOKE) return true;
  if (AMOUNT.test(words)) return false;
  if (!opens && PLEASURE.test(text) && count <= LONGEST_PLEASURE) return true;
  if (WINK.test(text) && count <= LONGEST_WINK && !/[?？؟:：]/u.test(text)) return true;
  return !answers && count <= MOST_WORDS_OF_EXCLAMATION && !/[?？؟\p{Nd}:：]/u.test(text) && !SPACELESS.test(text);
}

const MOST_WORDS_OF_NOD = 2;

/** "Good.", "thanks.", "I asked." among other sentences. */
export const isNod = (sentence: string, reading: Reading): boolean =>
  reading.nod.test(sentence.replace(/[.!…]+$/u, '')) ||
  (countWords(sentence) <= MOST_WORDS_OF_NOD &&
    !/[\p{Nd}?？؟:：]/u.test(sentence) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence));
