/** Words that look like a pronoun and stand for nothing: "it is easy to", "there are". */
import type { HangingGrammar } from './hangingGrammar.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export const expletivesIn = (text: string, { expletive }: HangingGrammar): readonly Span[] =>
  expletive ? Array.from(text.matchAll(expletive), ({ index, 0: match }) => ({ start: index, end: index + match.length })) : [];
