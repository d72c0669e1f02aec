/** A language's words of grammar. */
import { perText } from '../model/memo.ts';
import { languageOf } from './languageOf.ts';

/** Lower-case: they tell nothing of what a sentence is about. Empty for a language without lists. */
export const functionWords = perText((tag): ReadonlySet<string> => {
  const { leadIns, breaks, backward, subordinators, danglers, subjects, copulas, common } = languageOf(tag).grammar;
  const lists = [leadIns, breaks, backward, subordinators, danglers, subjects, copulas, common].filter((list) => list !== undefined);
  return new Set(lists.length > 0 ? lists.join('|').split(/[|\s]/) : []);
});
