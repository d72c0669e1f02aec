/** Sentences whose pronoun hangs in the air unless the sentence before is said too. */
import type { Grammar } from './grammar/grammar.ts';

/** What looks like a pronoun and is none: "It takes a year to …", "There are three ways", "Das Projekt", "其他". */
const NO_PRONOUN =
  /^(?:it (?:takes|took|can (?:feel|be|take)|(?:is|was|may be|seems|isn['’]t) (?:\p{L}+ ){1,3}(?:to|that|for))\b|there (?:is|are|was|were|will|has|have|can|may)\b|one (?:of|in|out)\b|(?:both|such) \p{L}+ (?:and|as)\b|es (?:gibt|gab|braucht|geht um|lohnt|ist (?:\p{L}+ ){1,3}(?:zu|dass))|il (?:faut|y a|existe|est (?:\p{L}+ ){1,2}(?:de|que))|het (?!is|was|kan|heeft|wordt|zal|zou|beschermt)|其(?:他|它|中|实|實|次))/iu;

/** In German an article before its noun, a polite "your". */
const ARTICLE = /^(?:Das|Die|Der|Ihr|Ihre|Sie) \p{Lu}/u;

export const pointsBack = (text: string, { backward }: Grammar): boolean =>
  (backward?.test(text) ?? false) && !NO_PRONOUN.test(text) && !ARTICLE.test(text);
