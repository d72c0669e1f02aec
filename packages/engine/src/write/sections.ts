/** Section slides: they open the parts of a longer deck that have several slides. */
import type { SlideOf } from '@slidewright/contract/deck';
import { allot, type Group } from './allot.ts';
import { capitalize, tidy } from './clauses.ts';
import { type Part, partOf } from './frame.ts';
import { pointsBack } from './hanging.ts';
import { columns, isParagraph } from './measure.ts';
import { notesOf } from './notes.ts';
import type { Passage, Unit } from './passages.ts';
import type { Judgement } from './points.ts';
import type { Titles } from './titles.ts';

const FROM = 16;
const MOST_PARTS = 7;
const FEWEST_OPENED = 3;
const LONGEST_GIST = 110;

export interface Divided {
  readonly groups: readonly Group[];
  /** Parts that a section slide opens, by their index. */
  readonly opened: ReadonlySet<number>;
}

/**
 * The groups of the content slides and the parts that get a section slide: both together `body` slides or, when `onTop`, that many
 * groups with the section slides besides, as long as the deck stays within `most`.
 */
export function divide(passages: readonly Passage[], body: number, parts: readonly Part[], onTop: boolean, most: number): Divided {
  const whole = allot(passages, body);
  const plain: Divided = { groups: whole, opened: new Set() };
  if (body < FROM - 3 || parts.length < 3 || parts.length > MOST_PARTS) return plain;
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

/** `number` is the part's place on the agenda, 0 when it is not there. */
export function sectionSlide(part: Part, number: number, units: readonly Unit[], judge: Judgement, titles: Titles): SlideOf<'section'> {
  const title = titles.take(part.heading);
  const gist = gistOf(units, judge, titles);
  if (gist) titles.reserve(gist.text);
  return {
    kind: 'section',
    title,
    ...(number > 0 && { number }),
    ...(gist && { subtitle: gist.text }),
    notes: gist ? notesOf([gist.unit]) : '',
  };
}

interface Gist {
  readonly text: string;
  readonly unit: Unit;
}

/** The sentence that says most of the part, whole and short enough for one line or two. */
function gistOf(units: readonly Unit[], judge: Judgement, titles: Titles): Gist | undefined {
  // What the part says before its first subsection is about the whole of it.
  const [first] = units;
  const opening = units.filter((unit) => first && unit.index - unit.position === first.index - first.position);
  return bestOf(opening, judge, titles) ?? bestOf(units, judge, titles);
}

function bestOf(units: readonly Unit[], { grammar, brief, scores }: Judgement, titles: Titles): Gist | undefined {
  let best: (Gist & { score: number }) | undefined;
  for (const unit of units) {
    if (unit.form !== 'prose' || unit.aside || unit.words < 5 || unit.words > 22 || /[:：?？]$/u.test(unit.text)) continue;
    if (
      grammar.chatter?.test(unit.text) ||
      grammar.references?.test(unit.text) ||
      grammar.subordinator?.test(unit.text) ||
      pointsBack(unit.text, grammar)
    )
      continue;
    const text = capitalize(tidy(unit.text, grammar), brief.language);
    const score = scores[unit.index] ?? 0;
    if (columns(text) > LONGEST_GIST || isParagraph(text) || titles.isSaid(text) || (best && best.score >= score)) continue;
    best = { text, unit, score };
  }
  return best;
}
