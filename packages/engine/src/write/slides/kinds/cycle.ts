/** Numbered steps under a heading, or behind words, that say that they go round. */
import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';
import type { Group } from '../../plan/allot.ts';
import { tellsOf } from '../../words/structure.ts';
import type { Kind } from './kind.ts';
import { numberedItems } from './numbered.ts';
import { process } from './process.ts';

const FEWEST = 3;
const MOST = 6;
/** Lives that begin and end, and what only has wheels. */
const NO_CYCLE = new RegExp(either(inEvery(({ reading }) => reading.notCyclic)), 'iu');

export const cycle: Kind = (group, judge) => {
  const items = numberedItems(group);
  if (!items || items.length < FEWEST || items.length > MOST) return undefined;
  const said = namesOf(group);
  if (NO_CYCLE.test(said) || !tellsOf(said, 'cycle', judge.brief.language)) return undefined;
  const made = process(group, judge);
  return made?.body.kind === 'process' ? { body: { kind: 'cycle', steps: made.body.steps }, used: made.used } : undefined;
};

/** The heading of a group's sections and what leads to its lists. */
export const namesOf = (group: Group): string =>
  group.passages
    .flatMap(({ section, intro, caption }) => [section.heading, intro, caption])
    .filter(Boolean)
    .join('. ');
