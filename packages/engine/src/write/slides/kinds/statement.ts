/** One sentence that fills a slide: what is left where a group has nothing else to say. */
import { type Group, unitsOf } from '../../plan/allot.ts';
import { type Judgement, shorten } from '../../say/points.ts';
import { trimClause } from '../../sentence/clauses.ts';
import type { Proposal } from './kind.ts';

const LONGEST = 260;

/** The group's weightiest sentence that fits, else its weightiest one shortened; its stop is kept only where it is not a full one. */
export function statement(group: Group, { scores }: Judgement): Proposal | undefined {
  const units = unitsOf(group).filter((unit) => unit.form !== 'code');
  const weightiest = units.reduce(
    (best, unit) => (weight(unit.text.length, scores[unit.index]) > weight(best.text.length, scores[best.index]) ? unit : best),
    units[0] as (typeof units)[number],
  );
  if (!weightiest) return undefined;
  const lead = weightiest.lead === undefined ? '' : `${weightiest.lead}: `;
  const text = lead + trimClause(weightiest.text.length > LONGEST ? shorten(weightiest.text, 30) : weightiest.text);
  return text.trim() === '' ? undefined : { body: { kind: 'bullets', items: [{ text }] }, used: [weightiest] };
}

const weight = (length: number, score: number | undefined): number => (score ?? 0) - (length > LONGEST ? 10 : 0);
