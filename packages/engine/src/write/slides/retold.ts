/** Two slides under one heading as one: a section is better told whole than continued under a title that holds half of it. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Passage } from '../discourse/passages.ts';
import { type Group, unitsOf, wordsOf } from '../plan/allot.ts';
import type { Memory } from '../say/memory.ts';
import { wordiness } from '../sentence/measure.ts';
import { type Composed, type Composition, composed, type Told } from './compose.ts';

/** A slide of content, with what it was made from and what the slides before it say. */
export interface Single extends Composed {
  readonly told: Told;
  readonly before: Memory;
}

/** Words, as many as in English, of two groups that one slide can stand for. */
const MOST_WORDS = 190;
/** Such a slide holds more than a usual one. */
const FULLER = 1.25;
const MORE_POINTS = 2;
/** Share of what both would say that the one has to. */
const SAYS = 0.7;

const STEPS: ReadonlySet<SlideKind> = new Set<SlideKind>(['process', 'cycle', 'stairs', 'decisions']);

const TEXT: ReadonlySet<SlideKind> = new Set<SlideKind>(['bullets', 'twoColumns']);
const DRAWN: ReadonlySet<SlideKind> = new Set<SlideKind>([
  'cards',
  'shares',
  'chart',
  'change',
  'pair',
  'timeline',
  'stats',
  'process',
  'cycle',
]);

/** Undefined where they are of two sections, or where one slide would say too little of both. */
export function retold(first: Single, second: Single, composition: Composition): Single | undefined {
  const heading = headingOf(first.told.group);
  if (heading === undefined || heading !== headingOf(second.told.group)) return undefined;
  const join = (a: Group, b: Group): Group => ({ passages: joined([...a.passages, ...b.passages]) });
  const told: Told = {
    group: join(first.told.group, second.told.group),
    behind: join(first.told.behind, second.told.behind),
    ...(first.told.called !== undefined && { called: first.told.called }),
  };
  if (told.group.passages.filter(({ form }) => form === 'table').length > 1) return undefined;
  const { brief } = composition.judge;
  const words = wordsOf(unitsOf(told.group));
  if (words > MOST_WORDS * wordiness(brief.language)) return undefined;
  const fuller = { ...brief, slideWords: Math.round(brief.slideWords * FULLER), mostPoints: brief.mostPoints + MORE_POINTS };
  const one = composed(told, { ...composition, judge: { ...composition.judge, brief: fuller } }, first.before);
  // What is drawn is not told in points, to have it on one slide with other points; a few names side by side are no more than points.
  const isDrawn = DRAWN.has(second.slide.kind) && (second.named || second.slide.kind !== 'cards');
  if (TEXT.has(one.slide.kind) && isDrawn) return undefined;
  const says = new Set(one.said);
  const both = new Set([...first.said, ...second.said]);
  const kept = [...both].filter((unit) => says.has(unit)).length;
  const isTorn = ({ form, units }: Passage) =>
    form === 'list' && units.every((unit) => both.has(unit)) && units.some((unit) => !says.has(unit));
  if (told.group.passages.some(isTorn)) return undefined;
  // Steps have room for a sentence of what stood on the other slide, and for no more.
  const left = second.said.filter((unit) => !says.has(unit));
  if (STEPS.has(one.slide.kind) && (left.length > 1 || left.length === second.said.length)) return undefined;
  // Numbered points, as steps, are whole; a second slide says the rest.
  if (isNumbered(one) && left.length === second.said.length) return undefined;
  // Numbers, and what says that these are decisions, are not given up for what stands beside them.
  if (isNumbered(first) && !isNumbered(one)) return undefined;
  if (STEPS.has(first.slide.kind) && first.slide.kind !== one.slide.kind) return undefined;
  return one.named && kept >= SAYS * both.size ? { ...one, told, before: first.before } : undefined;
}

const isNumbered = ({ slide }: Composed): boolean => slide.kind === 'bullets' && slide.ordered === true;

/** The section that all of it is from, where that has a heading. */
function headingOf({ passages }: Group): number | undefined {
  const [first] = passages;
  const one = first?.section.heading !== undefined && passages.every(({ section }) => section === first.section);
  return one ? first.section.index : undefined;
}

/** Parts of one passage are one again. */
function joined(passages: readonly Passage[]): readonly Passage[] {
  const parts: Passage[] = [];
  for (const passage of passages) {
    const open = parts.at(-1);
    const goesOn = open?.form === 'prose' && passage.form === 'prose' && open.section === passage.section;
    if (open && goesOn) parts.splice(-1, 1, { ...open, units: [...open.units, ...passage.units] });
    else parts.push(passage);
  }
  return parts;
}
