/** What a sentence points back to. */
import type { HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';
import type { Statement } from './statement.ts';
import { EMPTY } from './strength.ts';

/** The statement that another one, which points back, points to: the one before it in its passage, or before the list that it is in. */
export function antecedentOf(statements: readonly Statement[], i: number): Statement | undefined {
  const own = statements[i];
  for (let at = i - 1; own && at >= 0 && at >= i - 3; at--) {
    const before = statements[at];
    if (!before) return undefined;
    if (before.stance.form !== own.stance.form && before.role !== 'announcement') return undefined;
    if (before.role === 'greeting' || before.role === 'transition') continue;
    return EMPTY.has(before.role) && before.role !== 'question' && before.role !== 'scene' ? undefined : before;
  }
  return undefined;
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

/** Whether something in it points outside of it, so that it says too little alone. */
export function isTied({ text, stance }: Statement, language: string): boolean {
  const back = stance.cues.some(
    ({ kind, at }) =>
      kind === 'back' ||
      (kind === 'bound' && !/[,;:]/u.test(text.slice(0, at)) && text.slice(0, at).trim().split(/\s+/u).length <= SAME_CLAUSE),
  );
  return back || hangs(text, language).some(({ kind, certainty }) => certainty >= (LIKELY[kind] ?? Number.POSITIVE_INFINITY));
}
