/** Section slides: they open the parts of a longer deck that have several slides. */
import type { Passage, Unit } from '../discourse/passages.ts';
import { type KeySentence, keySentence } from '../say/keySentence.ts';
import type { Judgement } from '../say/points.ts';
import { allot, type Group } from './allot.ts';
import { type Part, partOf } from './frame.ts';

const FROM = 18;
const MOST_PARTS = 7;
const FEWEST_OPENED = 3;
const GIST = { fewest: 5, most: 20, longest: 110 } as const;

export interface Divided {
  readonly groups: readonly Group[];
  /** Parts that a section slide opens, by their index. */
  readonly opened: ReadonlySet<number>;
}

/**
 * The groups of the content slides and the parts that get a section slide: both together `body` slides or, when `onTop`, that many
 * groups with the section slides besides, as long as the deck stays within `most`. Prose of fewer words than `uncut` is one group.
 */
export function divide(
  passages: readonly Passage[],
  body: number,
  parts: readonly Part[],
  onTop: boolean,
  most: number,
  uncut = 0,
): Divided {
  const whole = allot(passages, body, uncut);
  const plain: Divided = { groups: whole, opened: new Set() };
  if (body < FROM - 4 || parts.length < 3 || parts.length > MOST_PARTS) return plain;
  const opened = openedBy(whole, parts);
  if (opened.size < FEWEST_OPENED) return plain;
  if (onTop) return whole.length + opened.size <= most ? { groups: whole, opened } : plain;
  // With fewer groups fewer parts have several, so how many section slides there are is known only once the groups are.
  for (let count = body - 1; count >= 2 * FEWEST_OPENED; count--) {
    const groups = allot(passages, count);
    const opens = openedBy(groups, parts);
    if (opens.size < FEWEST_OPENED) return plain;
    if (groups.length + opens.size <= body) return { groups, opened: opens };
  }
  return plain;
}

/** Parts of two or more groups. */
function openedBy(groups: readonly Group[], parts: readonly Part[]): Set<number> {
  const count = (part: Part) => groups.filter((group) => partOf(group) === part.index).length;
  return new Set(parts.filter((part) => count(part) >= 2).map(({ index }) => index));
}

/** The sentence that says most of the part. What it says before its first subsection is about the whole of it. */
export function gistOf(units: readonly Unit[], judge: Judgement): KeySentence | undefined {
  const [first] = units;
  const opening = units.filter((unit) => first && unit.index - unit.position === first.index - first.position);
  const worth = (text: string, { index }: Unit) => (judge.grammar.subordinator?.test(text) ? undefined : (judge.scores[index] ?? 0));
  return keySentence(opening, judge, GIST, worth) ?? keySentence(units, judge, GIST, worth);
}
