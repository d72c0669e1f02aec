/** What a unit does in its text, and what ties it to others. */

/** From what a presenter shows first to what nobody shows. */
export type Role =
  | 'result'
  | 'decision'
  | 'recommendation'
  | 'claim'
  | 'definition'
  | 'risk'
  | 'consequence'
  | 'contrast'
  | 'answer'
  | 'step'
  | 'instruction'
  | 'cause'
  | 'condition'
  | 'opinion'
  | 'detail'
  | 'example'
  | 'question'
  | 'announcement'
  | 'about'
  | 'scene'
  | 'transition'
  | 'rhetoric'
  | 'greeting';

export type LinkKind =
  /** From an announcement to each of what it announces, and back. */
  | 'announces'
  | 'item'
  /** The other side of the same thing. */
  | 'contrast'
  /** From a question to its answer, and back. */
  | 'answer'
  | 'question'
  /** To what it is an example of, or evidence for. */
  | 'example'
  | 'evidence'
  /** To its cause; to its effect. */
  | 'cause'
  | 'effect'
  /** To where a term is defined; to where a name is given in full. */
  | 'term'
  | 'name'
  /** To the step before. */
  | 'step'
  /** To what a pronoun or the like points back to. */
  | 'reference'
  /** To what it says more of. */
  | 'elaboration';

export interface Link {
  readonly kind: LinkKind;
  /** Index of a unit. */
  readonly to: number;
}

/** What reading a text's discourse finds of a unit. */
export interface Discourse {
  readonly role: Role;
  /** How much its section turns on it, 0 to 1. */
  readonly strength: number;
  readonly links: readonly Link[];
  /** Indices of units without which it is not understood, in their order. */
  readonly needs: readonly number[];
  /** The text with the noun in the pronoun's place, where it is certain which: it needs nothing then. */
  readonly resolved?: string;
  /** It points to or announces what stands nowhere in the text: never shown. */
  readonly unusable?: boolean;
  /** One of several things that are counted or announced together. */
  readonly enumerated?: boolean;
  /** Whose words they are. */
  readonly speaker?: string;
}
