/** What a model of letter sequences thinks of a text. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** As much of eld as is used. */
interface Eld {
  detect(text: string): { readonly language: string; getScores(): Record<string, number>; isReliable(): boolean };
}

export interface Guess {
  /** ISO 639-1; empty when nothing is known of the text. */
  readonly language: string;
  /** From 0 to 1, by language. */
  readonly scores: Readonly<Record<string, number>>;
  readonly reliable: boolean;
}

let loaded: Eld | undefined;

/** The model takes 80 MB of memory, so it is loaded when it is first needed: in some 100 ms, and at once, as nobody can wait here. */
export function guess(text: string): Guess {
  loaded ??= (createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as { eld: Eld }).eld;
  const result = loaded.detect(text.replace(/\s+/g, ' '));
  return { language: result.language, scores: result.getScores(), reliable: result.isReliable() };
}
