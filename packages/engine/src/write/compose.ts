/** A group as a slide: the kind that its content is, unless the slides before it make another one welcome. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { type Group, unitsOf } from './allot.ts';
import { headlineOf } from './headline.ts';
import { bullets } from './kinds/bullets.ts';
import type { Kind, Proposal } from './kinds/kind.ts';
import { statement } from './kinds/statement.ts';
import { notesOf } from './notes.ts';
import type { Unit } from './passages.ts';
import { type Judgement, shorten } from './points.ts';
import type { Titles } from './titles.ts';
import { words } from './words/words.ts';

/** In the order in which they are asked; the first that fits is taken. */
const KINDS: readonly Kind[] = [bullets, statement];

export interface Composer {
  readonly judge: Judgement;
  readonly titles: Titles;
  /** Kinds of the slides so far, in order. */
  readonly kinds: SlideKind[];
}

export function compose(group: Group, composer: Composer): Slide {
  const { judge, titles, kinds } = composer;
  const units = unitsOf(group);
  const heading = headingOf(group);
  const free = heading !== undefined && !titles.isTaken(heading);
  const headline = free ? undefined : headlineOf(units, judge, titles.isTaken);
  // What the title says in full is not said again below it.
  const rest = headline?.whole ? without(group, headline.unit) : group;
  const proposal = propose(unitsOf(rest).length > 0 ? rest : group, composer);
  const title = titles.take(free ? heading : (headline?.text ?? heading ?? openingOf(units) ?? words(judge.brief.language).keyPoints));
  kinds.push(proposal.body.kind);
  const behind = judge.brief.mode === 'condense' ? [...proposal.used, ...(headline ? [headline.unit] : [])] : units;
  return { ...proposal.body, title, notes: notesOf(behind), sources: [...new Set(units.map((unit) => unit.block))].slice(0, 100) };
}

function propose(group: Group, { judge, kinds }: Composer): Proposal {
  let fallback: Proposal | undefined;
  for (const kind of KINDS) {
    const proposal = kind(group, judge);
    if (!proposal) continue;
    fallback ??= proposal;
    if (!isThird(proposal.body.kind, kinds)) return proposal;
  }
  // A group of nothing but code or marks: it is shown as it is.
  return (
    fallback ?? {
      body: { kind: 'bullets', items: [{ text: shorten(unitsOf(group)[0]?.text.replace(/\s+/g, ' ') ?? '', 20) }] },
      used: unitsOf(group),
    }
  );
}

const isThird = (kind: SlideKind, kinds: readonly SlideKind[]): boolean => kinds.at(-1) === kind && kinds.at(-2) === kind;

const without = (group: Group, unit: Unit): Group => ({
  passages: group.passages
    .map((passage) => ({ ...passage, units: passage.units.filter((other) => other !== unit) }))
    .filter(({ units }) => units.length > 0),
});

/** The heading of the section that most of the group is from; of several sections that share one above them, that one. */
function headingOf(group: Group): string | undefined {
  const words = new Map<number, number>();
  for (const { section, units } of group.passages) {
    words.set(section.index, (words.get(section.index) ?? 0) + units.reduce((sum, unit) => sum + unit.words, 0));
  }
  const sections = group.passages.map(({ section }) => section);
  const [first] = sections;
  if (words.size > 1 && first) {
    const shared = first.path.findLast((heading) =>
      sections.every((section) => section.path.includes(heading) || section.heading === heading),
    );
    if (shared !== undefined) return shared;
  }
  const main = [...words].reduce<[number, number]>((most, entry) => (entry[1] > most[1] ? entry : most), [-1, -1])[0];
  return sections.find((section) => section.index === main)?.heading;
}

/** The beginning of the first unit that has words. */
function openingOf(units: readonly Unit[]): string | undefined {
  const text = units.find((unit) => /\p{L}/u.test(unit.text))?.text;
  return text === undefined ? undefined : shorten(text, 8);
}
