/** A sentence of the source that says something by itself, away from all others: under the title, on a closing slide. */

import type { Unit } from '../discourse/passages.ts';
import { columns, wordiness } from '../sentence/measure.ts';
import { danglingIn } from './dangling.ts';
import type { Judgement } from './points.ts';
import { tellingOf } from './telling.ts';
import { waysOf } from './ways.ts';

export interface KeySentence {
  readonly text: string;
  readonly unit: Unit;
}

/** Words are as many as they would be in English; `longest` is in columns. */
export interface Bounds {
  readonly fewest: number;
  readonly most: number;
  readonly longest: number;
}

/** Signs of a sentence that was written for its place: it leads on, asks, is numbered, quotes somebody or shows how something is written. */
const BOUND_TO_ITS_PLACE = /^(?:\d+[.)]?\s+\p{Lu}|[Ii]\.e\.|[Ee]\.g\.)|[:：?？؟…]["'»”」』)]?$|["“”„«»「『]|https?:|[{}<>|=_`\\]/u;

/**
 * The sentence of the units that is worth most, whole or, where it is longer than that, the clause that it begins with. Undefined where
 * none stands by itself. `worth` is undefined for what is not wanted.
 */
export function keySentence(
  units: readonly Unit[],
  judge: Judgement,
  bounds: Bounds,
  worth: (text: string, unit: Unit) => number | undefined,
): KeySentence | undefined {
  const { brief, grammar } = judge;
  const said = wordiness(brief.language);
  let best: (KeySentence & { worth: number }) | undefined;
  for (const unit of tellingOf(units, grammar)) {
    if (unit.form !== 'prose' || unit.aside || BOUND_TO_ITS_PLACE.test(unit.text) || isTied(unit, judge)) continue;
    for (const way of waysOf(unit, judge)) {
      const { text, words } = way;
      if (words > bounds.most * said || words < bounds.fewest * Math.min(1, said) || columns(text) > bounds.longest) continue;
      if (danglingIn(way, brief.language).title || judge.said(text)) continue;
      const value = worth(text, unit);
      if (value !== undefined && (best === undefined || value > best.worth)) best = { text, unit, worth: value };
    }
  }
  return best && { text: best.text, unit: best.unit };
}

/** A reference, a step, or a sentence that takes up another one. */
const isTied = ({ text, needs, resolved }: Unit, { grammar }: Judgement): boolean =>
  [grammar.references, grammar.step].some((words) => words?.test(text)) || (needs.length > 0 && resolved === undefined);
