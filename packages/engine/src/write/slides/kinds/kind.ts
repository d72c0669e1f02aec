/** What a kind of slide is to the writer: a look at a group that proposes a body where the group truly is of that kind. */
import type { SlideKind, SlideOf } from '@slidewright/contract/deck';
import type { Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import type { Judgement } from '../../say/points.ts';

/** A slide but for what is the same for all kinds. */
export type Body = { [K in SlideKind]: Omit<SlideOf<K>, 'title' | 'notes' | 'picture' | 'sources'> }[SlideKind];

export interface Proposal {
  readonly body: Body;
  /** What of the group the body says. */
  readonly used: readonly Unit[];
  /** The title that the body is made for: the answer to its question. */
  readonly called?: { readonly title: string; readonly unit: Unit } | undefined;
}

export type Kind = (group: Group, judge: Judgement) => Proposal | undefined;
