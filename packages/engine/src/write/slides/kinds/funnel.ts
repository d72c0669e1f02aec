/** Stages with falling numbers, where the text itself speaks of a funnel: a ranking looks the same and is none. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Passage } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import { amountOf } from '../../sentence/figures.ts';
import { tellsOf } from '../../words/structure.ts';
import { namesOf } from './cycle.ts';
import type { Kind } from './kind.ts';

const FEWEST = 3;
const MOST = 7;

type Stage = SlideOf<'funnel'>['stages'][number];

export const funnel: Kind = (group, judge) => {
  if (!tellsOf(namesOf(group), 'funnel', judge.brief.language)) return undefined;
  for (const passage of group.passages) {
    const stages = stagesOf(passage, judge.brief.language);
    if (stages && leads(passage, group)) return { body: { kind: 'funnel', stages }, used: passage.units };
  }
  return undefined;
};

const leads = (passage: Passage, group: Group): boolean => group.passages.every((other) => other === passage || other.form === 'prose');

/** Items or entries that are a name and an amount, or rows of two cells that are. */
function stagesOf({ form, units }: Passage, language: string): Stage[] | undefined {
  if ((form !== 'list' && form !== 'facts' && form !== 'table') || units.length < FEWEST || units.length > MOST) return undefined;
  const stages = units.flatMap((unit): Stage[] => {
    const [name, figure] = unit.cells ? [unit.cells[0], unit.cells[1]] : [unit.lead, unit.text.replace(/[.;,]$/, '')];
    const amount = amountOf(figure ?? '', language);
    return name?.trim() && figure && amount && (unit.cells?.length ?? 2) === 2 ? [{ head: name, figure, value: amount.value }] : [];
  });
  const falls = stages.every(({ value = 0 }, i) => value > 0 && (i === 0 || value < (stages[i - 1]?.value ?? 0)));
  return stages.length === units.length && falls ? stages : undefined;
}
