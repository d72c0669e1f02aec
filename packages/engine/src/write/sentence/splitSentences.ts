/** Text into sentences, verbatim: by its marks, and by what stands before and after each of them. */
import { isSentenceEnd } from './splitting/boundary.ts';
import { type Pair, pairAt, pairsOf } from './splitting/pairs.ts';
import { punctuationOf } from './splitting/punctuation.ts';

/** Marks that may end a sentence, with notes and closing quotes that belong to it; bullets in running text; empty lines. */
const MARKS =
  /(?:[.!?…‽]+|[。！？｡．।॥۔؟።፧։។៕။]+[!?！？]*)(?:\s?\[\d{1,3}(?:[,–-]\s?\d{1,3})*\])?[¹²³⁰-⁹]*[\p{Pe}\p{Pf}"'“«*_]*|[;\u037e](?=\s+\p{Lu})|\s*\n\s*\n|\s+(?=[•▪◦‣∙]\s)|\s*\n(?=\s*(?:[-–*•]|\d{1,2}[.)])\s)/gu;

/** "Why is it empty then? -> The valuation takes months": an arrow behind a question leads to its answer. */
const ANSWERED = /[?？؟]/u;
const ARROW = /^\s*(?:[-–=]>|[→⇒])\s/u;

/** UTF-16 units: what is longer is a fault of its source, and every mark before a space ends it. */
const LONGEST = 2000;

/** The sentences of a text, verbatim and trimmed, in their order; nothing but white space is lost between them. Linear in its length. */
export function splitSentences(text: string, language: string): string[] {
  const punctuation = punctuationOf(language);
  const pairs = pairsOf(text);
  const sentences: string[] = [];
  let start = 0;
  const cut = (end: number) => {
    const sentence = text.slice(start, end).trim();
    if (sentence !== '') for (const piece of inPieces(sentence)) sentences.push(piece);
    start = end;
  };
  for (const match of text.matchAll(punctuation.spaced ?? MARKS)) {
    const end = closed(text, match.index, match.index + match[0].length, pairs);
    const blank = match[0].trim() === '';
    if (!blank && ANSWERED.test(match[0]) && ARROW.test(text.slice(end, end + 5))) continue;
    if (blank && !punctuation.spaced) cut(end);
    else if (blank) {
      if (text.slice(start, match.index).trim().length >= SHORTEST_SPACED) cut(end);
    } else if (end - start > LONGEST && /^\s/u.test(text.slice(end, end + 1))) cut(end);
    else if (isSentenceEnd({ text, start, mark: match.index, end, signs: text.slice(match.index, end) }, pairs, punctuation)) cut(end);
  }
  cut(text.length);
  return sentences;
}

/**
 * What goes on for far too long without a mark is cut at a space, or anywhere where there is none: whatever looks at a sentence may then take
 * the square of its length.
 */
function inPieces(sentence: string): string[] {
  if (sentence.length <= 2 * LONGEST) return [sentence];
  const pieces: string[] = [];
  for (let start = 0; start < sentence.length; ) {
    const most = start + 2 * LONGEST;
    const space = most < sentence.length ? sentence.lastIndexOf(' ', most) : -1;
    const end = space > start + LONGEST ? space : /[\ud800-\udbff]/.test(sentence.charAt(most - 1)) ? most - 1 : most;
    const piece = sentence.slice(start, end).trim();
    if (piece !== '') pieces.push(piece);
    start = end;
  }
  return pieces;
}

/** « Il est tard. »: a space stands before the sign that closes. */
function closed(text: string, mark: number, end: number, pairs: readonly Pair[]): number {
  const pair = pairAt(pairs, mark);
  return pair && pair.end > end && /^\s[»”]$/u.test(text.slice(end, pair.end)) ? pair.end : end;
}

/** Of scripts that write a space between clauses as well as sentences. */
const SHORTEST_SPACED = 24;
