/** Whether a text is made of words, and no formula, address or table in a line. */

/** Arrows, equality, sums: signs of a formula. */
const FORMAL = /[=<>→←↔∑∏∈∀∃≥≤×·⋅^{}\\|∂∇√∞≈∼]/gu;
/** Variables: letters by themselves that are no words in any language that is written with them, and not those of a currency: "R$". */
const VARIABLE = /(?<![\p{L}\p{N}\p{M}'’.-])[b-df-hj-np-tvxα-ωB-HJ-NP-Z](?![\p{L}\p{N}\p{M}'’.$€£-])/gu;
const MOST_FORMAL = 3;
/** "r = 0.95", "n = 40", "p < 0.05": a value that is reported. */
const STATISTIC = /(?<!\p{L})\p{L}{1,2}\s?[=<>]\s?[\d.,]+/gu;
/** Units behind a figure: "52 °C", "3 m/s", "0.09 W/(m K)", "20 g". */
const MEASURE = /(?<=\p{Nd})\s?°?\p{L}{1,3}[²³]?(?:\s?[/·]\s?(?:\([^()]{1,12}\)|\p{L}{1,3}[²³]?))*(?![\p{L}\p{M}])/gu;
/** "17-19:30", "1,286": a figure in however many signs. */
const FIGURE = /\p{Nd}(?:[.,:–—/\u00a0\u202f-]?\p{Nd})*%?/gu;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

export function isProse(text: string): boolean {
  // Most sentences hold nothing but words and marks.
  if (!/[^\p{L}\p{M}\s.,:;!?()'’"“”„«»…،।。、，-]/u.test(text)) return /\p{L}/u.test(text) && !/(?<!\p{L})[^\p{L}\s]{12}/u.test(text);
  const letters = count(text, /[\p{L}\p{M}\s]/gu);
  const plain = letters + count(text, /[\p{N}%.,،，、'’"“”„«»「」『』?!？！؟。।:;()（）]/gu);
  return letters >= 0.45 * text.length && plain >= 0.8 * text.length && !/https?:\/\//u.test(text) && !isFormal(text);
}

/** A sentence with its stop that says hardly more than figures: "Wed 17-19:30, Sat 9-13." */
export const statesFigures = (text: string): boolean =>
  /[.!?。！？।۔]["'»”」』)]?$/u.test(text.trimEnd()) && isProse(text.replace(FIGURE, '0').replace(HAN, '$&$&'));

function isFormal(sentence: string): boolean {
  const text = sentence.replace(STATISTIC, '').replace(MEASURE, '');
  const variables = count(text, VARIABLE);
  return variables > 0 && variables + count(text, FORMAL) >= MOST_FORMAL;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
