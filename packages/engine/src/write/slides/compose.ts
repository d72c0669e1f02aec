/** A group as a slide: the kind that its content is, unless the slides before it make another one welcome. */

import type { Slide } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import type { Unit } from '../discourse/passages.ts';
import { type Group, unitsOf, withUnits } from '../plan/allot.ts';
import { isBare } from '../plan/scenes.ts';
import { claimsIn, deniesAll, LONGEST_TITLE } from '../say/claims.ts';
import { topicsOf } from '../say/continued.ts';
import { danglingIn } from '../say/dangling.ts';
import { isSaid, isTaken, type Memory, textsIn } from '../say/memory.ts';
import { notesOf } from '../say/notes.ts';
import { choosePoints, type Judgement } from '../say/points.ts';
import { rowsName } from '../say/rowsName.ts';
import { SPOKEN } from '../say/telling.ts';
import { isStep, type Name, type Naming, nameOf, stepsName } from '../say/title.ts';
import { distinctTitle, fitTitle, joinTitles } from '../say/titles.ts';
import { waysOf } from '../say/ways.ts';
import { isEmpty } from '../say/worth.ts';
import { lettersOf } from '../sentence/letters.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { countNumbers } from '../sentence/numbers.ts';
import { sentenceGrammarOf } from '../sentence/sentenceGrammar.ts';
import { capitalize, isWhole, trimClause } from '../sentence/tidying.ts';
import { tearsNumber } from '../sentence/tornNumbers.ts';
import type { Section } from '../structure/outline.ts';
import { belowTitle } from './belowTitle.ts';
import { tellsFigure } from './comparedPoints.ts';
import type { FindingsIndex } from './exhibits/evidence.ts';
import { figureUnder } from './exhibits/figureBeside.ts';
import { marked } from './exhibits/marks.ts';
import { type Pictures, pictureFor } from './illustrations.ts';
import { bullets } from './kinds/bullets.ts';
import type { Proposal } from './kinds/kind.ts';
import { propose } from './propose.ts';
import { withRemark } from './remark.ts';
import { withTableUnit } from './tableUnit.ts';
import { isSame, withoutTitle } from './withoutTitle.ts';

/** What is the same for all slides of a deck. */
export interface Composition {
  /** What the deck is called, where that is known. */
  readonly deck?: string;
  readonly judge: Omit<Judgement, 'said'>;
  /** Which group bears a section's heading, where it matters. */
  readonly bearers: ReadonlyMap<Section, Group>;
  readonly pictures: Pictures;
  readonly findings: FindingsIndex;
}

/** What a slide is made from. */
export interface Told {
  readonly group: Group;
  /** All that it stands for, which its notes have. */
  readonly behind: Group;
  /** Its title where that is settled. */
  readonly called?: string;
  /** What it is shown as where that is settled. */
  readonly shown?: Proposal;
}

/** A slide, and how well it stands among the others. */
export interface Composed {
  readonly slide: Slide;
  /** Its title is its own, and not another slide's with a word behind it. */
  readonly named: boolean;
  /** What it says. */
  readonly said: readonly Unit[];
}

/** The slide, after slides that say so much. */
export const compose = (told: Told, composition: Composition, memory: Memory): Slide => composed(told, composition, memory).slide;

