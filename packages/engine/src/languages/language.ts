/** What Slidewright knows of a language: every word of a language stands in its one file of this shape, and nowhere else. */
import type { Discourse } from './shape/discourse.ts';
import type { Findings } from './shape/findings.ts';
import type { Grammar } from './shape/grammar.ts';
import type { Reading } from './shape/reading.ts';
import type { SentenceWords } from './shape/sentence.ts';
import type { Talk } from './shape/talk.ts';
import type { Texts } from './shape/texts.ts';

/** A language's file. All lists are optional: what a language lacks is evidence that is not had, never another language's words. */
export interface LanguageWords {
  /** BCP 47: the language, with its script where it is written in two. */
  readonly tag: string;
  /** Words by which a source's structure is read: headings, captions, names of styles, abbreviations. */
  readonly reading: Reading;
  /** The little words that hold sentences together. */
  readonly grammar: Grammar;
  /** Words by which a sentence ends, is made shorter, and points outside of itself. */
  readonly sentence?: SentenceWords;
  /** Words that say what a sentence does: announce, conclude, give an example, speak to the reader. */
  readonly discourse: Discourse;
  /** Words by which people settle matters among themselves: agree, correct, ask for something. */
  readonly talk?: Talk;
  /** Words around figures: magnitudes, units, months. */
  readonly findings: Findings;
  /** What decks show and no source supplies. */
  readonly texts: Texts;
}

/** The words of a language with what its script says of it. */
export interface Language extends LanguageWords {
  /** ISO 15924; "Zyyy" where the tag says nothing. */
  readonly script: string;
  /** Written without spaces between words. */
  readonly spaceless: boolean;
}
