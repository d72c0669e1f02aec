/** Words by which the structure of a source is read, in a language. */
import type { Phrases } from '../phrases.ts';

export interface Reading {
  /** Words between two things that are told side by side, and "against": "coffee and tea". */
  readonly and?: Phrases;
  /** Headings that name the place of a section in its text, and not what it says: "Introduction", "Results". */
  readonly genericHeadings?: Phrases;
  /** Headings of the section that a text ends with: what follows from it, what is to be done, what to remember. */
  readonly concludingHeadings?: Phrases;
  /** Headings, or their beginnings, of what belongs to a text but not on slides: "References", "Acknowledgements". */
  readonly backMatter?: Phrases;
  /** Headings of an encyclopaedia's sections that say nothing of the topic: "See also", "External links". */
  readonly appendices?: Phrases;
  /** Words of a topic that say what kind of talk is wanted, not what it is about: "introduction", "for beginners". */
  readonly framing?: Phrases;
  /** Abbreviations, without their last stop, after which a sentence goes on: "e.g", "Dr". */
  readonly abbreviations?: Phrases;
  /** Those of them that may also end a sentence: "etc". */
  readonly closingAbbreviations?: Phrases;
  /** What a section holds, by its heading or title; beginnings of words. */
  readonly structures?: Structures;
}

/** Words that say how a text is built: beginnings of words. */
export interface Structures {
  /** What speaks for a thing. */
  readonly pros: Phrases;
  /** What speaks against it. */
  readonly cons: Phrases;
  /** What goes round. */
  readonly cycle: Phrases;
  /** What narrows. */
  readonly funnel: Phrases;
  /** Who the people are. */
  readonly team: Phrases;
  /** What things cost. */
  readonly prices: Phrases;
  /** Strengths, weaknesses, opportunities, threats. */
  readonly swot: readonly [Phrases, Phrases, Phrases, Phrases];
}