export function composed({ group, behind, called, shown: settled }: Told, composition: Composition, memory: Memory): Composed {
  const judge: Judgement = { ...composition.judge, said: (text) => isSaid(memory, text) };
  const first = settled ?? untorn(propose(group, judge, memory.kinds, composition.findings), group, judge);
  const own = ownNameOf(called, group, first, composition, judge, memory);
  const name = withAnswer(own ?? weakNameOf(group, first, judge, memory, composition.deck), first, judge);
  // An exhibit that proves a sentence stands under that sentence.
  const placed = name.unit && name !== first.called ? below(group, name, first, composition, memory, settled !== undefined) : first;
  const under: Judgement = { ...judge, ...(name.unit && { above: name.unit.index }) };
  const drawn = isByTheWay(placed, group, name.title) ? (bullets(without(group, name.unit), under) ?? placed) : placed;
  const title = labelOfAll(name.title, drawn.body) ?? name.title;
  const titled = [name.unit, name.also].flatMap((unit) => unit ?? []);
  const proposal = withRemark(drawn, group, titled, { ...judge, said: (text) => isSaid(memory, text) || isSame(text, title) });
  const sections = [...new Set(group.passages.map((passage) => passage.section))];
  const picture = proposal.body.kind === 'bullets' ? pictureFor(composition.pictures, sections, title, memory) : undefined;
  const shown = [...new Set([...titled, ...proposal.used])];
  const units = unitsOf(behind);
  const slide: Slide = {
    ...marked(withTableUnit(withoutTitle(proposal.body, title, judge.brief.language), behind, title), title),
    title: distinctTitle(
      title,
      memory,
      [
        ...topicsOf(proposal.used, judge.lexicon, judge.brief.language),
        ...proposal.used.flatMap((unit) => unit.lead ?? []),
        ...proposal.used.flatMap((unit) => waysOf(unit, judge).find(({ text }) => columns(text) <= LONGEST_TITLE)?.text ?? []),
      ],
      name.unit !== undefined,
    ),
    notes: notesOf(judge.brief.mode === 'condense' ? shown : units, units),
    ...(picture && { picture }),
    sources: [...new Set(units.map((unit) => unit.block))].slice(0, 100),
  };
  return { slide, named: own !== undefined && !isTaken(memory, fitTitle(title)), said: shown };
}

/** What no heading names goes by its title: a figure that is not in it is none that the slide turns on. */
const isByTheWay = ({ body }: Proposal, group: Group, title: string): boolean =>
  body.kind === 'bigNumber' && body.statement !== '' && isBare(group) && !lettersOf(body.statement).startsWith(lettersOf(title));

/**
 * "What was abolished: not a desk, but a power" is too long for a line: what leads to the colon is the title where only its own paragraph
 * stands below, and what stands behind it comes first there. Over anything else the title says all of it.
 */
function withAnswer(name: Name, { body, used }: Proposal, { brief }: Judgement): Name {
  const { title, unit, rest } = name;
  if (unit === undefined || rest !== undefined || body.kind !== 'bullets' || used.some(({ block }) => block !== unit.block)) return name;
  const label = fitTitle(title).trimEnd();
  const answer = title.startsWith(label) ? /^\s?[:：]\s*(\S.*)$/su.exec(title.slice(label.length))?.[1] : undefined;
  return answer === undefined ? name : { ...name, title: label, rest: capitalize(answer, brief.language) };
}

/** What stands before the colon of a slide's only sentence, where that would be its title too: "What stays: the insurance and the telephone." */
function labelOfAll(title: string, body: Proposal['body']): string | undefined {
  const [only, second] = body.kind === 'bullets' ? body.items : [];
  if (only === undefined || second !== undefined || !isSame(only.text, title)) return undefined;
  return /^(\p{L}[^:：.!?。！？]{1,47}?)\s?[:：]\s*\S/u.exec(only.text)?.[1];
}

/** The sentences themselves, where an exhibit would show a piece of a number. */
function untorn(proposal: Proposal, group: Group, judge: Judgement): Proposal {
  const said = textsIn(proposal.body).join(' | ');
  const passages = group.passages.flatMap(({ caption, header, intro, section }) => [caption, ...(header ?? []), intro, section.heading]);
  const source = [...passages, ...unitsOf(group).flatMap(({ lead, text, resolved }) => [lead, text, resolved])];
  return tearsNumber(said, source.filter((text) => text !== undefined).join(' | ')) ? (bullets(group, judge) ?? proposal) : proposal;
}

/** Undefined where nothing names all that the slide says. */
function ownNameOf(
  called: string | undefined,
  group: Group,
  first: Proposal,
  composition: Composition,
  judge: Judgement,
  memory: Memory,
): Name | undefined {
  if (called !== undefined) return { title: called };
  const own = isEntry(first) ? undefined : first.called;
  const name = own ?? nameOf(namingOf(group, first, composition), judge, memory) ?? first.called;
  return name?.unit === undefined && name !== undefined && isTaken(memory, fitTitle(name.title)) ? undefined : name;
}

/** Whether the title of dated points would be one of them. */
const isEntry = ({ body, called }: Proposal): boolean =>
  body.kind === 'timeline' && called !== undefined && body.points.some(({ text }) => isSame(text, called.title));

