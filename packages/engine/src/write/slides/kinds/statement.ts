/** One sentence that fills a slide: what is left where a group has nothing else to say. */
import { type Group, unitsOf } from '../../plan/allot.ts';
import type { Judgement } from '../../say/points.ts';
import { sayWithin } from '../../sentence/sayWithin.ts';
import type { Proposal } from './kind.ts';

/** UTF-16 units. */
const LONGEST = 260;
const LONGEST_WORDS = 40;

/** The group's weightiest sentence that fits, else its weightiest one in fewer words; its stop is kept only where it is not a full one. */
export function statement(group: Group, { scores, brief }: Judgement): Proposal | undefined {
  const units = unitsOf(group).filter((unit) => unit.form !== 'code');
  const weightiest = units.reduce(
    (best, unit) => (weight(unit.text.length, scores[unit.index]) > weight(best.text.length, scores[best.index]) ? unit : best),
    units[0] as (typeof units)[number],
  );
  if (!weightiest) return undefined;
  const lead = weightiest.lead === undefined ? '' : `${weightiest.lead}: `;
  const text = lead + sayWithin(weightiest.text, brief.language, LONGEST_WORDS);
  return text.trim() === '' ? undefined : { body: { kind: 'bullets', items: [{ text }] }, used: [weightiest] };
}

const weight = (length: number, score: number | undefined): number => (score ?? 0) - (length > LONGEST ? 10 : 0);
