/** What a slide is called: its group's claim, its section's heading, or its own name (a caption, what leads to its list, who is quoted). */

import { functionWords } from '../../languages/functionWords.ts';
import { isGeneric } from '../../languages/headings.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { leadsToExamples } from '../discourse/examples.ts';
import { numberInList } from '../discourse/numberInList.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { isShowpiece } from '../discourse/showpieces.ts';
import { type Group, unitsOf } from '../plan/allot.ts';
import { hangs } from '../sentence/hangs.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import { withoutMarker } from '../sentence/sentenceGrammar.ts';
import { capitalize, trimClause } from '../sentence/tidying.ts';
import type { Section } from '../structure/outline.ts';
import { captionName, drawnName } from './captions.ts';
import { type Claim, claimsIn, LONGEST_TITLE } from './claims.ts';
import { isDanglingTitle } from './dangling.ts';
import { isLabelledDecision } from './labelledDecision.ts';
import { isSaid, isTaken, type Memory } from './memory.ts';
import type { Judgement } from './points.ts';
import { asksIn, roleNameOf } from './roleName.ts';
import { isTalk } from './telling.ts';
import { fitTitle, headingTitle, joinTitles } from './titles.ts';
import { leansBack } from './whole.ts';
import { isEmpty } from './worth.ts';

/** Words of a title. */
const MOST_LEAD_IN = 14;
/** "Examples" and "In short" lead to a list and do not name it. */
const FEWEST_NAMING = 3;
/** A heading of so many words is a label, for which a claim about the same is the better title. */
const MOST_LABEL = 3;
/** How much a section turns on what is said in place of its heading. */
const STRONG = 0.5;
/** Units that are left to stand below a title that is one of them. */
const FEWEST_BELOW = 2;

/** What a slide of asks is made of. */
const ASKS: ReadonlySet<Role> = new Set<Role>(['recommendation', 'instruction', 'decision']);

const FEWEST_ASKED = 2;
/** What limits or explains something is no sum of it. */
const PARTIAL: ReadonlySet<Role> = new Set<Role>(['risk', 'contrast', 'cause', 'detail', 'example', 'condition', 'opinion']);
const SETTLES: ReadonlySet<Role> = new Set<Role>(['decision', 'result', 'consequence']);

export interface Name {
  readonly title: string;
  /** The sentence that the title is, which is not said again below it. */
  readonly unit?: Unit;
  /** A second one that it says. */
  readonly also?: Unit;
  /** What it leaves out of its sentence and can be said below it. */
  readonly rest?: string;
}

export interface Naming {
  readonly group: Group;
  /** What the slide says of it. */
  readonly shown: readonly Unit[];
  /** Names that stand on the slide already, over its columns, cards or items. */
  readonly heads: readonly (string | undefined)[];
  /** Who is quoted, where the slide is a quotation. */
  readonly speaker?: string;
  /** Whether what is shown is a list of points, from which one can be taken as the title. */
  readonly inPoints: boolean;
  /** Whether it is a chart, which what leads to its values says more of than a section's heading. */
  readonly charted: boolean;
  /** The group that bears a section's heading, where it matters. */
  readonly bearers: ReadonlyMap<Section, Group>;
}

