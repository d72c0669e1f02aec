/** Words by which a headline is made of a long sentence: at each of them something begins that the statement is whole and true without. */
import type { Phrases } from '../phrases.ts';

/** All of it is optional: where a list is missing nothing is cut by it. */
export interface CutWords {
  /** After a comma, at the end: a clause that says why. */
  readonly reasons?: Phrases;
  /** The same where no comma stands before it. */
  readonly bareReasons?: Phrases;
  /** After a comma, at the end: a clause that says what comes of it, what it is for, or what else is so at that time. */
  readonly outcomes?: Phrases;
  /** Of those, the ones whose clause is stated as well, and is a sentence without them: "while". */
  readonly asserted?: Phrases;
  /** After a comma, at the end: a clause with a subject of its own that goes on with the sentence: "and". */
  readonly sequels?: Phrases;
  /** After a comma, at the end: articles with which the sentence is named once more: ", the largest drop since 2017". */
  readonly appositions?: Phrases;
  /** After a comma, at the end: what only adds when, of what or by how much: "after", "more than", and relatives that a comma sets apart. */
  readonly additions?: Phrases;
  /** A pair of commas between a subject and its verb encloses what only adds. */
  readonly insertions?: true;
  /** Without a comma, before a second verb of the same subject: "and". */
  readonly secondVerbs?: Phrases;
  /** At the beginning, up to a comma, or after one at the end: a clause that yields to what is stated: "although". */
  readonly concessions?: Phrases;
  /** The same of a clause that tells when something was; a condition where its verb is in no form of the past. */
  readonly occasions?: Phrases;
  /** Matches a verb in a form of the past. */
  readonly past?: RegExp;
  /** Matches, at the beginning, what found out that something is so, and the word that leads to it: "The audit showed that ". */
  readonly findings?: RegExp;
  /** In what would stay: words that deny or limit it, and with it the reason: "not because", "only because". */
  readonly bound?: Phrases;
  /** In what would stay: words that belong together with what would go: "so … that", "both … and". */
  readonly correlates?: Phrases;
  /** "If", where the language's findings have no word for it. */
  readonly conditions?: Phrases;
  /** Matches a finite verb by its form, besides those that are listed. */
  readonly verbs?: RegExp;
}
