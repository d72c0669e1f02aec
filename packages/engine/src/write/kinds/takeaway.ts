/** The sentence that stands beside a chart: of the prose around its source the clause that says most. */
import type { Group } from '../allot.ts';
import type { Passage } from '../passages.ts';
import { choosePoints, type Judgement, type Point } from '../points.ts';

export function takeawayOf(group: Group, shown: Passage, judge: Judgement): Point | undefined {
  const beside = group.passages
    .filter(({ form, section }) => form === 'prose' && section === shown.section)
    .flatMap(({ units }) => units.filter((unit) => !/[:：]$/u.test(unit.text)));
  return beside.length === 0 ? undefined : choosePoints(beside, judge, { words: judge.brief.longestPoint, points: 1 })[0];
}
