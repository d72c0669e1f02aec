/** Words that say what a sentence does in its text, in a language. */
import type { Phrases } from '../phrases.ts';
import type { CuePhrases } from './cuePhrases.ts';

export interface Discourse {
  /** Phrases by which a sentence shows what it does in its text. */
  readonly cuePhrases?: CuePhrases;
  /** Beginnings of words that mark what a text is about: "propos", "increas", "recommend". */
  readonly cues?: Phrases;
  /** Words for steps in their order: first ones, then the next, then the last. */
  readonly steps?: Phrases;
  /** Sentences that speak to the reader and say nothing of their subject: greetings, "let's talk about", "for more see". */
  readonly chatter?: Chatter;
}

export interface Chatter {
  /** At the beginning of the sentence: sources of patterns, separated by "|". */
  readonly begins?: string;
  /** Anywhere in it. */
  readonly holds?: string;
}
