/** What a group is shown as: what it is by its own structure; where that is only text or a lone figure, the exhibit that its findings carry. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import { type Group, unitsOf, wordsOf } from '../plan/allot.ts';
import { textsIn } from '../say/memory.ts';
import { type Judgement, shorten } from '../say/points.ts';
import { setsIn } from '../say/sets.ts';
import { states, tellingOf } from '../say/telling.ts';
import { isKey } from '../say/worth.ts';
import { countWords } from '../sentence/measure.ts';
import { numbersIn } from '../sentence/numbers.ts';
import { exhibitsFor, structureFor } from './exhibits/choose.ts';
import { isDetail } from './exhibits/detail.ts';
import { coverageOf, evidenceOf, type FindingsIndex, messageOf } from './exhibits/evidence.ts';
import { figureBeside } from './exhibits/figureBeside.ts';
import { figuresBeside } from './exhibits/figuresBeside.ts';
import { asked } from './kinds/asked.ts';
import { bullets } from './kinds/bullets.ts';
import { cards } from './kinds/cards.ts';
import { cycle } from './kinds/cycle.ts';
import { facts } from './kinds/facts.ts';
import { funnel } from './kinds/funnel.ts';
import type { Kind, Proposal } from './kinds/kind.ts';
import { matrix } from './kinds/matrix.ts';
import { numbered } from './kinds/numbered.ts';
import { process } from './kinds/process.ts';
import { prosCons } from './kinds/prosCons.ts';
import { quotation } from './kinds/quotation.ts';
import { shares } from './kinds/shares.ts';
import { statement } from './kinds/statement.ts';
import { table } from './kinds/table.ts';
import { team } from './kinds/team.ts';
import { tilesOf } from './kinds/tiles.ts';
import { timeline } from './kinds/timeline.ts';
import { twoSections } from './kinds/twoColumns.ts';
import { withRemark } from './remark.ts';

/** What a group is by how its source is built; in the order in which they are asked, the first that fits is taken. */
const STRUCTURES: readonly Kind[] = [
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
  asked,
  process,
  numbered,
  cards,
];
/** The share of a group's best units, of so many, that its quotation is where it is the group's slide. */
const QUOTED = 0.6;
const QUOTED_OF = 3;
/** What can be said of any group. */
const TEXTS: readonly Kind[] = [twoSections, bullets];

/** What people said is told in their words. */
export const isVerbal = ({ passages }: Group): boolean => passages.every(({ verbal }) => verbal === true);