/** Undefined where the group has no name that is not taken. */
export function nameOf(naming: Naming, judge: Judgement, memory: Memory): Name | undefined {
  const { group, shown, heads, bearers } = naming;
  const units = unitsOf(group);
  const section = sectionOf(group, shown);
  const isFree = (title: string | undefined): title is string =>
    title !== undefined && title.trim() !== '' && !isTaken(memory, title) && !heads.includes(trimClause(title));
  const claimed = section && 'blocks' in section && bearers.get(section) !== undefined && bearers.get(section) !== group;
  const named = section?.heading === undefined ? undefined : headingTitle(section.heading, judge.brief.language);
  const heading = !claimed && isFree(named) ? named : undefined;
  const taken = (text: string) => isSaid(memory, text);
  // Under a heading that another slide bears, a sentence is the title only of what it speaks of.
  const continues = heading === undefined && section?.heading !== undefined;
  const holds =
    (fewest: number) =>
    (claim: Claim): boolean =>
      leavesEnough(claim, naming, fewest) && (!continues || covers(claim)) && !isStep(claim.unit, group);
  // Where all is kept, what stands first stands above: a sentence of another paragraph would be read as what that one is about.
  const inOrder = (found: readonly Claim[]): readonly Claim[] => {
    if (judge.brief.mode !== 'preserve' || heading !== undefined) return found;
    const [first] = units;
    const opening = found.filter(({ unit }) => unit === first);
    return opening.length > 0 ? opening : found.filter(({ unit }) => unit.block === first?.block);
  };
  // A summary goes by what it comes to, however long that is, and not by what it begins with.
  const sums = heading !== undefined && isGeneric(heading);
  // A paragraph under no heading goes by the sentence that carries it, however long that is.
  const bare = section?.heading === undefined;
  const found = claimsIn(units, shown, judge, taken, sums, sums || bare);
  const leaving = found.filter(holds(FEWEST_BELOW));
  // "Nobody answered, though": what is not worth a point is no title, however little the better one leaves below it.
  const isAside = bare && leaving[0] !== undefined && !shown.includes(leaving[0].unit);
  const claims = inOrder(isAside ? found.filter(holds(1)) : leaving);
  const best =
    (sums ? claims.find((claim) => SETTLES.has(claim.unit.role) || isAsk(claim)) : undefined) ??
    claims.find(({ unit }) => !sums || !PARTIAL.has(unit.role));
  const asName = ({ text, unit, also, whole, rest }: Claim): Name => ({
    title: text,
    ...(whole && { unit }),
    ...(also && { also }),
    ...(rest !== undefined && { rest }),
  });

  // "You need no permission for" and "You need permission for" are two lists below one heading.
  const leading = section && 'blocks' in section && leadsOneOf(section, group) ? leadInOf(naming, judge) : undefined;
  if (isFree(leading)) return { title: leading };
  const captioned = naming.charted && section && 'blocks' in section && isPartOf(section, group) ? leadInOf(naming, judge) : undefined;
  if (isFree(captioned)) return { title: captioned };
  const drawn = naming.charted && heading !== undefined && countWords(heading) <= MOST_LABEL ? drawnName(group.passages, shown) : undefined;
  if (isFree(drawn)) return { title: drawn };
  const announcement = announcementOf(naming, judge);
  const announced = announcement?.title;
  if (heading !== undefined && !isGeneric(heading)) {
    const better = naming.inPoints ? claims.find((claim) => saysMoreThan(heading, claim, units, judge)) : undefined;
    return better ? asName(better) : { title: heading };
  }
  const decided = naming.inPoints ? claims.filter(({ unit }) => isLabelledDecision(unit.text, judge.brief.language)) : [];
  if (decided[0] && decided.every(({ unit }) => unit === decided[0]?.unit)) return asName(decided[0]);
  const settled = bare ? roleNameOf(units, shown, naming.inPoints, judge.brief.language) : undefined;
  if (settled && isFree(settled.title)) return settled;
  const question = naming.inPoints ? questionOver(units, judge) : undefined;
  if (question && isFree(question.title)) return question;
  const own = ownNameOf(shown.length > 0 ? group.passages.filter((passage) => holdsMost(passage, shown)) : []);
  if (isFree(own)) {
    const leads = units.find(({ text }) => /[:：]$/u.test(text) && trimClause(text) === own);
    const title = leads ? capitalize(withoutMarker(own, judge.brief.language), judge.brief.language) : own;
    return { title: isFree(title) ? title : own, ...(leads && naming.inPoints && { unit: leads }) };
  }
  // What is counted goes by what counts it: "There are three things that we have not solved".
  const leadIn = leadInOf(naming, judge);
  const counting = shown.some(({ enumerated }) => enumerated) ? leadIn : undefined;
  if (isFree(counting)) return { title: counting };
  if (announcement && isFree(announced) && (naming.inPoints || shown.some(({ enumerated }) => enumerated))) return announcement;
  const row = naming.inPoints ? rowLeadOf(naming, judge) : undefined;
  if (row && isFree(row.title)) return row;
  // A question or a word or two lead to what the paragraph says, where a sentence says it.
  const opener = bare && naming.inPoints && !best ? openerOf(units, judge) : undefined;
  if (opener && isFree(opener.title)) return opener;
  const label = labelOf(naming, judge);
  if (isFree(label)) return { title: label };
  const asked = units.filter(({ role }) => ASKS.has(role)).length;
  const asks = asked >= FEWEST_ASKED && asked * 2 > units.length && isLast(units, judge) && !(best && isAsk(best));
  const { nextSteps } = languageOf(judge.brief.language).texts;
  if (naming.inPoints && asks && isFree(nextSteps)) return { title: nextSteps };
  if (best && naming.inPoints) return asName(best);
  const joined = joinedHeads(naming, judge);
  if (isFree(joined)) return { title: joined };
  if (isFree(leadIn)) return { title: leadIn };
  if (best) return asName(best);
  if (heading !== undefined) return { title: heading };
  const nearest = heaviestOf(weightsOf(group, shown));
  const speaker = naming.speaker === undefined || nearest?.heading === undefined ? undefined : `${nearest.heading} – ${naming.speaker}`;
  // A part that goes on is no more its chapter's than the slide before it.
  const path = nearest?.heading === undefined ? (nearest?.path ?? []).toReversed() : [];
  const above = [nearest?.heading, ...path].map((name) => name && headingTitle(name, judge.brief.language));
  for (const name of [...above, speaker]) if (isFree(name)) return { title: name };
  const [long] = inOrder(claimsIn(units, shown, judge, taken, true).filter(holds(FEWEST_BELOW)));
  return long ? asName(long) : undefined;
}

