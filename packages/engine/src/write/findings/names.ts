/** Whether what stands before a figure names something: no torn clause, no verb, and not when or where something is. */
import { functionWords } from '../../languages/functionWords.ts';
import type { Language } from '../../languages/language.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { perObject } from '../../model/memo.ts';
import { patternsOf } from './patternsOf.ts';
import { at } from './sticky.ts';

/** With the article, or of several words of which none is a verb, it is a name. */
const ARABIC_NAME = /^(?:و|ف|ب|ل|ك)?(?:ال|لل)/u;

export function isName(text: string, language: string): boolean {
  const label = text.trim();
  if (!/\p{L}/u.test(label)) return false;
  // Formulas, and the marks of who speaks.
  if (/[=<>→×≥≤[\]{}|]/u.test(label)) return false;
  // A bracket or quotation mark that does not close is torn.
  if (/[,;:،؛、，；：]$|[.!?。！？؟]$/u.test(label) || isUnbalanced(label) || /^[-–—/]|[-–—/]$/u.test(label)) return false;
  const { verb, verbs, pronoun, plurals, spaceless, verbFirst, durationAt } = patternsOf(language);
  const { grammar, sentence, findings } = languageOf(language);
  if (spaceless && /^\p{Script=Hiragana}+$/u.test(label)) return false;
  if (spaceless) return !/^[はがをにでとのもへ]|[をにでとのがはもへ中]$/u.test(label) && !verbs?.test(label);
  const words = label.toLowerCase().split(/[\s\u00a0]+/);
  const little = functionWords(language);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const { articles, danglers, subordinators, busy } = wordsOf(grammar);
  const isArticle = articles.has(first);
  if (danglers.has(last) || (words.length > 1 && subordinators.has(last))) return false;
  // "Die laufenden": where nouns have capitals, what ends in none has lost its noun.
  const capitals = grammar.capitalNouns === true;
  if (capitals && !/(?:^|[\s\u00a0])["„«(]?[\p{Lu}\p{N}][^\s]*$/u.test(label)) return false;
  // "El año pasado": a time.
  if (
    isArticle &&
    words[1] !== undefined &&
    durationAt !== undefined &&
    at(durationAt, words[1], 0) === words[1].length &&
    words.length <= 3
  )
    return false;
  // "E-bikes now make": one such word may be a noun ("fuel use"), two are none.
  if (words.slice(1).filter((word) => busy.has(word) && !danglers.has(word)).length > 1) return false;
  // "Die laufenden Kosten": a noun with a capital is none of the verbs that look like it.
  const written = label.split(/[\s\u00a0]+/);
  // "Costs are down", "De kosten": so is what opens a name as several things, or stands right behind its article.
  const isNoun = (i: number): boolean =>
    (capitals && i > 0 && /^\p{Lu}/u.test(written[i] ?? '')) || (i === 0 && plurals?.test(first) === true) || (i === 1 && isArticle);
  if (words.some((word, i) => (verb.has(word) && !isNoun(i)) || pronoun.has(word)) || words.every((word) => little.has(word))) return false;
  // "Since April", "at the same time": when or where something is, and not what.
  // "Pour une parcelle": what a preposition opens is where or for whom something is.
  if (!isArticle && listOf(sentence?.settings).includes(first)) return false;
  if (words.length > 1 && (subordinators.has(first) || (!isArticle && listOf(findings?.before).includes(first)))) return false;
  if (verbFirst) return ARABIC_NAME.test(first) || (words.length > 1 && ARABIC_NAME.test(words[1] ?? '') && !/^[يتون]/u.test(first));
  return true;
}

interface NamingWords {
  readonly articles: ReadonlySet<string>;
  readonly danglers: ReadonlySet<string>;
  readonly subordinators: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
}

/** Lists as sets: names are asked for by the thousand. */
const wordsOf = perObject((grammar: Language['grammar']): NamingWords => {
  const { subjects, danglers, subordinators, common, copulas } = grammar;
  return {
    articles: new Set(listOf(subjects)),
    danglers: new Set(listOf(danglers)),
    subordinators: new Set(listOf(subordinators)),
    busy: new Set([...listOf(common), ...listOf(copulas)]),
  };
});

const PAIRS = ['()', '（）', '[]', '«»', '“”', '「」', '『』'] as const;
const isUnbalanced = (text: string): boolean =>
  PAIRS.some(([open, close]) => text.split(open ?? '').length !== text.split(close ?? '').length);
