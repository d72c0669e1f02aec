/** What a sentence points back to. */
import type { Hang, HangKind } from '../sentence/hanging/hang.ts';
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

/** What makes a sentence depend on another one. A connective does not: it goes when the sentence is said. */
const BINDING: ReadonlySet<HangKind> = new Set<HangKind>([
  'thing',
  'person',
  'several',
  'demonstrative',
  'substitute',
  'selection',
  'addition',
  'subject',
]);
const LIKELY = 0.62;

/** What in it points outside of it. */
export const pointersOf = (text: string, language: string): Hang[] =>
  hangs(text, language).filter(({ kind, certainty }) => BINDING.has(kind) && certainty >= LIKELY);
