/** Words that say what a sentence does in its text, in a language. */
import type { Phrases } from '../phrases.ts';
import type { CuePhrases } from './cuePhrases.ts';

export interface Discourse {
  /** Phrases by which a sentence shows what it does in its text. */
  readonly cuePhrases?: CuePhrases;
  readonly anaphora?: Anaphora;
  /** Beginnings of words that mark what a text is about: "propos", "increas", "recommend". */
  readonly cues?: Phrases;
  /** Words for steps in their order: first ones, then the next, then the last. */
  readonly steps?: Phrases;
  /** Sentences that speak to the reader and say nothing of their subject: greetings, "let's talk about", "for more see". */
  readonly chatter?: Chatter;
}

/** How a pronoun that opens a sentence is given its noun where it is certain which. */
export interface Anaphora {
  /** Each with the articles of what it may stand for, the copulas that say what this is, and what may follow the pronoun, if not anything. */
  readonly pronouns: readonly {
    readonly pronoun: string;
    readonly articles: Phrases;
    readonly copulas: Phrases;
    readonly followedBy?: RegExp;
  }[];
  /** Words by which a predicate says what its subject is: "a", "one of". */
  readonly predicates: Phrases;
  /** Words that are no part of a plain noun phrase. */
  readonly noNoun: Phrases;
  /** Pronouns that, with a capital within a sentence, address the reader; and those that a text without them uses for things. */
  readonly polite?: { readonly address: RegExp; readonly opening: RegExp };
}

export interface Chatter {
  /** At the beginning of the sentence: sources of patterns, separated by "|". */
  readonly begins?: string;
  /** Anywhere in it. */
  readonly holds?: string;
}
