/** What a sentence points back to. */

import type { CueKind } from '../../languages/shape/cuePhrases.ts';
import type { Anaphora } from '../../languages/shape/discourse.ts';
import type { Hang, HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';
import type { Statement } from './statement.ts';
import { EMPTY } from './strength.ts';

/** The statement that another one, which points back, points to: the one before it in its passage, or before the list that it is in. */
export function antecedentOf(statements: readonly Statement[], i: number): Statement | undefined {
  const own = statements[i];
  const before = statements[i - 1];
  if (!own || !before || (before.stance.form !== own.stance.form && before.role !== 'announcement')) return undefined;
  return EMPTY.has(before.role) && before.role !== 'question' && before.role !== 'scene' && before.role !== 'announcement'
    ? undefined
    : before;
}

/**
 * How certain what points outside must be, by its kind, to make a sentence depend on another one. A connective does not: it goes when the
 * sentence is said.
 */
const LIKELY: Readonly<Partial<Record<HangKind, number>>> = {
  thing: 0.5,
  person: 0.5,
  several: 0.5,
  demonstrative: 0.62,
  substitute: 0.62,
  selection: 0.62,
  addition: 0.62,
  subject: 0.62,
};

/** Before an object pronoun so few words, and no comma, are of its own clause, where nothing can be meant by it. */
const SAME_CLAUSE = 6;

/** How a text speaks. */
export interface Addressed {
  readonly language: string;
  readonly anaphora: Anaphora | undefined;
  /** Its reader is addressed politely. */
  readonly polite: boolean;
}

/** Whether something in it points outside of it, so that it says too little alone. */
export function isTied({ text, stance }: Statement, { language, anaphora, polite }: Addressed): boolean {
  // In a text that addresses nobody so, these words stand for somebody or something.
  if (!polite && anaphora?.polite?.opening.test(text)) return true;
  const back = stance.cues.some(
    ({ kind, at }) =>
      kind === 'back' ||
      (kind === 'bound' && !/[,;:]/u.test(text.slice(0, at)) && text.slice(0, at).trim().split(/\s+/u).length <= SAME_CLAUSE),
  );
  // A connective may hold a pronoun, and goes as a whole: "for this reason".
  const connects = ({ start, end }: Hang) => stance.cues.some((cue) => CONNECTING.has(cue.kind) && cue.at <= start && cue.end >= end);
  return back || hangs(text, language).some((hang) => hang.certainty >= (LIKELY[hang.kind] ?? Number.POSITIVE_INFINITY) && !connects(hang));
}

const CONNECTING: ReadonlySet<CueKind> = new Set<CueKind>(['contrast', 'example', 'free', 'first', 'next', 'last', 'oneSide', 'otherSide']);
