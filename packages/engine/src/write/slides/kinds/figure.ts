/** Striking figures: several side by side, or one by itself. */

import { isGeneric } from '../../../languages/headings.ts';
import type { Unit } from '../../discourse/passages.ts';
import { unitsOf } from '../../plan/allot.ts';
import type { Judgement } from '../../say/points.ts';
import { clausesOf } from '../../sentence/clauses.ts';
import { compactFigure, strikingFigure } from '../../sentence/figures.ts';
import type { Kind } from './kind.ts';

interface Found {
  readonly unit: Unit;
  readonly figure: string;
  /** The clause that says what the figure is; it contains it. */
  readonly statement: string;
}

/** Of stats side by side. */
const MOST = 4;
/** Sentences of a group that one figure may stand for. */
const MOST_UNITS = 2;

/** At most one more than are shown together. */
function figuresIn(units: readonly Unit[], { grammar, brief }: Judgement): Found[] {
  const found: Found[] = [];
  for (const unit of units) {
    if (unit.form !== 'prose' && unit.form !== 'list') continue;
    const figure = strikingFigure(unit.text);
    if (!figure) continue;
    const clause = clausesOf(unit.text, grammar, 18, brief.language).find(({ text }) => text.includes(figure));
    if (clause) found.push({ unit, figure, statement: clause.text });
    if (found.length > MOST) break;
  }
  return found;
}

/** Two to four figures, if they are most of what the group says. */
export const stats: Kind = (group, judge) => {
  const units = unitsOf(group);
  const found = figuresIn(units, judge);
  if (found.length < 2 || found.length > MOST) return undefined;
  // A summary that counts is shown by its figures, whatever else it says.
  const summary = found.length >= 3 && group.passages.every(({ section }) => isGeneric(section.heading ?? ''));
  if (!summary && found.length < 0.6 * units.length) return undefined;
  if (new Set(found.map(({ figure }) => figure)).size < found.length) return undefined;
  return {
    body: { kind: 'stats', stats: found.map(({ figure, statement }) => ({ figure: compactFigure(figure), label: statement })) },
    used: found.map(({ unit }) => unit),
  };
};

/** One figure in a group of few sentences. */
export const bigNumber: Kind = (group, judge) => {
  const units = unitsOf(group);
  const found = units.length > MOST_UNITS ? [] : figuresIn(units, judge);
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  return { body: { kind: 'bigNumber', figure: compactFigure(only.figure), statement: only.statement }, used: [only.unit] };
};
