/** Whether a text has a number, in digits or in words. */
import { perText } from '../../model/memo.ts';
import { numeralSource } from '../discourse/discourseWords.ts';

export const counts = (text: string, language: string): boolean => numberOf(language).test(text);

const numberOf = perText((language) => {
  const numeral = numeralSource(language);
  return new RegExp(numeral === undefined ? '\\p{Nd}' : `\\p{Nd}|${numeral}`, 'iu');
});
