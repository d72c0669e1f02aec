/** Sentences that speak to the reader and say nothing of their subject: greetings, congratulations, "let's talk about". */
import { eitherEnded } from '../../languages/phrases.ts';
import type { Chatter } from '../../languages/shape/discourse.ts';

/** Matches a sentence that is chatter; undefined for a language without a list. */
export function chatterOf(list: Chatter | undefined, spaceless: boolean): RegExp | undefined {
  if (!list) return undefined;
  // A phrase may be a beginning of words ("felici", "gratul"), but a whole word of a letter or two is no beginning of others.
  const begins = eitherEnded((list.begins ?? '').split('|'), (phrase) => phrase.length <= LONGEST_WORD && !spaceless);
  const holds = list.holds === undefined ? '' : `|(?:${list.holds})`;
  return new RegExp(`^(?:${begins})${holds}`, 'iu');
}

const LONGEST_WORD = 5;