/** Whether it is one of several that are numbered: as the name of them all it would be missing among them. */
export const isStep = (unit: Unit, { passages }: Group): boolean =>
  passages.some(({ ordered, units }) => ordered === true && units.length > 1 && units.includes(unit));

/**
 * "Mending a gap (1–7)": steps that no sentence leads to go by their section, or by what the deck is called: a heading above other paragraphs is
 * theirs and not the steps'.
 */
export function stepsName({ passages }: Group, shown: readonly Unit[], deck: string | undefined): string | undefined {
  const list = passages.find(({ ordered, units }) => ordered === true && shown.every((unit) => units.includes(unit)));
  const { heading, path = [] } = list?.section ?? {};
  const [first] = list?.units ?? [];
  const steps = shown.filter(({ level }) => level === 0).length;
  // A heading right above the list is its name, whichever of its steps are shown.
  const isAll = list?.section.blocks[0]?.type === 'list';
  const name = (isAll || first?.position === 0 ? heading : undefined) ?? path.at(-1) ?? deck ?? heading;
  if (first === undefined || shown[0] !== first || steps < 2 || name === undefined) return undefined;
  const from = list ? numberInList(first, [list]) : 1;
  return `${fitTitle(name)} (${from}–${from + steps - 1})`;
}

/** Whether the section says more than the group: its other sentences stand on another slide. */
const isPartOf = ({ blocks }: Section, { passages }: Group): boolean =>
  blocks.length > new Set(passages.flatMap(({ units }) => units.map(({ block }) => block))).size + 1;

/** Its words that are none of grammar. */
function namingWords(text: string, { brief }: Judgement): readonly string[] {
  const grammatical = functionWords(brief.language);
  return wordsOf(text).filter((word) => !grammatical.has(word));
}

/** Whether most of the slide's other sentences speak of what the claim speaks of. */
const covers = ({ covers: share }: Claim): boolean => share >= COVERING;
const COVERING = 0.5;

