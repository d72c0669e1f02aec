/** Shares the passages out among a given number of slides: neighbours are merged while there are too many, the heaviest cut while too few. */
import type { Passage, Unit } from '../discourse/passages.ts';
import { isRemnant, isShowpiece } from '../discourse/showpieces.ts';

/** What one slide is made from: passages that stand together in the source. */
export interface Group {
  readonly passages: readonly Passage[];
}

export const unitsOf = (group: Group): Unit[] => group.passages.flatMap((passage) => passage.units as Unit[]);

/** The group with those units alone that are kept, without the passages of which none is. */
export const withUnits = ({ passages }: Group, keeps: (unit: Unit) => boolean): Group => ({
  passages: passages.map((passage) => ({ ...passage, units: passage.units.filter(keeps) })).filter(({ units }) => units.length > 0),
});

export const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);

/** Groups are merged in one sweep down to this many before each pair is weighed against all others. */
const SWEEP_TO = 400;

/**
 * Exactly `count` groups, or fewer when there are fewer units than that. The order of the source is kept and each unit is in one group. Prose
 * of fewer words than `whole` is not cut, nor is a list or table that can be shown, and there may be fewer groups for that.
 */
export function allot(passages: readonly Passage[], count: number, whole = 0): Group[] {
  const groups = withNext(passages);
  sweep(groups, Math.max(SWEEP_TO, count));
  mergeTo(groups, count);
  splitTo(groups, count, whole);
  moveLeadIns(groups);
  return groups;
}

/** Words, with a bonus for what shows well and a discount for what does not. */
export function weightOf(passage: Passage): number {
  const words = wordsOf(passage.units);
  switch (passage.form) {
    case 'table':
      return Math.min(220, Math.max(90, words));
    case 'facts':
      return Math.max(70, words);
    case 'quote':
      return Math.max(60, words);
    case 'list':
      return Math.max(40, 1.2 * words);
    case 'code':
      return 8;
    case 'prose':
      return words;
  }
}

const groupWeight = (group: Group): number => group.passages.reduce((sum, passage) => sum + weightOf(passage), 0);

function sweep(groups: Group[], count: number): void {
  if (groups.length <= count) return;
  const target = groups.reduce((sum, group) => sum + groupWeight(group), 0) / count;
  const swept: Group[] = [];
  let open: Passage[] = [];
  let weight = 0;
  groups.forEach((group, i) => {
    const left = groups.length - i;
    if (open.length > 0 && (weight + groupWeight(group) > target || swept.length + 1 + left <= count)) {
      swept.push({ passages: open });
      open = [];
      weight = 0;
    }
    for (const passage of group.passages) open.push(passage);
    weight += groupWeight(group);
  });
  if (open.length > 0) swept.push({ passages: open });
  groups.splice(0, groups.length, ...swept);
}

function mergeTo(groups: Group[], count: number): void {
  if (groups.length <= count) return;
  const weights = groups.map(groupWeight);
  const costOf = (i: number) => mergeCost(groups[i] as Group, groups[i + 1] as Group, (weights[i] ?? 0) + (weights[i + 1] ?? 0));
  const costs = groups.slice(1).map((_, i) => costOf(i));
  while (groups.length > count) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < costs.length; i++) {
      const cost = costs[i] as number;
      if (cost < least) {
        least = cost;
        best = i;
      }
    }
    const merged: Group = { passages: [...(groups[best]?.passages ?? []), ...(groups[best + 1]?.passages ?? [])] };
    groups.splice(best, 2, merged);
    weights.splice(best, 2, groupWeight(merged));
    // Only the pairs that it belongs to cost something else now.
    costs.splice(best, 1);
    if (best > 0) costs[best - 1] = costOf(best - 1);
    if (best < costs.length) costs[best] = costOf(best);
  }
}

/** Neighbours of one section go together sooner than those of two; those of two parts only when nothing else is left. */
function mergeCost(a: Group, b: Group, weight: number): number {
  const left = a.passages.at(-1)?.section;
  const right = b.passages[0]?.section;
  const border = left?.index === right?.index ? 1 : left?.part === right?.part ? 1.5 : 12;
  return border * apart(a, b) * weight;
}

/** What shows well stays by itself, but for the few words that belong to it. */
function apart(a: Group, b: Group): number {
  const shows = a.passages.some(isShowpiece) || b.passages.some(isShowpiece);
  if (!shows) return 1;
  const together = a.passages.at(-1)?.section.index === b.passages[0]?.section.index;
  return together && (a.passages.every(isRemnant) || b.passages.every(isRemnant)) ? 0.6 : 1.6;
}

