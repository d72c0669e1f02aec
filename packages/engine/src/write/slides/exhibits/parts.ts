/** Lists that are more than a list: stages, parts around a middle, branches and leaves. */
import type { Passage, Unit } from '../../discourse/passages.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { type Group, unitsOf } from '../../plan/allot.ts';
import { joinSentences } from '../../sentence/joinSentences.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import { type Candidate, type Evidence, type Exhibit, findingsOfKind, sayUnit } from './evidence.ts';

const LONGEST_HEAD = 30;
const LINE_WORDS = 12;

const headed = (indices: readonly number[], { byIndex, judge }: Evidence): { unit: Unit; head: string; text?: string }[] =>
  indices.flatMap((index) => {
    const unit = byIndex.get(index);
    if (!unit) return [];
    const head = trimClause(unit.lead ?? unit.text);
    const text = unit.lead === undefined ? undefined : sayUnit(unit, judge, LINE_WORDS);
    return columns(head) <= LONGEST_HEAD ? [{ unit, head: capitalize(head, judge.brief.language), ...(text && { text }) }] : [];
  });

/** Three to six numbered levels or stages rise. */
export const stairsExhibit: Exhibit = (evidence) => {
  const [finding] = findingsOfKind(evidence, 'levels').filter(({ items }) => items.length >= 3 && items.length <= 6);
  if (!finding) return undefined;
  const passage = evidence.group.passages.find(({ units }) => units.some(({ index }) => index === finding.units[0]));
  const steps = headed(finding.units, evidence);
  if (!passage?.ordered || steps.length < finding.items.length) return undefined;
  return {
    body: { kind: 'stairs', steps: steps.map(({ unit: _, ...step }) => step) },
    used: steps.map(({ unit }) => unit),
    certainty: finding.certainty,
  };
};

/** Four to six parts around the whole that they make, whose name is short. */
export const hubExhibit: Exhibit = (evidence) => {
  const [finding] = findingsOfKind(evidence, 'parts').filter(({ items }) => items.length >= 4 && items.length <= 6);
  const center = trimClause(evidence.group.passages[0]?.section.heading ?? '');
  if (!finding || center === '' || columns(center) > 24 || /[?？؟]$/u.test(center)) return undefined;
  const spokes = headed(finding.units, evidence);
  if (spokes.length < finding.items.length) return undefined;
  return {
    body: { kind: 'hub', center, spokes: spokes.map(({ unit: _, ...spoke }) => spoke) },
    used: spokes.map(({ unit }) => unit),
    certainty: finding.certainty,
  };
};

const LONGEST_LEAF = 40;
const MOST_LEAVES = 9;

/** A nested list of short items under a short heading. */
export const treeExhibit: Exhibit = (evidence) => {
  const { group, judge } = evidence;
  const { language } = judge.brief;
  const passage = group.passages.find(({ form, units }) => form === 'list' && units.some(({ level }) => level === 1));
  const root = trimClause(passage?.section.heading ?? '');
  if (!passage || root === '' || columns(root) > 34 || passage.units.some(({ level }) => level > 1)) return undefined;
  const branches: { head: string; leaves: { text: string }[] }[] = [];
  for (const { level, lead, text } of passage.units) {
    const said = capitalize(trimClause(lead === undefined ? text : text.length > 0 && level === 1 ? `${lead}: ${text}` : lead), language);
    if (level === 0) branches.push({ head: said, leaves: [] });
    else branches.at(-1)?.leaves.push({ text: said });
  }
  const leaves = branches.flatMap((branch) => branch.leaves);
  const fits =
    branches.length >= 2 &&
    branches.length <= 4 &&
    leaves.length >= 3 &&
    leaves.length <= MOST_LEAVES &&
    branches.every(({ leaves }) => leaves.length <= 4);
  if (!fits || branches.some(({ head }) => columns(head) > LONGEST_HEAD) || leaves.some(({ text }) => columns(text) > LONGEST_LEAF))
    return undefined;
  return { body: { kind: 'tree', root: { head: root }, branches }, used: passage.units, certainty: 0.85 };
};

const TILE = 40;
const FEWEST_TILES = 3;
const MOST_TILES = 6;

