/** The patterns of a language, each made once. */
import { languageOf } from '../../languages/languageOf.ts';
import type { Findings } from '../../languages/shape/findings.ts';
import { type Patterns, patternsFrom } from './patterns.ts';

const made = new WeakMap<Findings, Patterns>();

/** Of a language without words only what digits and signs tell. */
export function patternsOf(tag: string): Patterns {
  const { findings, grammar, spaceless } = languageOf(tag);
  let patterns = made.get(findings);
  if (!patterns) {
    patterns = patternsFrom(tag, findings, spaceless, grammar.capitalNouns === true);
    made.set(findings, patterns);
  }
  return patterns;
}
