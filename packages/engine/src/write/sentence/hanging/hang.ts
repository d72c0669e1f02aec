/** Something in a sentence that points outside of it. */

export type HangKind =
  /** "it", "its": a thing that another sentence names. */
  | 'thing'
  /** "she" */
  | 'person'
  /** "they" */
  | 'several'
  /** "this", "such cases" */
  | 'demonstrative'
  /** "doing so" */
  | 'substitute'
  /** "the former", "the first reason", "both of them" */
  | 'selection'
  /** "also", "another" */
  | 'addition'
  /** "there", "then" */
  | 'setting'
  /** "But" at the beginning */
  | 'connective'
  /** "as described above" */
  | 'pointer'
  /** "Figure 3" */
  | 'exhibit'
  /** "faster", and not than what */
  | 'comparison'
  /** The subject was said before. */
  | 'subject'
  /** It leads to what follows. */
  | 'announcement'
  /** "I", "we": not outside of the sentence but outside of the text. */
  | 'author'
  /** "you" */
  | 'reader'
  /** It tells the reader to do something. */
  | 'imperative';

export interface Hang {
  readonly kind: HangKind;
  /** As it stands in the sentence. */
  readonly text: string;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** 0–1: how likely it is that the sentence is not understood alone because of it; below 0.5 the sentence most probably names what is meant. */
  readonly certainty: number;
}
