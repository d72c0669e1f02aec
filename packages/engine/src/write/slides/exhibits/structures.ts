/** Shapes of paragraphs as cards: what each opens with, conditions and what follows, options with what speaks for and against them. */
import type { Unit } from '../../discourse/passages.ts';
import { dateIn } from '../../sentence/dates.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import { type Evidence, type Exhibit, findingsOfKind, sayUnit, unitsAt, worthOf } from './evidence.ts';

const CARD_WORDS = 24;
const LONGEST_HEAD = 64;

/** Three to six paragraphs that each open with what they are about. */
export const parallelExhibit: Exhibit = (evidence) => {
  const [finding] = findingsOfKind(evidence, 'parallel').sort((a, b) => b.items.length - a.items.length);
  if (!finding) return undefined;
  const used: Unit[] = [];
  const cards = finding.items.flatMap(({ head, rest, unit }) => {
    const opening = evidence.byIndex.get(unit);
    const said = bestOf(unitsAt(rest, evidence), evidence);
    if (!opening || columns(head) > LONGEST_HEAD) return [];
    used.push(opening, ...(said ? [said.unit] : []));
    return [{ head: capitalize(trimClause(head), evidence.judge.brief.language), ...(said && { text: said.text }) }];
  });
  if (cards.length < finding.items.length || cards.every(({ text }) => text === undefined)) return undefined;
  return { body: { kind: 'cards', cards }, used, certainty: finding.certainty };
};

/** The weightiest of the sentences that belong to a card; what its pronoun stands for is the card's head. */
function bestOf(units: readonly Unit[], { judge }: Evidence): { unit: Unit; text: string } | undefined {
  return [...units]
    .sort((a, b) => worthOf(b) - worthOf(a) || a.index - b.index)
    .flatMap((unit) => {
      const text = sayUnit(unit, judge, CARD_WORDS);
      return text === undefined || unit.unusable ? [] : [{ unit, text }];
    })[0];
}

/** Two to four conditions, each with what is to be done. */
export const rulesExhibit: Exhibit = (evidence) => {
  const { judge } = evidence;
  const [finding] = findingsOfKind(evidence, 'rules').sort((a, b) => b.rules.length - a.rules.length);
  if (!finding || finding.rules.length > 4) return undefined;
  const most = CARD_WORDS * Math.max(0.8, wordiness(judge.brief.language));
  if (finding.rules.some(({ condition, consequence }) => columns(condition) > 90 || countWords(consequence) > most)) return undefined;
  const { language } = judge.brief;
  const cards = finding.rules.map(({ condition, consequence }) => ({
    head: capitalize(condition, language),
    text: capitalize(consequence, language),
  }));
  return {
    body: { kind: 'cards', cards },
    used: unitsAt(finding.units, evidence),
    certainty: finding.certainty,
  };
};

/** Somebody's words: alone, where the group has little else to say. */
export const speechExhibit: Exhibit = (evidence) => {
  const [finding] = findingsOfKind(evidence, 'speech').filter(({ quote }) => columns(quote) <= 220);
  if (!finding) return undefined;
  const { quote, name, role } = finding;
  return {
    body: { kind: 'quote', quote, ...(name && { name }), ...(role && { role }) },
    used: unitsAt(finding.units, evidence),
    certainty: finding.certainty,
  };
};

const FEWEST_DATES = 3;
const MOST_DATES = 8;

/** What happens when: three or more dated lines in their order. */
export const datesExhibit: Exhibit = (evidence) => {
  const [finding] = findingsOfKind(evidence, 'dates');
  if (!finding || finding.events.length < FEWEST_DATES || finding.events.length > MOST_DATES) return undefined;
  const { language } = evidence.judge.brief;
  const points = finding.events.flatMap(({ date, text, unit }) => {
    const said = capitalize(trimClause(text), language);
    return evidence.byIndex.has(unit) && countWords(said) <= 20 * Math.max(0.8, wordiness(language))
      ? [{ date: capitalize(date, language), text: said }]
      : [];
  });
  if (points.length < finding.events.length) return undefined;
  // A course without its beginning is none: other dated lines of the group belong to it.
  const opens = ({ index, text }: Unit): boolean => !finding.units.includes(index) && dateIn(text, language)?.index === 0;
  if (evidence.units.some(opens)) return undefined;
  return {
    body: { kind: 'timeline', points },
    used: unitsAt(finding.units, evidence),
    certainty: finding.certainty,
  };
};
