/** Words by their beginnings, whatever ending and accents they have: "Ojców" and "Ojcowa" are one. */
import { functionWords } from '../../../languages/functionWords.ts';

/** Letters by which a word is known. */
const STEM = 5;

export interface Word {
  /** In small letters. */
  readonly word: string;
  readonly stem: string;
  readonly at: number;
}

/** The words and numbers of a text. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}]{3,}|\p{Nd}+/gu)].map(({ 0: found, index }) => {
    const word = found.toLowerCase();
    return { word, stem: word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, STEM), at: index };
  });

/** The beginnings of the longer words and numbers of a text that are none of grammar. */
export function contentIn(text: string, language: string): readonly string[] {
  const grammar = functionWords(language);
  return wordsIn(text).flatMap(({ word, stem }) => (word.length < SHORTEST || grammar.has(word) ? [] : [stem]));
}
const SHORTEST = 4;

export const stemsIn = (text: string): readonly string[] => wordsIn(text).map(({ stem }) => stem);
