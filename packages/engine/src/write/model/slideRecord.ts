/** Who wrote a slide, and what was not taken for it: kept for whoever looks into a job. */
import type { SlideKind } from '@slidewright/contract/deck';

/** The language model; its plan's title and points; the built-in writer; nobody, since it only orders the others. */
export type SlideAuthor = 'model' | 'plan' | 'built-in' | 'frame';

export interface SlideRecord {
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly kind: SlideKind;
  readonly by: SlideAuthor;
  /** Whether the second look changed it. */
  readonly edited?: true;
  /** What was wrong with answers for it, in words for the model. */
  readonly rejected: readonly string[];
}