/** Three to six short things that a list names, side by side. */
export const tilesExhibit: Exhibit = (evidence) => {
  const { group, judge } = evidence;
  const lists = group.passages.filter(({ form }) => form === 'list');
  const [passage] = lists;
  if (!passage || lists.length > 1 || passage.ordered || passage.units.length < FEWEST_TILES || passage.units.length > MOST_TILES)
    return undefined;
  const fits = ({ lead, level, text }: Unit): boolean =>
    lead === undefined && level === 0 && columns(text) >= 4 && columns(text) <= TILE && !/[?？؟]$/u.test(text);
  if (!passage.units.every(fits) || isFramed(passage, group, judge.brief.language)) return undefined;
  const cards = passage.units.map(({ text }) => ({ head: capitalize(trimClause(text), judge.brief.language) }));
  return { body: { kind: 'cards', cards }, used: passage.units, certainty: 0.8 };
};

/** "Excluded are:" below what everybody may do, or without it: under the section's heading alone the items would say the opposite. */
const isFramed = ({ intro }: Passage, group: Group, language: string): boolean =>
  intro !== undefined &&
  (patternsOf(language).qualifies?.test(intro) === true ||
    unitsOf(group).some(({ form, text }) => form === 'prose' && text !== intro && !/[:：]$/u.test(text)));

const MOST_LED = 6;
const LONGEST_LEAD = 48;
const LED_WORDS = 26;
/** Words of a first sentence that is its stage's name. */
const LONGEST_NAME = 6;

/** Three to six items that each have a name, beside which the group says more: side by side, numbered ones as steps. */
export const ledExhibit: Exhibit = (evidence) => {
  const items = ledItems(evidence);
  const { judge } = evidence;
  const { language } = judge.brief;
  if (!items || countedLeads(items)) return undefined;
  const cards = items.flatMap((unit) => {
    const text = sayUnit(unit, judge, LED_WORDS);
    return text === undefined
      ? []
      : [{ head: capitalize(trimClause(unit.lead ?? ''), language), text: capitalize(trimClause(text), language) }];
  });
  if (cards.length < items.length) return undefined;
  const steps = findingsOfKind(evidence, 'steps').find(({ units }) => units[0] === items[0]?.index);
  const body: Candidate['body'] = steps ? { kind: steps.cycle ? 'cycle' : 'process', steps: cards } : { kind: 'cards', cards };
  return { body, used: items, certainty: SURE_LED };
};
const SURE_LED = 0.86;

/** "Stage 1: …", "Stage 2: …": what is counted by one word comes one after the other. */
export const stagesExhibit: Exhibit = (evidence) => {
  const items = ledItems(evidence);
  const { judge } = evidence;
  const { language } = judge.brief;
  if (!items || !countedLeads(items)) return undefined;
  const most = LED_WORDS * Math.max(0.8, wordiness(language));
  const steps = items.map(({ lead = '', text }) => {
    const [first = text, ...more] = splitSentences(text, language);
    const names = more.length > 0 && countWords(first) <= LONGEST_NAME;
    const rest = names ? joinSentences(more) : text;
    return { head: names ? `${lead}: ${trimClause(first)}` : lead, text: capitalize(trimClause(rest), language) };
  });
  if (steps.some(({ text }) => countWords(text) > most)) return undefined;
  return { body: { kind: 'process', steps }, used: items, certainty: 0.88 };
};

/** The items of the only list of names with what is said of each; undefined where one has no name. */
function ledItems({ group, units }: Evidence): readonly Unit[] | undefined {
  const lists = group.passages.filter(({ form }) => form === 'list' || form === 'facts');
  const [passage, ...others] = lists;
  if (!passage || others.length > 0 || passage.units.length < FEWEST_TILES || passage.units.length > MOST_LED) return undefined;
  // What is a list and nothing else is told by its own kind.
  if (passage.units.length === units.length && !countedLeads(passage.units)) return undefined;
  const fits = ({ lead, level, text }: Unit): boolean =>
    lead !== undefined && level === 0 && columns(lead) <= LONGEST_LEAD && text.trim() !== '' && !/[?？؟]$/u.test(lead);
  const named = new Set(passage.units.map(({ lead }) => lead)).size === passage.units.length;
  return named && passage.units.every(fits) ? passage.units : undefined;
}

/** One word or two with the numbers from one on. */
function countedLeads(units: readonly Unit[]): boolean {
  const counted = units.map(({ lead = '' }) => /^([\p{L}\p{M} ]{2,24}?)\s?([1-9])\s*[.:]?$/u.exec(lead.trim()));
  return (
    units.length >= FEWEST_TILES &&
    counted.every((match, i) => match !== null && match[1] === counted[0]?.[1] && Number(match[2]) === i + 1)
  );
}
