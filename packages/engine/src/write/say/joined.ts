/** Sentences that are one point. */
import type { Grammar } from '../grammar/grammar.ts';

/** The sentences one after the other. */
export const joined = (texts: readonly string[], { spaceless }: Pick<Grammar, 'spaceless'>): string =>
  texts.map((text, i) => (i < texts.length - 1 ? stopped(text) : text)).join(spaceless ? '' : ' ');

/** The sentence with the full stop of its script. */
export const stopped = (text: string): string => (/[.!?。！？।۔]["'”»」』)]?$/u.test(text) ? text : `${text}${stopOf(text)}`);

function stopOf(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)) return '。';
  return /\p{Script=Devanagari}$/u.test(text) ? '।' : '.';
}