/** What says most of it, where nothing names it all: a sentence, else its first words. */
function weakNameOf(group: Group, first: Proposal, judge: Judgement, memory: Memory, deck: string | undefined): Name {
  const { used, body } = first;
  // Where all is kept, a sentence of another paragraph would be read as what the first one is about.
  const names = judge.brief.mode === 'preserve' ? used.filter(({ block }) => block === used[0]?.block) : used;
  const taken = (text: string): boolean => judge.said(text) || isTaken(memory, fitTitle(text));
  const [claim] = claimsIn(unitsOf(group), used, judge, taken, true).filter(
    ({ unit }) => !isStep(unit, group) && (names.length === used.length || names.includes(unit)),
  );
  if (claim && (body.kind !== 'bullets' || used.length > 2 || !used.includes(claim.unit)))
    return { title: claim.text, unit: claim.unit, ...(claim.also && { also: claim.also }) };
  const steps = introOf(group, used) ?? stepsName(group, used, deck);
  if (steps !== undefined && used.every((unit) => isStep(unit, group))) return { title: steps };
  const name = firstWords(group, { ...first, used: names }, judge, memory);
  const section = group.passages[0]?.section.heading;
  if (section === undefined || !isTaken(memory, fitTitle(name.title))) return name;
  return { title: judge.brief.mode === 'preserve' ? (used[0]?.text ?? section) : section };
}

function namingOf(group: Group, { body, used }: Proposal, { bearers }: Composition): Naming {
  const speaker = body.kind === 'quote' ? body.name : undefined;
  return {
    group,
    shown: used,
    heads: headsOf(body),
    inPoints: body.kind === 'bullets',
    charted: body.kind === 'chart',
    bearers,
    ...(speaker && { speaker }),
  };
}

/** What a slide says whose title is one of its sentences: that is not said again below it; where it is all there is, the title says it. */
function below(
  group: Group,
  { title, unit, also, rest: remainder }: Name,
  first: Proposal,
  composition: Composition,
  memory: Memory,
  isSettled: boolean,
): Proposal {
  if (isSettled && (unit === undefined || !first.used.includes(unit) || !SAYING.has(first.body.kind))) return first;
  // A row of dates or steps without the one that its title tells would not be the row.
  if (ROWS.has(first.body.kind)) return first;
  const above = unit && { above: (also ?? unit).index };
  const judge: Judgement = { ...composition.judge, said: (text) => isSaid(memory, text), ...above };
  const told =
    unit && remainder !== undefined && follows(remainder, unit, group, judge) ? { unit, rest: restOf(unit, remainder) } : undefined;
  const asTold = (shown: Proposal): Proposal =>
    told ? { ...shown, used: shown.used.map((unit) => (unit.index === told.unit.index ? told.unit : unit)) } : shown;
  const whole = told ? replaced(group, told.unit, told.rest) : group;
  const titled = [told ? undefined : unit, also].flatMap((each) => each ?? []);
  const figure = figureUnder(first, whole, titled, { ...composition.judge, said: (text) => isSaid(memory, text) });
  if (figure) return asTold(figure);
  const rest = without(told ? whole : without(group, unit), also);
  const says = rest.passages.length > 0 && choosePoints(unitsOf(rest), judge, { words: judge.brief.slideWords, points: 1 }).length > 0;
  // "Here is where we stand" adds nothing to what it leads to.
  const empty = rest.passages.length > 0 && unitsOf(rest).every(({ role }) => isEmpty(role));
  if (empty && columns(title) <= WIDEST_ALONE) return { body: { kind: 'picture' }, used: first.used };
  if (!says) return first.used.length > 1 || columns(title) > WIDEST_ALONE ? first : { body: { kind: 'picture' }, used: first.used };
  const proposed = propose(rest, judge, memory.kinds, composition.findings);
  const inOrder = unit && proposed.body.kind === 'bullets' ? belowTitle(rest, also ?? unit, told?.rest, judge) : rest;
  const proposal = untorn((inOrder !== rest && bullets(inOrder, judge)) || proposed, group, judge);
  // A figure shown large would be read as the title's; below a title of several figures others are not what matters.
  const belittles =
    proposal.body.kind === 'bigNumber' ||
    (proposal.body.kind === 'stats' && countNumbers(title) > 1) ||
    isOfAnother(proposal, title, judge);
  return asTold((belittles && bullets(rest, judge)) || proposal);
}

