/** What a slide is called: its section's heading, its own name (a caption, what leads to its list, who is quoted) or a headline. */

import { isGeneric } from '../../languages/headings.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { leadsToExamples } from '../discourse/examples.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import { isShowpiece } from '../discourse/showpieces.ts';
import { type Group, unitsOf } from '../plan/allot.ts';
import { type Headline, headlineOf, LONGEST_TITLE, strongSentenceOf } from '../say/headline.ts';
import type { Judgement } from '../say/points.ts';
import { continuedTitle, fitTitle, joinTitles, type Part, type Titles } from '../say/titles.ts';
import { clausesOf, trimClause } from '../sentence/clauses.ts';
import { pointsBack } from '../sentence/hanging.ts';
import { columns, countWords } from '../sentence/measure.ts';
import type { Section } from '../structure/outline.ts';
import type { Proposal } from './kinds/kind.ts';

/** Words of a title. */
const MOST_LEAD_IN = 14;
/** "Examples" and "In short" lead to a list and do not name it. */
const FEWEST_NAMING = 3;

export interface Name {
  readonly title: string;
  /** The sentence that the title is taken from, which is not said again below it. */
  readonly unit?: Unit;
}

/** Which of the groups of a section bears its heading: the first that has no name of its own and no sentence to make one of. */
export function claimsOf(groups: readonly Group[]): ReadonlyMap<Section, Group> {
  const claims = new Map<Section, Group>();
  for (const group of groups) {
    const [section, ...more] = new Set(group.passages.map((passage) => passage.section));
    if (!section || more.length > 0 || claims.has(section)) continue;
    // A table goes by its section's key figures.
    const telling = group.passages.some(({ form }) => form === 'prose' || form === 'quote' || form === 'table');
    if (!telling && ownNameOf(group.passages) === undefined) claims.set(section, group);
  }
  return claims;
}

export function nameOf(
  group: Group,
  proposal: Proposal,
  context: { readonly judge: Judgement; readonly titles: Titles; readonly claims: ReadonlyMap<Section, Group> },
): Name {
  const { judge, titles, claims } = context;
  const units = unitsOf(group);
  const section = sectionOf(group, proposal.used);
  const claimed = section && 'blocks' in section && claims.get(section) !== undefined && claims.get(section) !== group;
  const heading = section?.heading;
  // A column or card that bears the same name would say it twice.
  const heads = headsOf(proposal);
  const asName = (headline: Headline): Name => ({ title: headline.text, unit: headline.unit });
  if (heading !== undefined && !titles.isTaken(heading) && !claimed && !heads.includes(trimClause(heading))) {
    const strong = proposal.body.kind === 'bullets' && isGeneric(heading) ? strongSentenceOf(units, judge, titles.isSaid) : undefined;
    return strong ? asName(strong) : { title: heading };
  }
  if (proposal.body.kind === 'quote' && proposal.body.name !== undefined) {
    const told = heading === undefined ? headlineOf(beside(proposal.used, units), judge, titles.isSaid, false) : undefined;
    if (told) return asName(told);
    const title = heading === undefined ? proposal.body.name : `${trimClause(heading)}: ${proposal.body.name}`;
    if (!titles.isTaken(title) && columns(title) <= LONGEST_TITLE) return { title };
  }
  const nearest = heaviestOf(weightsOf(group, proposal.used))?.heading;
  if (nearest !== undefined && !titles.isTaken(nearest) && !claimed && !heads.includes(trimClause(nearest))) return { title: nearest };
  // Columns and cards under their own headings are told together by none of their sentences.
  if (section && !('blocks' in section)) {
    const names = heads.flatMap((head) => head ?? []);
    const joined = names.length === 2 && names.length === heads.length ? joinTitles(names, textOf(units), judge.brief.language) : undefined;
    if (joined !== undefined && !titles.isTaken(joined)) return { title: joined };
    if (names.length > 0 && names.length === heads.length)
      return { title: continuedTitle(section.heading, ['keyPoints'], titles, judge.brief.language) };
  }
  const own = ownNameOf(group.passages.filter((passage) => passage.units.some((unit) => proposal.used.includes(unit))));
  if (own !== undefined && !titles.isTaken(own)) return { title: own };
  const leads = heading !== undefined && proposal.used.every(({ form }) => form === 'list') ? leadsOf(proposal) : undefined;
  const enumerated = leads ? joinTitles(leads, textOf(units), judge.brief.language) : undefined;
  if (enumerated !== undefined && !titles.isTaken(enumerated)) return { title: enumerated };
  const counts = COUNTING.has(proposal.body.kind);
  const { keyFigures, overview, keyPoints } = languageOf(judge.brief.language).texts;
  if (counts && heading === undefined && keyFigures !== undefined && !titles.isTaken(keyFigures)) return { title: keyFigures };
  const leadIn = leadInOf(group, proposal, judge);
  if (leadIn !== undefined && !titles.isTaken(leadIn)) return { title: leadIn };
  const headline = headlineOf(units, judge, titles.isSaid, true);
  if (headline) return asName(headline);
  if (heading !== undefined && titles.isTaken(heading)) {
    const parts = counts ? (['keyFigures'] as const) : partsOf(proposal, units);
    return { title: continuedTitle(heading, parts, titles, judge.brief.language) };
  }
  const label = overview === undefined || titles.isTaken(overview) || units[0]?.index !== 0 ? keyPoints : overview;
  return { title: heading ?? label ?? (fitTitle(units[0]?.text ?? '') || '–') };
}

