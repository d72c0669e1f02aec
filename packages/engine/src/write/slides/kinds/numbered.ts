/** A numbered list of sentences (decisions, requests, instructions): numbered points in their full wording. */

import type { Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import { shorten } from '../../say/points.ts';
import { capitalize, trimClause } from '../../sentence/clauses.ts';
import { countWords } from '../../sentence/measure.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { dominant } from './dominant.ts';
import type { Kind } from './kind.ts';

const MOST = 6;
const LONGEST = 26;

/** The outermost items of a numbered list, if it is what the group is about. */
export function numberedItems(group: Group): readonly Unit[] | undefined {
  const passage = dominant(group, 'list');
  return passage?.ordered ? passage.units.filter((unit) => unit.level === 0) : undefined;
}

export const numbered: Kind = (group, { brief }) => {
  const items = numberedItems(group);
  if (!items || items.length < 2 || items.length > MOST) return undefined;
  const say = (text: string) => {
    const whole = trimClause(text);
    if (countWords(whole) <= LONGEST) return whole;
    const [first = whole] = splitSentences(text, brief.language);
    return trimClause(shorten(first, LONGEST));
  };
  const points = items.map(({ lead, text }) => ({
    ...(lead !== undefined && { head: lead }),
    text: capitalize(say(text), brief.language),
  }));
  return { body: { kind: 'bullets', ordered: true, items: points }, used: items };
};
