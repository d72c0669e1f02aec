/** Sentences that speak to the reader and say nothing of their subject: greetings, congratulations, "let's talk about". */
import type { Chatter } from '../../languages/shape/discourse.ts';

/** Matches a sentence that is chatter; undefined for a language without a list. */
export function chatterOf(list: Chatter | undefined, spaceless: boolean): RegExp | undefined {
  if (!list) return undefined;
  // A phrase may be a beginning of words ("felici", "gratul"), but a whole word of a letter or two is no beginning of others.
  const begins = (list.begins ?? '')
    .split('|')
    .map((phrase) => (phrase.length <= 5 && !spaceless ? `${phrase}(?![\\p{L}\\p{M}])` : phrase));
  const holds = list.holds === undefined ? '' : `|(?:${list.holds})`;
  return new RegExp(`^(?:${begins.join('|')})${holds}`, 'iu');
}
