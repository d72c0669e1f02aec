/** One way of saying a sentence. */

/** What may go from a sentence without its saying anything else. */
export type Dropped =
  /** "(Lee, 2014)", "[12]", "(see Table 3)" */
  | 'citation'
  /** "However, ", ", for example, " */
  | 'marker'
  /** "Note that " */
  | 'attribution'
  /** "(a port in Italy)" */
  | 'parenthesis'
  /** ", i.e. …" */
  | 'restatement'
  /** ", which opened in May," */
  | 'relative'
  /** ", allowing …": what follows from it */
  | 'result'
  /** The other one of two main clauses. */
  | 'clause';

export interface Saying {
  /** A whole sentence: capitalised, without a final full stop; questions and exclamations keep their mark. */
  readonly text: string;
  readonly words: number;
  /** What went, in the order in which it is tried; empty where the sentence is said as it stands. */
  readonly dropped: readonly Dropped[];
}

/** A stretch of a sentence that is free; UTF-16 units. */
export interface FreeSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: Dropped;
}
