/** What a sentence points back to. */
import type { Grammar } from '../grammar/grammar.ts';
import { pointsBack } from '../sentence/hanging.ts';
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

export const isHanging = ({ text }: Statement, grammar: Grammar): boolean => pointsBack(text, grammar);
