/** A group as a slide: the kind that its content is, unless the slides before it make another one welcome. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { type Group, unitsOf } from './allot.ts';
import { headlineOf } from './headline.ts';
import { bullets } from './kinds/bullets.ts';
import { cards } from './kinds/cards.ts';
import { facts } from './kinds/facts.ts';
import { bigNumber, stats } from './kinds/figure.ts';
import type { Kind, Proposal } from './kinds/kind.ts';
import { numbered } from './kinds/numbered.ts';
import { process } from './kinds/process.ts';
import { quotation, speech } from './kinds/quotation.ts';
import { shares } from './kinds/shares.ts';
import { statement } from './kinds/statement.ts';
import { table } from './kinds/table.ts';
import { timeline } from './kinds/timeline.ts';
import { pointsInColumns, twoSections } from './kinds/twoColumns.ts';
import { notesOf } from './notes.ts';
import type { Section } from './outline.ts';
import type { Unit } from './passages.ts';
import { type Judgement, shorten } from './points.ts';
import type { Titles } from './titles.ts';
import { words } from './words/words.ts';

/** In the order in which they are asked; the first that fits is taken. */
const KINDS: readonly Kind[] = [
  shares,
  timeline,
  table,
  facts,
  quotation,
  process,
  numbered,
  cards,
  stats,
  twoSections,
  speech,
  bigNumber,
  bullets,
  pointsInColumns,
];

export interface Composer {
  readonly judge: Judgement;
  readonly titles: Titles;
  /** Kinds of the slides so far, in order. */
  readonly kinds: SlideKind[];
}

export function compose(group: Group, composer: Composer): Slide {
  const { judge, titles, kinds } = composer;
  const units = unitsOf(group);
  let proposal = propose(group, composer);
  const heading = headingOf(group, proposal.used);
  let title = heading !== undefined && !titles.isTaken(heading) ? heading : undefined;
  const behind: Unit[] = [];
  if (title === undefined) {
    const headline = headlineOf(units, judge, titles.isTaken);
    const rest = headline ? without(group, headline.unit) : group;
    // What the title says is not said again below it, if there is anything else to say.
    if (headline && rest.passages.length > 0) proposal = propose(rest, composer);
    if (headline) behind.push(headline.unit);
    title = headline?.text ?? heading ?? words(judge.brief.language).overview;
  }
  kinds.push(proposal.body.kind);
  const notes = notesOf(judge.brief.mode === 'condense' ? [...behind, ...proposal.used] : units);
  return { ...proposal.body, title: titles.take(title), notes, sources: [...new Set(units.map((unit) => unit.block))].slice(0, 100) };
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
    fallback ??
    statement(group, judge) ?? {
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

/** The heading of the section that most of what is shown is from; of several sections that share one above them, that one. */
function headingOf(group: Group, used: readonly Unit[]): string | undefined {
  const shown = new Set(used);
  const weights = new Map<Section, number>();
  for (const { section, units } of group.passages) {
    const weight = units.reduce((sum, unit) => sum + (shown.has(unit) ? unit.words + 1 : 0), 0);
    if (weight > 0) weights.set(section, (weights.get(section) ?? 0) + weight);
  }
  const sections = [...weights.keys()];
  const [first] = sections;
  if (sections.length > 1 && first) {
    const above = first.heading === undefined ? first.path : [...first.path, first.heading];
    const shared = above.findLast((heading) => sections.every((section) => section.path.includes(heading) || section.heading === heading));
    if (shared !== undefined) return shared;
  }
  return [...weights].reduce<[Section | undefined, number]>((most, entry) => (entry[1] > most[1] ? entry : most), [undefined, 0])[0]
    ?.heading;
}
