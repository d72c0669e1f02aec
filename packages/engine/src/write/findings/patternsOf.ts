/** The patterns of a language, each made once. */
import { languageOf } from '../../languages/languageOf.ts';
import { perText } from '../../model/memo.ts';
import { patternsFrom } from './patterns.ts';

/** Of a language without words only what digits and signs tell. */
export const patternsOf = perText((tag) => {
  const { findings, grammar, spaceless } = languageOf(tag);
  return patternsFrom(tag, findings, spaceless, grammar.capitalNouns === true);
});
