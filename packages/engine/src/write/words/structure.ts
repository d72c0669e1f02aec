/** Whether a heading says how what stands below it is built. */
import { languageOf } from '../../languages/languageOf.ts';
import type { Structures } from '../../languages/shape/reading.ts';

export type Structure = Exclude<keyof Structures, 'swot'>;

/** Written without spaces between words. */
const SPACELESS = /^(?:ja|zh|th|lo|km|my)\b/;
/** More words, and the heading is about something else. */
const MOST_WORDS = 5;

/** The phrase that a heading consists of or begins with: "Advantages", "Advantages of the second cable". */
export function isHeaded(heading: string, structure: Structure, language: string): boolean {
  const phrases = languageOf(language).reading.structures?.[structure];
  return phrases !== undefined && begins(heading, phrases, language);
}

/** Which field of a SWOT analysis the heading names, from 0. */
export function swotField(heading: string, language: string): number | undefined {
  const fields = languageOf(language).reading.structures?.swot ?? [];
  const index = fields.findIndex((phrases) => begins(heading, phrases, language));
  return index < 0 ? undefined : index;
}

function begins(heading: string, phrases: string, language: string): boolean {
  const text = heading.trim().toLocaleLowerCase(language);
  if (SPACELESS.test(language)) return phrases.split('|').some((phrase) => text.startsWith(phrase) && text.length <= phrase.length + 8);
  const words = text.replace(/[:：]$/u, '').split(/\s+/);
  if (words.length > MOST_WORDS) return false;
  return phrases.split('|').some((phrase) => `${words.join(' ')} `.startsWith(`${phrase} `));
}

/** Whether one of the phrases stands in the text, as a word or at a word's beginning or, in languages of compounds, end. */
export function tellsOf(text: string, structure: Structure, language: string): boolean {
  const phrases = languageOf(language).reading.structures?.[structure];
  if (phrases === undefined) return false;
  const lower = text.toLocaleLowerCase(language);
  if (SPACELESS.test(language)) return phrases.split('|').some((phrase) => lower.includes(phrase));
  const words = lower.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return phrases.split('|').some((phrase) => {
    const parts = phrase.split(' ');
    return words.some((_, at) => parts.every((part, i) => isForm(words[at + i] ?? '', part)));
  });
}

/** Letters that case and number may add. */
const LONGEST_ENDING = 3;

const isForm = (word: string, stem: string): boolean =>
  (word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING) || (stem.length >= 5 && word.endsWith(stem));
