/** The part of a long sentence between commas that tells certain figures, where it says that by itself. */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import { andOf } from '../../findings/conjunction.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { balanced } from '../../sentence/tidying.ts';

const FEWEST_LETTERS = 24;

/**
 * "A year after the first buses came, the number of passengers grew from 6.1 to 7.1 million, says the operator": without what stands before and
 * behind it. Nothing is cut that the figures hold only under, or against.
 */
export function coreClause(text: string, keeps: readonly string[], language: string): string | undefined {
  const { spaceless, verbs, conditions, supposes, limits } = patternsOf(language);
  if (spaceless || keeps.length === 0) return undefined;
  const parts = text.split(/[,،]\s+/u);
  const places = keeps.map((part) => parts.findIndex((each) => tells(each, part)));
  const [least, last] = [Math.min(...places), Math.max(...places)];
  if (least < 0 || parts.length < 2) return undefined;
  const { grammar, findings, sentence } = languageOf(language);
  const holds = (words: string): boolean => [conditions, supposes, limits].some((pattern) => pattern?.test(words));
  const behind = parts.slice(last + 1).join(', ');
  if (holds(behind) || [findings?.but, grammar.relatives].some((words) => listOf(words).includes(firstOf(behind)))) return undefined;
  // "The plant, which grew from 40 to 31 places, closes": that it grew is said by the way.
  if (parts.slice(least, last + 1).some((part, i) => least + i > 0 && listOf(grammar.relatives).includes(firstOf(part)))) return undefined;
  const leads = [grammar.relatives, grammar.subordinators, sentence?.settings, findings?.but, findings?.verbs];
  const and = new RegExp(`^${andOf(language)}\\s+`, 'iu');
  // The figures may stand behind a comma of their own clause: "the number grew by 16 per cent, from 6.1 to 7.1 million".
  for (let from = least; from >= 0; from--) {
    const core = parts
      .slice(from, last + 1)
      .join(', ')
      .replace(and, '');
    if (holds(parts.slice(0, from).join(', '))) return undefined;
    const opens = from === 0 || (!leads.some((words) => listOf(words).includes(firstOf(core))) && !/^\p{Nd}/u.test(core));
    if (opens && core.length >= FEWEST_LETTERS && balanced(core) && verbs?.test(core) === true) return core;
  }
  return undefined;
}

/** Whether a text has a number by itself, and not as the end of a year. */
export const tells = (text: string, digits: string): boolean => {
  const at = text.indexOf(digits);
  return (
    at >= 0 &&
    ((!/\p{Nd}[.,]?$/u.test(text.slice(0, at)) && !/^[.,]?\p{Nd}/u.test(text.slice(at + digits.length))) ||
      tells(text.slice(at + 1), digits))
  );
};

const firstOf = (text: string): string => text.toLowerCase().split(/[\s\u00a0]/u)[0] ?? '';