/** Whether the claim asks for what most of the slide speaks of. */
const isAsk = (claim: Claim): boolean => ASKS.has(claim.unit.role) && covers(claim);

/** What is asked for stands at the end of a text: before that it is what somebody else wants, or what must be borne in mind. */
const isLast = (units: readonly Unit[], { scores }: Judgement): boolean =>
  (units[0]?.index ?? 0) >= LATE * scores.length && (units.at(-1)?.index ?? 0) >= ENDS * scores.length - 1;
const LATE = 0.6;
const ENDS = 0.9;

/** What stands beside it are a few words. */
function holdsMost({ units }: Passage, shown: readonly Unit[]): boolean {
  const held = new Set(units);
  const words = (own: boolean): number =>
    shown.reduce((sum, unit) => sum + (held.has(unit) === own && !/[:：]$/u.test(unit.text) ? unit.words : 0), 0);
  return words(false) <= BESIDE * words(true);
}
/** Share of a list's words. */
const BESIDE = 1;

/** Whether enough is left to stand below a title that is one of the slide's own points. */
const leavesEnough = ({ unit, also, rest }: Claim, { shown, inPoints, group }: Naming, fewest: number): boolean =>
  !inPoints ||
  !shown.includes(unit) ||
  Math.min(shown.length, unitsOf(group).length) - (also && shown.includes(also) ? 1 : 0) + (rest === undefined ? 0 : 1) > fewest;

/** A claim that names what a short heading names: what the section begins with, or what it decides. */
function saysMoreThan(heading: string, claim: Claim, units: readonly Unit[], judge: Judgement): boolean {
  const { grammar } = judge;
  const { text, unit } = claim;
  if (unit.strength < STRONG || (unit.position > 0 && !SETTLES.has(unit.role))) return false;
  // A question is answered below it by all of its points.
  if (/[?？؟]$/u.test(heading.trim())) return false;
  // "The main risk is …" and "The second risk is …" stand below "Risks": each is one of them.
  if (units.some((other) => other !== unit && namesIn(heading, other.text))) return false;
  return covers(claim) && countWords(heading) <= MOST_LABEL && namesIn(heading, text) && !(grammar.subordinator?.test(text) ?? false);
  /** Every telling word of the heading is in the claim: what only names half of it leaves the other half out. */
  function namesIn(label: string, sentence: string): boolean {
    const said = new Set(stemsOf(sentence));
    const named = namingWords(label, judge);
    return named.length > 0 && named.every((word) => said.has(word.slice(0, STEM)));
  }
}

/** Letters of a word in which its forms agree. */
const STEM = 5;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];
const stemsOf = (text: string): string[] => wordsOf(text).map((word) => word.slice(0, STEM));

/** Two or three sections' names over columns or cards as one. */
function joinedHeads({ heads, group }: Naming, { brief }: Judgement): string | undefined {
  if (new Set(group.passages.map(({ section }) => section)).size < 2) return undefined;
  const names = heads.flatMap((head) => head?.replace(NUMBERED, '') ?? []);
  const text = unitsOf(group)
    .map((unit) => unit.text)
    .join(' ');
  return names.length >= 2 && names.length <= 3 && names.length === heads.length ? joinTitles(names, text, brief.language) : undefined;
}

/** "3.2 Traffic" and "3.3 Complaints" are joined by their names. */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{L})/u;

/** The caption of a table, or the words that lead to a list. */
export function ownNameOf(passages: readonly Passage[]): string | undefined {
  for (const passage of passages) {
    if (!isShowpiece(passage)) continue;
    const name = trimClause(captionName(passage.caption) || (passage.intro ?? ''));
    const says = passage.caption !== undefined || (countWords(name) >= FEWEST_NAMING && !leadsToExamples(`${name}:`));
    if (name !== '' && says && columns(name) <= LONGEST_TITLE && !/[.!?。！？]\s/u.test(name)) return name;
  }
  return undefined;
}

const CLAUSE = /^\d{1,2}(?:\.\d{1,2})+\.?\s+/u;