function partsOf({ body }: Proposal, units: readonly Unit[]): readonly Part[] {
  if (body.kind === 'quote') return ['inTheWords'];
  return units[0]?.position === 0
    ? ['overview', 'keyPoints', 'inDetail', 'keyMessage']
    : ['inDetail', 'keyPoints', 'keyMessage', 'overview'];
}

/** The other sentences of the paragraph that the used ones are from or, where there are none, of the one before. */
function beside(used: readonly Unit[], units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit) => used.includes(unit));
  const of = (block: string | undefined) => units.filter((unit) => unit.block === block && !used.includes(unit));
  const own = of(units[at]?.block);
  return own.length > 0 ? own : of(units[at - 1]?.block);
}

const COUNTING: ReadonlySet<string> = new Set(['chart', 'table', 'stats']);

const textOf = (units: readonly Unit[]): string => units.map(({ text }) => text).join(' ');

function headsOf({ body }: Proposal): (string | undefined)[] {
  if (body.kind === 'twoColumns') return body.columns.map(({ head }) => head);
  if (body.kind === 'prosCons') return [...(body.heads ?? [])];
  if (body.kind === 'matrix') return body.fields.map(({ head }) => head);
  return body.kind === 'cards' ? body.cards.map(({ head }) => head) : [];
}

/** What the items of a short row are called, if each has a name: together they are one. */
function leadsOf({ body }: Proposal): readonly string[] | undefined {
  const heads =
    body.kind === 'cards' ? body.cards.map(({ head }) => head) : body.kind === 'bullets' ? body.items.map(({ head }) => head) : [];
  const named = heads.filter((head) => head !== undefined);
  return named.length >= 2 && named.length === heads.length ? named : undefined;
}

/** The caption of a table, or the words that lead to a list. */
function ownNameOf(passages: readonly Passage[]): string | undefined {
  for (const passage of passages) {
    if (!isShowpiece(passage)) continue;
    const name = trimClause(passage.caption ?? passage.intro ?? '');
    const says = passage.caption !== undefined || (countWords(name) >= FEWEST_NAMING && !leadsToExamples(`${name}:`));
    if (name !== '' && says && columns(name) <= LONGEST_TITLE && !/[.!?。！？]\s/u.test(name)) return name;
  }
  return undefined;
}

/** What the words before a list announce, where nothing but the list is shown: "Every project should include the following documents". */
function leadInOf({ passages }: Group, { used }: Proposal, { grammar, brief }: Judgement): string | undefined {
  const list = passages.find(({ form, units }) => form === 'list' && used.every((unit) => units.includes(unit)));
  const intro = list?.intro;
  if (intro === undefined || pointsBack(intro, grammar)) return undefined;
  const clauses = clausesOf(trimClause(intro), grammar, MOST_LEAD_IN, brief.language);
  return clauses.find(({ text }) => columns(text) <= LONGEST_TITLE && !pointsBack(text, grammar))?.text;
}

/** The section that most of what is shown is from; of several that share a heading above them, that heading. */
function sectionOf(group: Group, used: readonly Unit[]): Section | { readonly heading: string } | undefined {
  const weights = weightsOf(group, used);
  const sections = [...weights.keys()];
  const [first] = sections;
  if (sections.length > 1 && first) {
    const above = first.heading === undefined ? first.path : [...first.path, first.heading];
    const shared = above.findLast((heading) => sections.every((section) => section.path.includes(heading) || section.heading === heading));
    if (shared !== undefined) return { heading: shared };
    // Of several parts the one that most is from lends its name.
    const heaviest = heaviestOf(weights);
    const part = heaviest?.path[0] ?? heaviest?.heading;
    if (part !== undefined) return { heading: part };
  }
  return heaviestOf(weights);
}

/** How much of what is shown is from each section, in words. */
function weightsOf(group: Group, used: readonly Unit[]): ReadonlyMap<Section, number> {
  const shown = new Set(used);
  const weights = new Map<Section, number>();
  for (const { section, units } of group.passages) {
    const weight = units.reduce((sum, unit) => sum + (shown.has(unit) ? unit.words + 1 : 0), 0);
    if (weight > 0) weights.set(section, (weights.get(section) ?? 0) + weight);
  }
  return weights;
}

const heaviestOf = (weights: ReadonlyMap<Section, number>): Section | undefined =>
  [...weights].reduce<[Section | undefined, number]>((most, entry) => (entry[1] > most[1] ? entry : most), [undefined, 0])[0];
