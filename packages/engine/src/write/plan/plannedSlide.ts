/** What a slide of a planned deck is made from. */
import type { KeySentence } from '../say/keySentence.ts';
import type { Group } from './allot.ts';
import type { Ending } from './closing.ts';
import type { Lead } from './cover.ts';
import type { Part } from './frame.ts';

export type PlannedSlide = Planned & {
  /** The entries of the agenda that begin with it, by their indexes. */
  readonly opens?: readonly number[];
};

type Planned =
  | { readonly type: 'cover'; readonly lead?: Lead }
  | { readonly type: 'agenda'; readonly items: readonly string[] }
  | { readonly type: 'section'; readonly part: Part; readonly number: number; readonly gist?: KeySentence }
  /** `group` is what the slide says; `behind` is all that it stands for, which its notes have. */
  | { readonly type: 'content'; readonly group: Group; readonly behind: Group; readonly called?: string }
  | { readonly type: 'summary'; readonly sentences: readonly KeySentence[] }
  /** So many slides for which the source has nothing left that is not said. */
  | { readonly type: 'filler'; readonly count: number }
  | { readonly type: 'closing'; readonly ending: Ending };
