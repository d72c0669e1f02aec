/** What was designed of slides before: a deck that is put right shares most of them with the one that it was. */
import type { Slide } from '@slidewright/contract/deck';
import { perObject } from '../model/memo.ts';

export interface Memory<T> {
  /** What was made of this very slide under the same circumstances; made, and kept, when nothing was. */
  of(slide: Slide, circumstances: string, make: () => T): T;
}

/** For decks in one template with the same options and pictures. */
export function createMemory<T>(): Memory<T> {
  const known = perObject((_: Slide) => new Map<string, T>());
  return {
    of(slide, circumstances, make) {
      const ofSlide = known(slide);
      const before = ofSlide.get(circumstances);
      if (before !== undefined) return before;
      const made = make();
      ofSlide.set(circumstances, made);
      return made;
    },
  };
}
