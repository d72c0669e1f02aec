/** Values that tell how far one thing is from another, and no level: "9 more than in March", "zwölf weniger als im Vorjahr", "9か所増えた". */
import type { Language } from '../../languages/language.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { either, listOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { patternsOf } from './patternsOf.ts';

/** Whether the value that stands from `start` to `end` in a text is such a distance. */
export const isDistanceAt = (text: string, { start, end }: { readonly start: number; readonly end: number }, tag: string): boolean =>
  isDistance(text.slice(end), tag) || isDistanceAfter(text.slice(0, start), tag);

/** Whether what stands `behind` a value, from its last letter on, makes it such a distance. Linear in the first words of that. */
export function isDistance(behind: string, tag: string): boolean {
  // "9か所増えた": without blanks the verb stands right behind what was added.
  const { spaceless, rises, falls } = patternsOf(tag);
  if (spaceless && [rises, falls].some((words) => words?.exec(behind.trimStart().slice(0, LONGEST))?.index === 0)) return true;
  return patternOf(tag)?.test(behind.slice(0, LONGEST)) ?? false;
}
/** Whether what stands `before` a value makes it one: "比目标多6天". */
export const isDistanceAfter = (before: string, tag: string): boolean =>
  languageOf(tag).findings?.distanceBefore?.test(before.slice(-LONGEST_BEFORE).trimEnd()) === true;
/** UTF-16 units in which what it is compared with stands. */
const LONGEST_BEFORE = 24;

const patternOf = perText((tag) => build(languageOf(tag)));
/** UTF-16 units in which the word for what it is compared with stands. */
const LONGEST = 80;

/** "More", "fewer", behind a noun or a short word at most, and then "than" with no number behind it: "more than 40" is a bound. */
function build({ findings, sentence }: Language): RegExp | undefined {
  const bounds = listOf(findings?.limitSigns).flatMap((pair) => (/=[<>]/u.test(pair) ? [pair.replace(/=.*$/u, '')] : []));
  const more = [...new Set(bounds.flatMap((phrase) => /^(\p{L}+)[\s\u00a0]/u.exec(phrase)?.[1] ?? []))];
  const than = listOf(sentence?.hangs?.bases).filter((word) => !/\s/u.test(word));
  if (more.length === 0 || than.length === 0) return undefined;
  const end = "(?:(?<=['’])|(?![\\p{L}\\p{M}]))";
  const word = "[\\p{L}\\p{M}'’-]+\\s";
  return new RegExp(
    `^[\\s%‰\\p{Sc}]*(?:${word}){0,2}?(?:${either(more.join('|'))})\\s(?:${word}){0,3}?(?:${either(than.join('|'))})${end}(?!\\s*\\p{N})`,
    'iu',
  );
}
