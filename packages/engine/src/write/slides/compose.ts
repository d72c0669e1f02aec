/** A group as a slide: the kind that its content is, unless the slides before it make another one welcome. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import { type Group, unitsOf } from '../plan/allot.ts';
import { notesOf } from '../say/notes.ts';
import { type Judgement, shorten } from '../say/points.ts';
import type { Titles } from '../say/titles.ts';
import type { Section } from '../structure/outline.ts';
import type { Illustrations } from './illustrations.ts';
import { bullets } from './kinds/bullets.ts';
import { cards } from './kinds/cards.ts';
import { cycle } from './kinds/cycle.ts';
import { facts } from './kinds/facts.ts';
import { bigNumber, stats } from './kinds/figure.ts';
import { funnel } from './kinds/funnel.ts';
import type { Kind, Proposal } from './kinds/kind.ts';
import { matrix } from './kinds/matrix.ts';
import { numbered } from './kinds/numbered.ts';
import { process } from './kinds/process.ts';
import { prosCons } from './kinds/prosCons.ts';
import { quotation, speech } from './kinds/quotation.ts';
import { shares } from './kinds/shares.ts';
import { statement } from './kinds/statement.ts';
import { table } from './kinds/table.ts';
import { team } from './kinds/team.ts';
import { timeline } from './kinds/timeline.ts';
import { twoSections } from './kinds/twoColumns.ts';
import { nameOf } from './naming.ts';

/** In the order in which they are asked; the first that fits is taken. */
const KINDS: readonly Kind[] = [
  funnel,
  shares,
  timeline,
  team,
  matrix,
  prosCons,
  table,
  facts,
  quotation,
  cycle,
  process,
  numbered,
  cards,
  stats,
  twoSections,
  speech,
  bigNumber,
  bullets,
];

export interface Composer {
  readonly judge: Judgement;
  readonly titles: Titles;
  /** Which group bears a section's heading, where it matters. */
  readonly claims: ReadonlyMap<Section, Group>;
  readonly illustrations: Illustrations;
  /** Kinds of the slides so far, in order. */
  readonly kinds: SlideKind[];
}

export function compose(group: Group, composer: Composer): Slide {
  const { judge, titles, illustrations, kinds } = composer;
  const units = unitsOf(group);
  let proposal = propose(group, composer);
  const { title, unit } = nameOf(group, proposal, composer);
  if (unit) {
    // What the title says is not said again below it, if there is anything else to say.
    const rest = without(group, unit);
    if (rest.passages.length > 0) proposal = proposeBelow(rest, composer);
  }
  kinds.push(proposal.body.kind);
  const sections = [...new Set(group.passages.map((passage) => passage.section))];
  const picture = proposal.body.kind === 'bullets' ? illustrations.take(sections, title) : undefined;
  const notes = notesOf(judge.brief.mode === 'condense' ? [...(unit ? [unit] : []), ...proposal.used] : units, units);
  return {
    ...proposal.body,
    title: titles.take(title),
    notes,
    ...(picture && { picture }),
    sources: [...new Set(units.map((unit) => unit.block))].slice(0, 100),
  };
}

/** Under a sentence as its title: a figure shown large would be read as the title's. */
function proposeBelow(rest: Group, composer: Composer): Proposal {
  const proposal = propose(rest, composer);
  return (proposal.body.kind === 'bigNumber' && bullets(rest, composer.judge)) || proposal;
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

/** What a table or dates are shown as does not give way to variety: told in points they would lose what they show. */
const STEADY: ReadonlySet<SlideKind> = new Set<SlideKind>(['chart', 'table', 'comparison', 'timeline']);
const isThird = (kind: SlideKind, kinds: readonly SlideKind[]): boolean =>
  !STEADY.has(kind) && kinds.at(-1) === kind && kinds.at(-2) === kind;

const without = (group: Group, unit: Unit): Group => ({
  passages: group.passages
    .map((passage) => ({ ...passage, units: passage.units.filter((other) => other !== unit) }))
    .filter(({ units }) => units.length > 0),
});
