/** The little words that hold a language's sentences together. */
import type { Phrases } from '../phrases.ts';

export interface Grammar {
  /** The main clause comes last: a comma may cut off what stands before it. */
  readonly headFinal?: true;
  /** Nouns are written with a capital, so that a capital is no name's mark. */
  readonly capitalNouns?: true;
  /** What stands between a label and what it is of, where that is not ": ". */
  readonly colon?: string;
  /** The verb stands second, so that a clause that loses its opening has its verb first. */
  readonly verbSecond?: true;
  /** A sentence that begins with a date goes on with its subject: "In 1771 Priestley found …". */
  readonly subjectFirst?: true;
  /** Matches the particle that follows a date at the beginning of a sentence. */
  readonly afterDate?: RegExp;
  /** Match what is written together with a word and is no part of it: elided articles, possessives, particles. */
  readonly attached?: readonly RegExp[];
  /** Words that a relative clause begins with. */
  readonly relatives?: Phrases;
  /** Small words within people's names: "van", "de". */
  readonly nameParticles?: Phrases;
  /** Phrases at the beginning of a sentence that only tie it to the one before. */
  readonly leadIns?: Phrases;
  /** Words after a comma at which what stands before is a whole clause. */
  readonly breaks?: Phrases;
  /** Words at the beginning of a sentence that point back to another. */
  readonly backward?: Phrases;
  /** Words that open a question, and the name of what is told: "What we will change". */
  readonly interrogatives?: Phrases;
  /** Words at the beginning that make the clause up to the comma a subordinate one. */
  readonly subordinators?: Phrases;
  /** Words that nothing may end with. */
  readonly danglers?: Phrases;
  /** Words that a main clause may begin with after "and" or "but". */
  readonly subjects?: Phrases;
  /** Verbs that follow a subject most often: what stands before them in a first sentence is what the text is about. */
  readonly copulas?: Phrases;
  /** Of those, the forms of "to be" that say what something is: "The first is cost." */
  readonly being?: Phrases;
  /** The commonest words that say little of what a text is about and stand in none of the other lists. */
  readonly common?: Phrases;
  /** Words that nothing can be seen of in a picture: they are not looked for. */
  readonly unseen?: Phrases;
  /** Matches "and" or "but" with its space at the beginning of a sentence where they tie it to the one before. */
  readonly conjunction?: RegExp;
  /** Matches a form of a verb that goes on with a sentence after a comma: ", ending a dispute". */
  readonly participle?: RegExp;
  /** Matches a phrase at the beginning of a sentence that no preposition opens: "Driven by demand, …". */
  readonly adverbial?: RegExp;
}
