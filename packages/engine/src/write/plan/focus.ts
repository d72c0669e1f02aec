/** Where a slide stands for much more than it can say, what it looks at: one stretch of the source whose sentences belong together. */
import type { Passage } from '../discourse/passages.ts';
import { isShowpiece } from '../discourse/showpieces.ts';
import type { Judgement } from '../say/points.ts';
import { wordiness } from '../sentence/measure.ts';
import { type Group, unitsOf, weightOf } from './allot.ts';

/** Words, as many as in English, up to which a slide can stand for all of its group. */
const WHOLE = 420;
/** Of the best sentences of a stretch, so many make its slide. */
const BEST = 5;
/** What a table or list adds. */
const SHOWN = 0.6;

/** The group itself, or its most telling section. */
export function focusOf(group: Group, judge: Pick<Judgement, 'scores' | 'brief'>): Group {
  const weight = group.passages.reduce((sum, passage) => sum + weightOf(passage), 0);
  if (weight <= WHOLE * wordiness(judge.brief.language)) return group;
  const sections = Map.groupBy(group.passages, ({ section }) => section.index);
  if (sections.size < 2) return group;
  let best: readonly Passage[] = group.passages;
  let most = Number.NEGATIVE_INFINITY;
  for (const passages of sections.values()) {
    const worths = unitsOf({ passages }).map((unit) => judge.scores[unit.index] ?? 0);
    const worth =
      worths
        .sort((a, b) => b - a)
        .slice(0, BEST)
        .reduce((sum, each) => sum + each, 0) + (passages.some(isShowpiece) ? SHOWN : 0);
    if (worth > most) {
      most = worth;
      best = passages;
    }
  }
  return { passages: best };
}