/** Whether a section has several lists, or a list that is one of its numbered clauses. */
const leadsOneOf = ({ blocks }: Section, { passages }: Group): boolean =>
  blocks.filter(({ type }) => type === 'list').length > 1 || passages.some(({ intro }) => intro !== undefined && CLAUSE.test(intro));

/** What the words before a list announce, where nothing but the list is shown: "Every project should include the following documents". */
function leadInOf({ group, shown }: Naming, { brief }: Judgement): string | undefined {
  const list = group.passages.find(({ form, units }) => form === 'list' && shown.every((unit) => units.includes(unit)));
  const intro = trimClause((list?.intro ?? '').replace(CLAUSE, ''));
  const fits = countWords(intro) >= FEWEST_NAMING && countWords(intro) <= MOST_LEAD_IN && columns(intro) <= LONGEST_TITLE;
  return fits && !isDanglingTitle(intro, brief.language) ? capitalize(intro, brief.language) : undefined;
}

/** The sentence that announces most of what is shown: "Here is what we will do". */
function announcementOf({ group, shown }: Naming, { brief }: Judgement): Name | undefined {
  const indices = new Set(shown.map(({ index }) => index));
  const announcement = unitsOf(group).find(({ role, links, block, index }) => {
    const linked = links.filter(({ kind, to }) => kind === 'announces' && indices.has(to)).length;
    // What follows may be the rest of its paragraph: "This changes for you from Monday on."
    const below = role === 'announcement' ? shown.filter((unit) => unit.block === block && unit.index > index).length : 0;
    const announced = Math.max(linked, below);
    return (role === 'announcement' || linked > 0) && announced >= FEWEST_ANNOUNCED && announced * 2 > shown.length;
  });
  if (!announcement) return undefined;
  const text = capitalize(trimClause(withoutTies(untied(announcement.text, brief.language), brief.language)), brief.language);
  const fits = countWords(text) >= FEWEST_NAMING && countWords(text) <= MOST_LEAD_IN && columns(text) <= LONGEST_TITLE;
  // It is not said again, where what it announces says something without it: a list of questions is shown below its lead.
  const isApart = shown.includes(announcement) && shown.some((unit) => unit !== announcement && !isEmpty(unit.role));
  return fits && !isDanglingTitle(text, brief.language) ? { title: text, ...(isApart && { unit: announcement }) } : undefined;
}
const FEWEST_ANNOUNCED = 2;

/** What stands right before several things that are counted: "What I propose is hard. First, …; second, …". */
function rowLeadOf({ group, shown }: Naming, judge: Judgement): Name | undefined {
  const units = unitsOf(group);
  const row = units.filter(({ enumerated, form }) => enumerated && form === 'prose');
  const lead = row[0] && units[units.indexOf(row[0]) - 1];
  if (!lead || row.length < FEWEST_ANNOUNCED || lead.form !== 'prose' || lead.block !== row[0]?.block) return undefined;
  if (row.length * 2 < shown.filter((unit) => unit !== lead).length) return undefined;
  return asTitle(lead, judge, MOST_LEAD_IN);
}

/** "Why is it less than planned? Three reasons:": what is asked names what is counted, where a word or two lead to it. */
function questionOver(units: readonly Unit[], judge: Judgement): Name | undefined {
  const at = units.findIndex(({ text, words }) => /[:：]$/u.test(text) && words < FEWEST_NAMING);
  const [before, lead] = [units[at - 1], units[at]];
  const asks = before?.role === 'question' && before.index + 1 === lead?.index && before.block === lead.block;
  return asks && before.words >= FEWEST_ASKING ? asTitle(before, judge, MOST_LEAD_IN) : undefined;
}
/** Words. */
const FEWEST_ASKING = 5;

