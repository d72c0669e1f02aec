/** A point of a slide, and what choosing among all that could be one needs to know. */
import type { Unit } from '../discourse/passages.ts';
import type { Lexicon } from '../discourse/terms.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { Brief } from '../plan/brief.ts';

export interface Point {
  readonly head?: string;
  readonly text: string;
  /** What it says; of several sentences the last. */
  readonly unit: Unit;
  /** All units that it says. */
  readonly units: readonly Unit[];
}

/** What choosing needs to know of the whole text. */
export interface Judgement {
  readonly brief: Brief;
  readonly grammar: Grammar;
  readonly lexicon: Lexicon;
  /** How much each unit matters, about 0 to 1, by its index. */
  readonly scores: Float64Array;
  /** Whether another slide says so already. */
  readonly said: (text: string) => boolean;
  /** Index of the unit that is the slide's title: what follows it may point to it. */
  readonly above?: number;
}

export interface Limits {
  readonly words: number;
  readonly points: number;
}
