/** Headlines: a slide's title where no heading of the source serves. A short clause of the source that states the message. */

import type { Unit } from '../discourse/passages.ts';
import { centroid, cosine } from '../discourse/terms.ts';
import { type Clause, clausesOf } from '../sentence/clauses.ts';
import { pointsBack } from '../sentence/hanging.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { type Judgement, tellingOf } from './points.ts';

export const LONGEST_TITLE = 80;
const MOST_WORDS = 14;
const MOST_WORDS_STRONG = 10;
/** Of a title's likeness to all that stands below it. */
const TYPICAL = 0.5;
/** What each sentence before it takes from its worth: a paragraph's first says what it is about. */
const LATER = 0.05;
/** "… the first to follow that advice", "the latter": what the words stand for was said elsewhere. */
const POINTS_BACK_WITHIN =
  /\bthe (?:latter|former)\b|\b(?:of|to|from|with|for) (?:them|these|those|it)\b(?! (?:who|that))|\b(?:this|that|these|those|such)\s\p{Ll}+$/u;
/** What is left of citations and lists where their marks were lost. */
const DAMAGED = /,\s*,|(?:19|20)\d\d\s+\p{Lu}|[•=<>|]/u;
/** Somebody's words: who says them, and to whom, is not known from a title. */
const SPOKEN = /^["“„«「『]/u;

export interface Headline {
  readonly text: string;
  readonly unit: Unit;
}

/**
 * The best sentence or main clause that fits a title and is not taken or, where `loose` and there is none, what stands before a phrase in one. A sentence that
 * points back to another is no title.
 */
export function headlineOf(
  units: readonly Unit[],
  judge: Judgement,
  taken: (title: string) => boolean,
  loose: boolean,
): Headline | undefined {
  const forward = tellingOf(units, judge.grammar).filter((unit) => !pointsBack(unit.text, judge.grammar));
  const firm = bestOf(forward, judge, taken, (clause) => clause.firm && !POINTS_BACK_WITHIN.test(clause.text));
  return firm ?? (loose ? bestOf(forward, judge, taken) : undefined);
}

/** A short clause that states a result, with a figure or a word for one; for a slide whose heading says nothing. */
export function strongSentenceOf(units: readonly Unit[], judge: Judgement, taken: (title: string) => boolean): Headline | undefined {
  const { grammar } = judge;
  const forward = tellingOf(units, grammar).filter((unit) => unit.form === 'prose' && !pointsBack(unit.text, grammar));
  const strong = (text: string) => !POINTS_BACK_WITHIN.test(text) && (/\p{N}/u.test(text) || (grammar.cues?.test(text) ?? false));
  const best = bestOf(forward, judge, (title) => taken(title) || countWords(title) > MOST_WORDS_STRONG || !strong(title));
  // At least two sentences are left to stand below it.
  return best && units.length >= 3 ? best : undefined;
}

function bestOf(
  units: readonly Unit[],
  judge: Judgement,
  taken: (title: string) => boolean,
  fits: (clause: Clause) => boolean = () => true,
): Headline | undefined {
  const { grammar, brief, scores } = judge;
  const middle = centroid(
    units.map(({ vector }) => vector),
    units.map(({ words }) => words),
  );
  let best: (Headline & { worth: number }) | undefined;
  for (const unit of units) {
    // An item is a title only if it is a sentence.
    if (unit.form !== 'prose' && (unit.form !== 'list' || unit.words < 5 || columns(unit.text) < 40)) continue;
    if (/[:：]$/u.test(unit.text)) continue;
    for (const clause of clausesOf(unit.text, grammar, MOST_WORDS, brief.language)) {
      if (
        columns(clause.text) > LONGEST_TITLE ||
        !fits(clause) ||
        DAMAGED.test(clause.text) ||
        SPOKEN.test(clause.text) ||
        POINTS_BACK_WITHIN.test(clause.text) ||
        taken(clause.text)
      )
        continue;
      if (grammar.headFinal && grammar.dangler?.test(clause.text)) continue;
      if (clause.start > 0 && pointsBack(clause.text, grammar)) continue;
      // A title that leaves nothing of its sentence unsaid is the better one.
      const whole = clause.words >= unit.words - 2 ? 0.2 : 0;
      const worth =
        (scores[unit.index] ?? 0) +
        whole +
        TYPICAL * cosine(unit.vector, middle) -
        0.04 * Math.abs(7 - clause.words) -
        LATER * units.indexOf(unit);
      if (!best || worth > best.worth) best = { text: clause.text, unit, worth };
    }
  }
  return best;
}