/** A question or a few words with which a paragraph begins are its heading: "Why now?", "Third, the fines." */
function openerOf([first, next]: readonly Unit[], judge: Judgement): Name | undefined {
  if (!first || !next || first.form !== 'prose' || first.block !== next.block || leansBack(next, judge)) return undefined;
  if (!/[.:?。？؟।]$/u.test(first.text) || isTalk(first, judge.brief.language) || /\p{Nd}/u.test(first.text)) return undefined;
  // "HÄLLEVIK." says where a report comes from.
  if (first.words <= MOST_OF_PLACE && /\p{Lu}{3}/u.test(first.text) && !/\p{Ll}/u.test(first.text)) return undefined;
  return asTitle(first, judge, first.role === 'question' ? MOST_LEAD_IN : MOST_OPENING);
}
/** Words. */
const MOST_OPENING = 4;
const MOST_OF_PLACE = 3;
const MOST_MARKING = 2;

/** Without what ties it to others: a word or two, since more may be what it speaks of. */
function untied(text: string, language: string): string {
  const bare = withoutMarker(text, language);
  return countWords(text) - countWords(bare) > MOST_MARKING ? text : bare;
}

/** "We ask the council for two things" of "We therefore ask the council for two things": above what it announces it follows from nothing. */
const withoutTies = (text: string, language: string): string =>
  hangs(text, language)
    .filter(({ kind, start }) => kind === 'connective' && /[\s,]$/u.test(text.slice(0, start)))
    .reduceRight(
      (rest, { start, end }) => `${rest.slice(0, start).replace(/[\s,]+$/u, '')} ${rest.slice(end).replace(/^[\s,]+/u, '')}`,
      text,
    );

function asTitle(unit: Unit, { brief }: Judgement, most: number): Name | undefined {
  const title = capitalize(trimClause(untied(unit.text, brief.language)), brief.language);
  const fits = countWords(title) <= most * Math.max(1, wordiness(brief.language)) && columns(title) <= LONGEST_TITLE && title !== '';
  return fits && !isDanglingTitle(title, brief.language) ? { title, unit } : undefined;
}

/** "What I need from you: team leads, send me …": what leads to the first of several asks names them all. */
function labelOf({ shown, inPoints }: Naming, { brief }: Judgement): string | undefined {
  const [first] = shown;
  const asks = shown.filter(({ role }) => ASKS.has(role)).length;
  if (!first || !inPoints || first.form !== 'prose' || asks === 0) return undefined;
  // "What we need from you: tell us by 1 December …" says itself that it asks.
  if (!asksIn(/^[^:：]*/u.exec(first.text)?.[0] ?? '', brief.language) && (!ASKS.has(first.role) || asks < FEWEST_ASKED)) return undefined;
  const label = trimClause(/^([^.,:：!?]{8,60})[:：]\s/u.exec(first.text)?.[1] ?? '');
  return countWords(label) >= FEWEST_NAMING && !isDanglingTitle(label, brief.language) ? capitalize(label, brief.language) : undefined;
}

/** Which of the groups of a section bears its heading: the first that has no name of its own and no sentence to make one of. */
export function bearersOf(groups: readonly Group[]): ReadonlyMap<Section, Group> {
  const bearers = new Map<Section, Group>();
  for (const group of groups) {
    const [section, ...more] = new Set(group.passages.map((passage) => passage.section));
    if (!section || more.length > 0 || bearers.has(section)) continue;
    // A table goes by its section's key figures.
    const telling = group.passages.some(({ form }) => form === 'prose' || form === 'quote' || form === 'table');
    if (!telling && ownNameOf(group.passages) === undefined) bearers.set(section, group);
  }
  return bearers;
}

/** The section that most of what is shown is from; of several that share a heading above them, that heading. */
function sectionOf(group: Group, used: readonly Unit[]): Section | { readonly heading: string } | undefined {
  const weights = weightsOf(group, used);
  const sections = [...weights.keys()];
  const [first] = sections;
  if (sections.length > 1 && first) {
    const above = first.heading === undefined ? first.path : [...first.path, first.heading];
    const shared = above.findLast((heading) => sections.every((section) => section.path.includes(heading) || section.heading === heading));
    return shared === undefined ? undefined : { heading: shared };
  }
  return first;
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
