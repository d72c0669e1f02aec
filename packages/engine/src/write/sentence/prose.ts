/** Whether a text is made of words, and no formula, address or table in a line. */

/** Arrows, equality, sums: signs of a formula. */
const FORMAL = /[=<>→←↔∑∏∈∀∃≥≤×·⋅^{}\\|∂∇√∞≈∼]/gu;
/** Variables: letters by themselves that are no words in any language that is written with them, and not those of a currency: "R$". */
const VARIABLE = /(?<![\p{L}\p{N}\p{M}'’.-])[b-df-hj-np-tvxα-ωB-HJ-NP-Z](?![\p{L}\p{N}\p{M}'’.$€£-])/gu;
const MOST_FORMAL = 3;
/** "r = 0.95", "n = 40", "p < 0.05": a value that is reported. */
const STATISTIC = /(?<!\p{L})\p{L}{1,2}\s?[=<>]\s?[\d.,]+/gu;

export function isProse(text: string): boolean {
  // Most sentences hold nothing but words and marks.
  if (!/[^\p{L}\p{M}\s.,:;!?()'’"“”„«»…،।。、，-]/u.test(text)) return /\p{L}/u.test(text) && !/(?<!\p{L})[^\p{L}\s]{12}/u.test(text);
  const letters = count(text, /[\p{L}\p{M}\s]/gu);
  const plain = letters + count(text, /[\p{N}%.,،，、'’"“”„«»「」『』?!？！؟。।:;()（）]/gu);
  return letters >= 0.45 * text.length && plain >= 0.8 * text.length && !/https?:\/\//u.test(text) && !isFormal(text);
}

function isFormal(sentence: string): boolean {
  const text = sentence.replace(STATISTIC, '');
  const variables = count(text, VARIABLE);
  return variables > 0 && variables + count(text, FORMAL) >= MOST_FORMAL;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
