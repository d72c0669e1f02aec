/** A group as a slide: the kind that its content is, unless the slides before it make another one welcome. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import { type Group, unitsOf } from '../plan/allot.ts';
import { LONGEST_TITLE } from '../say/claims.ts';
import { isSaid, type Memory } from '../say/memory.ts';
import { notesOf } from '../say/notes.ts';
import { choosePoints, type Judgement, shorten } from '../say/points.ts';
import { type Name, type Naming, nameOf } from '../say/title.ts';
import { distinctTitle } from '../say/titles.ts';
import { trimClause } from '../sentence/clauses.ts';
import { columns } from '../sentence/measure.ts';
import type { Section } from '../structure/outline.ts';
import { type Pictures, pictureFor } from './illustrations.ts';
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

/** What is the same for all slides of a deck. */
export interface Composition {
  readonly judge: Omit<Judgement, 'said'>;
  /** Which group bears a section's heading, where it matters. */
  readonly bearers: ReadonlyMap<Section, Group>;
  readonly pictures: Pictures;
}

/** What a slide is made from. */
export interface Told {
  readonly group: Group;
  /** All that it stands for, which its notes have. */
  readonly behind: Group;
  /** Its title where that is settled. */
  readonly called?: string;
}

/** The slide, after slides that say so much. */
export function compose({ group, behind, called }: Told, composition: Composition, memory: Memory): Slide {
  const judge: Judgement = { ...composition.judge, said: (text) => isSaid(memory, text) };
  const first = propose(group, judge, memory);
  const name = called === undefined ? (nameOf(namingOf(group, first, composition), judge, memory) ?? firstWords(first)) : { title: called };
  const proposal = name.unit ? below(group, name, first, judge, memory) : first;
  const { title } = name;
  const sections = [...new Set(group.passages.map((passage) => passage.section))];
  const picture = proposal.body.kind === 'bullets' ? pictureFor(composition.pictures, sections, title, memory) : undefined;
  const shown = [...(name.unit ? [name.unit] : []), ...proposal.used];
  const units = unitsOf(behind);
  return {
    ...proposal.body,
    title: distinctTitle(title, memory),
    notes: notesOf(judge.brief.mode === 'condense' ? shown : units, units),
    ...(picture && { picture }),
    sources: [...new Set(units.map((unit) => unit.block))].slice(0, 100),
  };
}

function namingOf(group: Group, { body, used }: Proposal, { bearers }: Composition): Naming {
  const speaker = body.kind === 'quote' ? body.name : undefined;
  return { group, shown: used, heads: headsOf(body), inPoints: body.kind === 'bullets', bearers, ...(speaker && { speaker }) };
}

/** What a slide says whose title is one of its sentences: that is not said again below it; where it is all there is, the title says it. */
function below(group: Group, { title, unit }: Name, first: Proposal, judge: Judgement, memory: Memory): Proposal {
  const rest = without(group, unit);
  const says = rest.passages.length > 0 && choosePoints(unitsOf(rest), judge, { words: judge.brief.slideWords, points: 1 }).length > 0;
  if (!says) return first.used.length > 1 || !fits(title) ? first : { body: { kind: 'picture' }, used: first.used };
  const proposal = propose(rest, judge, memory);
  // A figure shown large would be read as the title's.
  return (proposal.body.kind === 'bigNumber' && bullets(rest, judge)) || proposal;
}

/** Whether a title can be read alone, on a slide of its own. */
const fits = (title: string): boolean => columns(title) <= LONGEST_TITLE;

/** Where nothing names the slide: the first thing that it says. */
function firstWords({ used }: Proposal): Name {
  const [first] = used;
  if (first?.lead !== undefined) return { title: first.lead };
  return first ? { title: trimClause(first.text), unit: first } : { title: '–' };
}

function headsOf(body: Proposal['body']): (string | undefined)[] {
  if (body.kind === 'twoColumns') return body.columns.map(({ head }) => head);
  if (body.kind === 'prosCons') return [...(body.heads ?? [])];
  if (body.kind === 'matrix') return body.fields.map(({ head }) => head);
  return body.kind === 'cards' ? body.cards.map(({ head }) => head) : [];
}

function propose(group: Group, judge: Judgement, { kinds }: Memory): Proposal {
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

const without = (group: Group, unit: Unit | undefined): Group => ({
  passages: group.passages
    .map((passage) => ({ ...passage, units: passage.units.filter((other) => other !== unit) }))
    .filter(({ units }) => units.length > 0),
});