/** Below a sentence with a figure of its own, what other sentences tell would be read as what the title counts. */
function isOfAnother({ body, used }: Proposal, title: string, { brief }: Judgement): boolean {
  if (!OF_SENTENCES.has(body.kind) || used.some(({ form }) => form !== 'prose')) return false;
  // "Wages alone are up 11 %" is said of one of the columns.
  const names = body.kind === 'chart' ? body.chart.categories : body.kind === 'shares' ? body.parts.map(({ label }) => label) : [];
  return !names.some((name) => lettersOf(title).includes(lettersOf(name))) && tellsFigure(title, brief.language);
}
const OF_SENTENCES: ReadonlySet<Slide['kind']> = new Set<Slide['kind']>(['change', 'pair', 'chart', 'shares']);

/** What a title leaves out stands right below it; where all keeps its place, it is the first or names itself what it speaks of. */
const follows = (rest: string, unit: Unit, group: Group, { brief }: Judgement): boolean =>
  brief.mode !== 'preserve' || unitsOf(group)[0] === unit || !danglingIn({ text: rest }, brief.language).point;

/** What a title leaves out of its sentence, as a sentence of its own. */
function restOf({ resolved, ...unit }: Unit, text: string): Unit {
  return { ...unit, text, words: countWords(text), needs: [], links: [], role: 'detail' };
}

const replaced = (group: Group, unit: Unit, other: Unit): Group => ({
  passages: group.passages.map((passage) => ({ ...passage, units: passage.units.map((each) => (each === unit ? other : each)) })),
});

/** Kinds that say their sentences word for word: under one of these as the title they would say it twice. */
const SAYING: ReadonlySet<Slide['kind']> = new Set<Slide['kind']>(['stats', 'bigNumber', 'cards', 'quote', 'question', 'causes']);
const ROWS: ReadonlySet<Slide['kind']> = new Set<Slide['kind']>(['timeline', 'process', 'cycle', 'comparison', 'spans']);
/** Columns of a sentence that can be read alone, as a slide of its own. */
const WIDEST_ALONE = 118;

/** Where nothing names the slide: the first thing that it says, whole; where all is too long for that, what its section is called. */
/** What leads to all that is shown, in however few words: "You need". */
function introOf({ passages }: Group, used: readonly Unit[]): string | undefined {
  const [passage, more] = passages.filter(({ units }) => units.some((unit) => used.includes(unit)));
  const intro = more === undefined ? trimClause(passage?.intro ?? '') : '';
  return intro === '' || columns(intro) > LONGEST_TITLE ? undefined : intro;
}

/** "Step 1" to "Step 6" are "Step 1–6". */
function spanOf(names: readonly string[]): string | undefined {
  const counted = names.map((name) => /^(\p{L}[\p{L}\p{M}]*\s?)(\p{Nd}{1,2})$/u.exec(name));
  const word = counted[0]?.[1];
  const last = counted.at(-1)?.[2];
  return names.length > 1 && last !== undefined && counted.every((match) => match?.[1] === word) ? `${names[0]}–${last}` : undefined;
}

/** "Workload is manageable: 58% → 47%": of things at two times the one that the drawing leads with. */
function farthestMoved(body: Proposal['body']): string | undefined {
  const led = body.kind === 'slope' && body.highlight !== undefined ? body.subjects[body.highlight] : undefined;
  return led && `${led.name}: ${led.figures[0]} → ${led.figures[1]}`;
}

/** "09:30 – 16:00": the programme of a day without a name goes by its times, and not by one of its entries. */
function timesOf(body: Proposal['body']): string | undefined {
  const [first, ...others] = body.kind === 'timeline' ? body.points : [];
  const last = others.at(-1);
  return first && last && [first, last].every(({ date }) => TIME_OF_DAY.test(date)) ? `${first.date} – ${last.date}` : undefined;
}
const TIME_OF_DAY = /^\p{Nd}{1,2}[:.h]\p{Nd}{2}(?!\p{Nd})/u;