/** How finely a passage is cut, from what is gladly shown on several slides to sentences that stand alone. */
const STEPS: readonly ((passage: Passage) => number)[] = [
  ({ form, units }) => (form === 'prose' ? 2 : form === 'table' ? (units.length > 10 ? 3 : WHOLE) : units.length > 6 ? 3 : WHOLE),
  ({ form }) => (form === 'prose' ? 2 : form === 'quote' || form === 'code' ? 1 : 3),
  ({ form }) => (form === 'table' || form === 'facts' ? 3 : 1),
];
const WHOLE = Number.POSITIVE_INFINITY;

function splitTo(groups: Group[], count: number, whole: number): void {
  for (const fewest of whole > 0 ? STEPS.slice(0, 1) : STEPS) {
    while (groups.length < count) {
      let best = -1;
      let most = 0;
      groups.forEach((group, i) => {
        const isWhole = group.passages.length === 1 && group.passages[0]?.form === 'prose' && groupWeight(group) < whole;
        const weight = isWhole ? 0 : groupWeight(group) * ease(group, fewest);
        if (weight > most) {
          most = weight;
          best = i;
        }
      });
      const halves = best < 0 ? undefined : halve(groups[best] as Group, fewest);
      if (!halves) break;
      groups.splice(best, 1, ...halves);
    }
  }
}

/** What can be cut into parts of so many units, and how gladly: passages that became one group first of all. */
function ease({ passages }: Group, fewest: (passage: Passage) => number): number {
  if (passages.length > 1) return 1.5;
  const [passage] = passages;
  if (!passage || passage.units.length < Math.max(2, 2 * fewest(passage))) return 0;
  return passage.form === 'prose' ? 1 : 0.8;
}

/** Words that lead to what stands below them say nothing without it. */
const leadsOn = (passage: Passage | undefined): boolean => passage?.form === 'prose' && /[:：]$/u.test(passage.units.at(-1)?.text ?? '');

/** A passage that only leads to the next one is no group by itself. */
function withNext(passages: readonly Passage[]): Group[] {
  const groups: Group[] = [];
  let waiting: Passage[] = [];
  passages.forEach((passage, i) => {
    if (passage.units.length === 1 && leadsOn(passage) && passages[i + 1]?.section === passage.section) waiting.push(passage);
    else {
      groups.push({ passages: [...waiting, passage] });
      waiting = [];
    }
  });
  return groups;
}

/** Where the last words of a group lead to the next group, they go there, unless they are all that there is. */
function moveLeadIns(groups: Group[]): void {
  groups.forEach((group, i) => {
    const next = groups[i + 1];
    const last = group.passages.at(-1);
    if (!next || !last || !leadsOn(last) || next.passages[0]?.section !== last.section || unitsOf(group).length < 2) return;
    const rest = last.units.slice(0, -1);
    groups[i] = { passages: [...group.passages.slice(0, -1), ...(rest.length > 0 ? [{ ...last, units: rest }] : [])] };
    groups[i + 1] = { passages: [{ ...last, units: last.units.slice(-1) }, ...next.passages] };
  });
}

/** How gladly two passages are parted. */
function borderOf(a: Passage | undefined, b: Passage | undefined): number {
  if (a?.section.part !== b?.section.part) return 0.4;
  if (leadsOn(a) && a?.units.length === 1) return 4;
  return a?.section === b?.section ? 1 : 0.7;
}

/** Cuts between passages or, where there is one, between units; near the middle, at the end of a paragraph if there is one there. */
function halve(group: Group, fewest: (passage: Passage) => number): [Group, Group] | undefined {
  if (group.passages.length > 1) {
    const weights = group.passages.map(weightOf);
    const at = middle(weights, (i) => borderOf(group.passages[i], group.passages[i + 1]));
    return [{ passages: group.passages.slice(0, at + 1) }, { passages: group.passages.slice(at + 1) }];
  }
  const [passage] = group.passages;
  if (!passage || passage.units.length < 2) return undefined;
  const least = fewest(passage);
  const at = middle(
    passage.units.map((unit) => unit.words + 1),
    (i) => {
      if (i + 1 < least || passage.units.length - i - 1 < least) return WHOLE;
      return passage.units[i + 1]?.level ? 3 : passage.units[i]?.ends ? 0.3 : 1;
    },
  );
  return [
    { passages: [{ ...passage, units: passage.units.slice(0, at + 1) }] },
    { passages: [{ ...passage, units: passage.units.slice(at + 1) }] },
  ];
}

/** Index after which to cut, so that both sides weigh about the same; `dear` above 1 keeps a place together, below 1 invites the cut. */
function middle(weights: readonly number[], dear: (index: number) => number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let before = 0;
  for (let i = 0; i + 1 < weights.length; i++) {
    before += weights[i] ?? 0;
    const cost = (Math.abs(total / 2 - before) + 0.05 * total) * dear(i);
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}