export function propose(group: Group, judge: Judgement, kinds: readonly SlideKind[], findings: FindingsIndex): Proposal {
  const verbal = isVerbal(group) ? bullets(group, judge) : undefined;
  if (verbal) return verbal;
  const evidence = evidenceOf(group, findings, judge);
  // Where nothing is to be left out, only what says about all.
  const serves = (proposal: Proposal | undefined): proposal is Proposal =>
    proposal !== undefined && (judge.brief.mode !== 'preserve' || keepsAll(proposal, group));
  const told = saysAll(group, judge);
  const sets = setsIn(unitsOf(group), judge.brief.language);
  // A list whose figures alone are drawn has lost what its other items say.
  const tears = ({ used }: Proposal): boolean =>
    sets.some((set) => set.some((unit) => used.includes(unit)) && !set.every((unit) => used.includes(unit)));
  const drawn = underMessage(structureFor(evidence, kinds), told, judge);
  if (serves(drawn) && !tears(drawn) && !leavesFacts(drawn, told)) return drawn;
  let fallback: Proposal | undefined;
  for (const kind of STRUCTURES) {
    const proposal = kind(group, judge);
    if (!serves(proposal) || leavesFacts(remarked(proposal, group, judge), told)) continue;
    // A quotation among other things is a pause, and gives way to what they show.
    if (proposal.body.kind === 'quote' && coverageOf(evidence.units, proposal.used, QUOTED_OF) < QUOTED) continue;
    fallback ??= proposal;
    if (kind === asked || !isThird(proposal.body.kind, kinds)) return proposal;
  }
  for (const exhibit of exhibitsFor(evidence, kinds)) {
    // What answers a question stands below it, and a sentence in its place would leave the question out.
    if (isDetail(exhibit, group) || (asksIn(group) && exhibit.called && exhibit.body.kind !== 'question')) continue;
    if (serves(exhibit) && !tears(exhibit) && saysMost(exhibit, group, judge) && !leavesFacts(exhibit, told)) return exhibit;
  }
  for (const beside of [figuresBeside, figureBeside]) {
    const figure = beside(evidence, kinds);
    if (serves(figure) && !tears(figure) && !isThird(figure.body.kind, kinds)) return figure;
  }
  for (const kind of TEXTS) {
    const proposal = kind(group, judge);
    if (!serves(proposal)) continue;
    fallback ??= proposal;
    if (!isThird(proposal.body.kind, kinds)) return proposal;
    const tiles = tilesOf(proposal);
    if (tiles && !isThird(tiles.body.kind, kinds)) return tiles;
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

/** Whether the group stands under a question. */
const asksIn = ({ passages }: Group): boolean => passages.every(({ section }) => /[?？؟]$/u.test(section.heading?.trim() ?? ''));

/** The group in points where they tell all of it, or nearly; undefined where they cannot. */
function saysAll(group: Group, judge: Judgement): Proposal | undefined {
  const points = bullets(group, judge);
  const said = new Set(points?.used);
  const facts = unitsOf(group).filter((unit) => isKey(unit) && states(unit, judge.grammar) && !unit.unusable);
  const missed = facts.filter((unit) => !said.has(unit)).length;
  // Points that leave out one of several steps or items do not tell the list.
  if (unitsOf(group).some((unit) => unit.form === 'list' && unit.level === 0 && !said.has(unit))) return undefined;
  return points && missed <= (facts.length >= MANY_FACTS ? 1 : 0) ? points : undefined;
}
/** Of so many facts points may leave out one. */
const MANY_FACTS = 5;

/** Numbered points with what stands below them: in one row with it they would have no numbers. */
const remarked = (proposal: Proposal, group: Group, judge: Judgement): Proposal =>
  proposal.body.kind === 'bullets' && proposal.body.ordered ? withRemark(proposal, group, [], judge) : proposal;

/** A list that is drawn without the sentences beside it leaves out facts that points would tell as well. */
const leavesFacts = (drawn: Proposal, told: Proposal | undefined): boolean => {
  const left = factsLeftBy(drawn, told).length;
  // Points that leave out as much of what is drawn are no better.
  return left > 0 && (told === undefined || left > factsLeftBy(told, drawn).length || drawn.used.length < told.used.length);
};

function factsLeftBy({ body, used }: Proposal, told: Proposal | undefined): readonly Unit[] {
  if (told === undefined || !LISTED.has(body.kind)) return [];
  // Beside large figures those that are told are no less.
  const hasFigure = ({ text }: Unit): boolean => FIGURES.has(body.kind) && /\p{Nd}/u.test(text);
  // Of a few names beside more text than they are, the text is what the section says.
  const prose = told.used.filter(({ form }) => form === 'prose');
  const isLesser = body.kind === 'cards' && used.every(({ form }) => form === 'list') && MORE_PROSE * wordsOf(used) < wordsOf(prose);
  const isFact = (unit: Unit): boolean =>
    unit.form === 'prose' &&
    !/[:：]$/u.test(unit.text) &&
    (isLesser || isKey(unit) || unit.strength >= WEIGHTY || hasFigure(unit)) &&
    !used.includes(unit);
  return told.used.filter(isFact);
}

/** The one sentence beside a list that is drawn says what it comes to: it is its title. */
function underMessage<P extends Proposal>(drawn: P | undefined, told: Proposal | undefined, judge: Judgement): P | undefined {
  if (!drawn || drawn.called) return drawn;
  const [fact, ...more] = factsLeftBy(drawn, told);
  const called = fact && more.length === 0 && fact.strength >= TITLED ? messageOf(fact, judge) : undefined;
  return called ? { ...drawn, called, used: [...drawn.used, called.unit] } : drawn;
}
const FIGURES: ReadonlySet<SlideKind> = new Set<SlideKind>(['stats', 'bigNumber']);
const WEIGHTY = 0.4;
/** So many times the words of a list. */
const MORE_PROSE = 1.5;
/** A remark beside a list is no title of it. */
const TITLED = 0.55;
const LISTED: ReadonlySet<SlideKind> = new Set<SlideKind>([
  'bullets',
  'decisions',
  'cards',
  'process',
  'hub',
  'stairs',
  'stats',
  'bigNumber',
  'question',
  'pair',
  'change',
]);

/**
 * An exhibit leaves out nothing that its group turns on: its weightiest sentence, where figures stand side by side without one thought its
 * three weightiest.
 */
function saysMost({ body, used, called }: Proposal, group: Group, judge: Judgement): boolean {
  const said = new Set([...used, ...(called?.unit ? [called.unit] : [])]);
  const weightiest = tellingOf(unitsOf(group), judge.grammar)
    .filter(({ unusable }) => !unusable)
    .sort((a, b) => (judge.scores[b.index] ?? 0) - (judge.scores[a.index] ?? 0));
  return weightiest.slice(0, LOOSE.has(body.kind) ? MOST_MISSED : 1).every((unit) => said.has(unit));
}
const LOOSE: ReadonlySet<SlideKind> = new Set<SlideKind>(['stats', 'bigNumber']);
const MOST_MISSED = 3;

/** Whether it says about all that the group says; points do. */
function keepsAll({ body }: Proposal, group: Group): boolean {
  // Numbered items are shown as far as they are short; plain points say all.
  if ((body.kind === 'bullets' && body.ordered !== true) || body.kind === 'table') return true;
  const units = unitsOf(group);
  if (wordsIn(body) < KEPT * wordsOf(units)) return false;
  const shown = new Set(numbersIn(JSON.stringify(body)));
  return units.every(({ text, lead = '' }) => numbersIn(`${lead} ${text}`).every((figure) => shown.has(figure)));
}
/** Of the words of what is to be kept. */
const KEPT = 0.9;

const wordsIn = (value: unknown): number => textsIn(value).reduce((sum, text) => sum + countWords(text), 0);

/** What a table or dates are shown as does not give way to variety: told in points they would lose what they show. */
const STEADY: ReadonlySet<SlideKind> = new Set<SlideKind>(['chart', 'table', 'comparison', 'timeline']);
const isThird = (kind: SlideKind, kinds: readonly SlideKind[]): boolean =>
  !STEADY.has(kind) && kinds.at(-1) === kind && kinds.at(-2) === kind;
