/** A language's words of grammar. */
import { languageOf } from './languageOf.ts';

/** Lower-case: they tell nothing of what a sentence is about. Empty for a language without lists. */
export function functionWords(tag: string): ReadonlySet<string> {
  const { grammar } = languageOf(tag);
  let words = known.get(grammar);
  if (!words) {
    const { leadIns, breaks, backward, subordinators, danglers, subjects, copulas, common } = grammar;
    const lists = [leadIns, breaks, backward, subordinators, danglers, subjects, copulas, common].filter((list) => list !== undefined);
    words = new Set(lists.length > 0 ? lists.join('|').split(/[|\s]/) : []);
    known.set(grammar, words);
  }
  return words;
}

/** Sentences ask for them by the thousand. */
const known = new WeakMap<object, ReadonlySet<string>>();