function firstWords(group: Group, { body, used }: Proposal, judge: Judgement, memory: Memory): Name {
  const fields =
    body.kind === 'matrix' && body.axes === undefined
      ? joinTitles(
          body.fields.map(({ head }) => head),
          '',
          judge.brief.language,
        )
      : undefined;
  if (fields !== undefined && columns(fields) <= LONGEST_TITLE && !isTaken(memory, fields)) return { title: fields };
  // A few names go by all of them.
  const [lead, ...others] = new Set(used.flatMap((unit) => unit.lead ?? []));
  const bare = [lead ?? '', ...others].map((name) => name.replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{L})/u, ''));
  const text = used.map((unit) => unit.text).join(' ');
  const all = others.length > 0 && others.length < MOST_NAMES ? joinTitles(bare, text, judge.brief.language) : undefined;
  const intro = lead === undefined ? undefined : introOf(group, used);
  if (intro !== undefined) return { title: intro };
  // Names of some items say nothing of the others.
  const unnamed = used.filter((unit) => unit.lead === undefined).length;
  const some = all !== undefined && unnamed > 0 && (others.length + 1 < MANY_NAMES || unnamed * 2 > others.length + 1);
  if (lead !== undefined && !some) return { title: spanOf(bare) ?? all ?? lead };
  const [shown] = group.passages.filter(({ form, units }) => form === 'table' && units.some((unit) => used.includes(unit)));
  const rows = shown && rowsName(shown);
  if (rows !== undefined && columns(rows) <= LONGEST_TITLE) return { title: rows };
  const moved = farthestMoved(body);
  if (moved !== undefined && columns(moved) <= LONGEST_TITLE) return { title: moved };
  const times = timesOf(body);
  if (times !== undefined && !isTaken(memory, times)) return { title: times };
  if (shown?.header) return { title: shown.header.filter((head) => head !== '').join(' · ') };
  // A sentence that is all there is can be the slide.
  const widest = used.length === 1 && unitsOf(group).length === 1 ? WIDEST_ALONE : LONGEST_TITLE;
  // What leans on another slide only where nothing else is there.
  // What another slide is called says nothing new of this one.
  const isNew = (unit: Unit): boolean => !isTaken(memory, fitTitle(unit.text));
  const named = used.filter(
    (unit) =>
      !unit.enumerated &&
      isNew(unit) &&
      !isStep(unit, group) &&
      (unit.needs.length === 0 || unit.resolved !== undefined) &&
      !SPOKEN.test(unit.text) &&
      !deniesAll(unit, judge.brief.language) &&
      !danglingIn(unit, judge.brief.language).title,
  );
  const short = (units: readonly Unit[]): Name | undefined => {
    for (const unit of units) {
      if (/[:：]$/u.test(unit.text) && columns(unit.text) <= widest)
        return { title: capitalize(trimClause(unit.text), judge.brief.language), unit };
      const way = waysOf(unit, judge).find(({ text }) => columns(text) <= widest);
      if (way) return { title: way.text, unit };
    }
    return undefined;
  };
  const stands = short([...named, ...openingOf(group, judge).filter(isNew)]);
  if (stands) return stands;
  const leans = short(used.filter((each) => !isStep(each, group) && isNew(each)));
  // "That will cost": longer words that stand by themselves are better.
  const needy = leans?.unit !== undefined && leans.unit.needs.length > 0 && leans.unit.resolved === undefined;
  if (leans && (/[:：]$/u.test(leans.unit?.text ?? '') || (!needy && !danglingIn({ text: leans.title }, judge.brief.language).title)))
    return leans;
  for (const unit of named) {
    const way = waysOf(unit, judge).find(({ text }) => columns(text) <= WIDEST_TITLE);
    if (way) return { title: way.text, unit };
    // What its colon or semicolon explains stands below it.
    const clause = capitalize(trimClause(/^(.{24,}?)[:;：；]\s/u.exec(unit.text)?.[1] ?? ''), judge.brief.language);
    if (clause !== '' && columns(clause) <= WIDEST_TITLE && !danglingIn({ text: clause }, judge.brief.language).title)
      return { title: clause };
  }
  // "In the same period the city pays 340,000 euros" leans less than "A study says so".
  const less = used.filter(
    (unit) => isNew(unit) && !unit.enumerated && !danglingIn(unit, judge.brief.language).point && unit.needs.length === 0,
  );
  for (const unit of leans?.unit && less.includes(leans.unit) ? [] : less) {
    const way = waysOf(unit, judge).find(({ text }) => columns(text) <= WIDEST_TITLE);
    if (way) return { title: way.text, unit };
  }
  if (leans) return leans;
  const section = group.passages[0]?.section;
  const stated = section?.heading ?? section?.path.at(-1) ?? openingClause(used, judge);
  if (stated !== undefined) return { title: stated };
  const opening = unitsOf(group)[0];
  if (opening?.form === 'prose' && opening.words <= LONGEST_OPENING && isNew(opening) && !danglingIn(opening, judge.brief.language).point)
    return { title: capitalize(trimClause(opening.text), judge.brief.language), unit: opening };
  // "The traders disagree with that" leans on what stands elsewhere and is whole; the first words of a long sentence are not.
  const whole = short(unitsOf(group).filter((unit) => unit.form === 'prose' && !isEmpty(unit.role) && isNew(unit)));
  return (
    whole ?? { title: openingClause(used.slice(0, 1), judge, false) ?? capitalize(trimClause(used[0]?.text ?? '–'), judge.brief.language) }
  );
}

