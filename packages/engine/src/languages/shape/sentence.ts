/** Words by which a sentence is told from the next, made shorter without saying anything else, and seen to point outside of itself. */
import type { Phrases } from '../phrases.ts';
import type { CutWords } from './cuts.ts';

/** All of it is optional: where a list is missing nothing is cut, and fewer pointers are seen. */
export interface SentenceWords {
  /** Abbreviations, without their last stop and their spaces, that are followed by a number: "No", "Fig". Otherwise they end a sentence. */
  readonly counted?: Phrases;
  /** Abbreviations that no sentence ends with: "Dr", "e.g". */
  readonly abbreviations?: Phrases;
  /** Abbreviations that may end one: where a word follows that sentences begin with they do. */
  readonly closing?: Phrases;
  /** The same at the end of a longer word: "Hauptstr. 5". */
  readonly countedEndings?: Phrases;
  /** Abbreviations that end a list, and before a capital the sentence: "etc". */
  readonly listEnds?: Phrases;
  /** Ordinal numbers are written with a full stop: "am 3. Oktober". */
  readonly ordinalStops?: true;
  /** Words that sentences begin with and that are no names, besides those of the grammar's lists. */
  readonly openers?: Phrases;
  /** Verbs of saying as they follow a quotation: "asked". */
  readonly says?: Phrases;
  /** Parts of names that look like such words: "De", "La". */
  readonly particles?: Phrases;
  /** Where a space stands between clauses, and no stop between sentences: words that a sentence begins with. */
  readonly spacedOpeners?: Phrases;

  /** Phrases at the beginning, before a comma, that only tie a sentence to others. */
  readonly markers?: Phrases;
  /** Of those, the ones that count: where the sentence has another of them it keeps both. */
  readonly enumerators?: Phrases;
  /** The same without a comma, where the words after them stand as they would without them: "and", "but". */
  readonly bareMarkers?: Phrases;
  /** What must not follow such a word: "but not", "so that". */
  readonly bareExcept?: Phrases;
  /** Matches, at the beginning of what follows a marker, what only stands there because of it. */
  readonly resumption?: RegExp;
  /** Between two commas: "however". */
  readonly ties?: Phrases;
  /** Within a sentence and without commas, never at its beginning: German "jedoch", English "also". */
  readonly looseTies?: Phrases;
  /** Where one of these stands, a loose tie has a partner and stays: "not only". */
  readonly partners?: Phrases;
  /** Matches, at the beginning, words that only lead to what a sentence states: "we show that ". */
  readonly report?: RegExp;
  /** After a comma or bracket: the same is said in other words: "i.e.", "that is". */
  readonly restatements?: Phrases;
  /** After a bracket: examples follow. */
  readonly examples?: Phrases;
  /** Words at which a bracket only points somewhere: "see", "cf.". */
  readonly pointers?: Phrases;
  /** Words with which begins what is shown, said or known: "that". */
  readonly complements?: Phrases;
  /** Words for figures, tables and sections, which a number follows. */
  readonly exhibits?: Phrases;
  /** Words that limit, deny, count, compare or weaken: what holds one of them is never free. */
  readonly limits?: Phrases;
  /** Words after a comma with which a clause begins that only adds to a noun. */
  readonly relatives?: Phrases;
  /** Words before that comma with which the noun is told by the clause after all: "those, who". */
  readonly unlimited?: Phrases;
  /** Forms of a verb after a comma with which a clause begins that says what follows: "allowing". */
  readonly results?: Phrases;
  /** Finite verbs: auxiliaries, and the commonest others in the forms that a third person has. */
  readonly finite?: Phrases;
  /** Conjunctions after a comma that join two main clauses, of which both stand. */
  readonly joins?: Phrases;
  /** The same, of which only the second stands: "but". */
  readonly contrasts?: Phrases;
  /** Words that a clause with a subject of its own begins with: articles, determiners, "we". */
  readonly subjects?: Phrases;
  /** Words that make a clause depend on another, or what others say: "if", "that", "said". */
  readonly dependents?: Phrases;
  /** Pronouns at the beginning that deny that anybody or anything did it: "nobody". */
  readonly nobody?: Phrases;
  /** At the beginning, before what a text calls itself: "here is". */
  readonly presents?: Phrases;
  /** Prepositions and adverbs that a sentence begins with where what follows holds for all of it: "in", "today". */
  readonly settings?: Phrases;
  /** Words of condition and exception: where they stand behind what would go, they may hold for what would stay. */
  readonly conditions?: Phrases;
  /** "and" and "or" before the last of a list. */
  readonly lists?: Phrases;
  /** Words that nothing may end with. */
  readonly torn?: Phrases;
  /** Conjunctions that make a whole sentence without comma a torn one: "because". */
  readonly tornOpeners?: Phrases;

  readonly hangs?: HangingWords;
  readonly cuts?: CutWords;
}

/** What points outside of its sentence. */
export interface HangingWords {
  /** Pronouns for a thing or several of them. */
  readonly things?: Phrases;
  /** Pronouns for a person. */
  readonly persons?: Phrases;
  /** Pronouns for several things or persons. */
  readonly several?: Phrases;
  /** Pronouns that point wherever they stand, before a noun too: "this", "dieser". */
  readonly demonstratives?: Phrases;
  /** Nouns after a demonstrative that need no other sentence: "this year", "this report". */
  readonly present?: Phrases;
  /** Matches words that look like such a pronoun and are none: "it is easy to", "there are". */
  readonly expletive?: RegExp;
  /** Words that point back where a sentence begins with them: "that". */
  readonly opening?: Phrases;
  /** Matches a pronoun at the beginning that only the word after it tells from another. */
  readonly openingPattern?: RegExp;
  /** The same as `opening` where a finite verb follows: "each has". */
  readonly openingBeforeVerb?: Phrases;
  /** Words that a sentence ends with which leads to what follows: "as follows". */
  readonly announcements?: Phrases;
  /** Matches a word for several things. */
  readonly plural?: RegExp;
  /** Words that take up what somebody did: "doing so". */
  readonly substitutes?: Phrases;
  /** "the former", "the first reason", "these two", "both of them". */
  readonly selections?: Phrases;
  /** Words that stand at the end of a sentence for what another one names: "No sponge holds that", "A city needs all three". */
  readonly endings?: Phrases;
  /** Words for one more of something: "also", "another". */
  readonly additions?: Phrases;
  /** Words for a place or time that was told before: "there", "then", "meanwhile". */
  readonly settings?: Phrases;
  /** Words at the beginning that tie a sentence to the one before. */
  readonly connectives?: Phrases;
  /** Words that draw what they say from another sentence, wherever they stand: "therefore". */
  readonly inferences?: Phrases;
  /** Words for what stands above or below: "as described above", "the following". */
  readonly pointers?: Phrases;
  /** Comparatives. */
  readonly comparatives?: Phrases;
  /** What they compare with: "than". */
  readonly bases?: Phrases;
  /** The author. */
  readonly author?: Phrases;
  /** Of those, the ones for a house or a group: what "we" do is told, where what "I" do is talk. */
  readonly house?: Phrases;
  /** The reader. */
  readonly reader?: Phrases;
  /** Verbs that a sentence without a subject begins with, where its language needs one, or where the subject is left out. */
  readonly elided?: Phrases;
  /** Imperatives at the beginning. */
  readonly imperatives?: Phrases;
}
