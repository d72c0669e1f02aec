/** What goes on in time: what was against what is, what is done one after the other, what happens when. */
import { patternsOf } from '../../findings/patternsOf.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import { type Exhibit, findingsOfKind, messageOf, standsAlone, unitsAt } from './evidence.ts';
import { datesExhibit } from './structures.ts';

const LONGEST_HEAD = 28;
const MOST_ROWS = 4;

/** Today and tomorrow side by side: rows of what each time had. */
export const erasExhibit: Exhibit = (evidence) => {
  const { judge } = evidence;
  const { language } = judge.brief;
  const found = findingsOfKind(evidence, 'eras').filter(({ units }) =>
    unitsAt(units, evidence).every((unit) => standsAlone(unit, judge) || unit.needs.length === 0),
  );
  const [first] = found;
  if (!first) return undefined;
  const alike = found.filter(({ heads }) => heads.every((head, i) => head.toLowerCase() === first.heads[i]?.toLowerCase()));
  const heads = first.heads.map((head) => capitalize(head, language));
  const [left = '', right = ''] = heads;
  if (heads.some((head) => columns(head) > LONGEST_HEAD) || left === right) return undefined;
  const rows = alike.slice(0, MOST_ROWS).map(({ sides }) => {
    const [before, after] = sides.map((side) => capitalize(trimClause(side), language));
    return { left: before ?? '', right: after ?? '' };
  });
  const used = unitsAt([...new Set(alike.slice(0, MOST_ROWS).flatMap(({ units }) => units))], evidence);
  return { body: { kind: 'comparison', heads: [left, right], rows }, used, certainty: first.certainty };
};

/** Lists, facts and tables of dated items are that before they are anything else. */
export const datedList: Exhibit = (evidence) => {
  const candidate = datesExhibit(evidence);
  return candidate?.used.every(({ form }) => form !== 'prose') && candidate.used.length >= SHARE * evidence.units.length
    ? candidate
    : undefined;
};
const SHARE = 0.6;

const FEWEST_STEPS = 3;
const MOST_STEPS = 6;
const STEP_WORDS = 16;

/** Sentences that say what to do first, then, last, with what is to be done between them. */
export const stepsExhibit: Exhibit = (evidence) => {
  const { judge } = evidence;
  const { language } = judge.brief;
  const [finding] = findingsOfKind(evidence, 'steps')
    .filter(({ units }) => unitsAt(units, evidence).every(({ form }) => form === 'prose'))
    .filter(({ steps }) => steps.length >= FEWEST_STEPS && steps.length <= MOST_STEPS);
  if (!finding) return undefined;
  // "First …, second …, third …" counts out reasons where nobody is told to do anything.
  const { ordinals } = patternsOf(language);
  const told = unitsAt(finding.units, evidence).some(({ role }) => role === 'instruction');
  if (!told && finding.steps.every(({ text }) => ordinals.some((words) => words.test(text.slice(0, 24))))) return undefined;
  const most = STEP_WORDS * Math.max(0.8, wordiness(language));
  const steps = finding.steps.map(({ text }) => ({ head: capitalize(trimClause(text), language) }));
  if (steps.some(({ head }) => countWords(head) > most)) return undefined;
  const used = unitsAt(finding.units, evidence);
  const title = evidence.units.find((unit) => unit.index === (finding.units[0] ?? 0) - 1);
  const called = title && !used.includes(title) && title.role === 'claim' ? messageOf(title, judge) : undefined;
  return {
    body: finding.cycle ? { kind: 'cycle', steps } : { kind: 'process', steps },
    used,
    certainty: finding.certainty,
    called,
  };
};