const MOST_NAMES = 4;
/** So many name a slide on which half as many items have none. */
const MANY_NAMES = 3;
/** Columns of a title on three lines, where nothing shorter names the slide. */
const WIDEST_TITLE = 128;

/**
 * What stands before a comma of a sentence that is too long for any title, where it is a statement by itself: the whole sentence stands below
 * it. As much of it as a title usually has, else the shortest that is longer.
 * Not `isSure`, where its verb is none of those that are known: it ends where another clause begins, and not within one.
 */
function openingClause(used: readonly Unit[], { brief: { language }, grammar: words }: Judgement, isSure = true): string | undefined {
  const grammar = sentenceGrammarOf(language);
  const { finite } = grammar;
  if (finite === undefined) return undefined;
  for (const { text, form } of used) {
    if (form !== 'prose' || words.subordinator?.test(text)) continue;
    // "The councillors regretted a hasty contract and asked …": what is said first is whole without what they did next.
    const joins = listOf(languageOf(language).sentence?.joins);
    const ends = joins.length > 0 ? new RegExp(`,\\s(?!\\p{Nd})|\\s(?:${joins.join('|')})\\s`, 'giu') : /,\s(?!\p{Nd})/gu;
    const clauses = [...text.matchAll(ends)].map(({ index }) => capitalize(trimClause(text.slice(0, index)), language));
    const stating = clauses.filter(
      (clause) =>
        countWords(clause) >= FEWEST_STATING &&
        columns(clause) <= WIDEST_TITLE &&
        (!isSure || finite.test(clause)) &&
        isWhole(clause, grammar) &&
        !SPOKEN.test(clause) &&
        !danglingIn({ text: clause }, language).title,
    );
    const best = stating.findLast((clause) => columns(clause) <= LONGEST_TITLE) ?? stating[0];
    if (best !== undefined) return best;
  }
  return undefined;
}
const FEWEST_STATING = 5;

const LONGEST_OPENING = 12;

/** The first sentence of a paragraph, where it is short: what the rest of it is about. */
function openingOf(group: Group, { brief }: Judgement): readonly Unit[] {
  const [first] = unitsOf(group);
  const names = first?.form === 'prose' && first.words <= LONGEST_OPENING && !isEmpty(first.role);
  return names && !danglingIn(first, brief.language).title ? [first] : [];
}

function headsOf(body: Proposal['body']): (string | undefined)[] {
  if (body.kind === 'twoColumns') return body.columns.map(({ head }) => head);
  if (body.kind === 'prosCons') return [...(body.heads ?? [])];
  if (body.kind === 'matrix') return body.fields.map(({ head }) => head);
  return body.kind === 'cards' ? body.cards.map(({ head }) => head) : [];
}

const without = (group: Group, unit: Unit | undefined): Group => withUnits(group, (other) => other !== unit);
