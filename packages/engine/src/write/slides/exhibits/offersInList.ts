/**
 * A list whose items each name a thing to choose from and tell the same of it in the same order, parted by commas ("Duero: €48,000, twelve
 * weeks, a guarantee of two years"): side by side, a row for each thing that is told.
 */
import type { Unit } from '../../discourse/passages.ts';
import { figuresIn } from '../../findings/figures.ts';
import { measureKeyOf } from '../../findings/offers.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { columns } from '../../sentence/measure.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import type { Candidate, Evidence, Exhibit } from './evidence.ts';
import { chosenBy } from './offers.ts';

const MOST_OFFERS = 4;
const CELLS = { fewest: 3, most: 5 } as const;
const LONGEST_NAME = 40;
const LONGEST_CELL = 48;
/** Rows in which all things have a value of one measure. */
const FEWEST_MEASURED = 2;

export const offersInListExhibit: Exhibit = ({ group, judge }: Evidence): Candidate | undefined => {
  const { language } = judge.brief;
  const lists = group.passages.filter(({ form }) => form === 'list');
  const [list] = lists;
  if (!list || list.ordered || lists.length > 1 || list.units.length < 2 || list.units.length > MOST_OFFERS) return undefined;
  const { units } = list;
  if (units.some(({ lead, level }) => lead === undefined || level > 0 || columns(lead) > LONGEST_NAME)) return undefined;
  const told = units.map(partsOf);
  const [first] = told;
  const count = first?.length ?? 0;
  if (count < CELLS.fewest || count > CELLS.most || told.some((parts) => parts.length !== count)) return undefined;
  if (told.flat().some((part) => part === '' || columns(part) > LONGEST_CELL)) return undefined;
  const rows = Array.from({ length: count }, (_, row) => told.map((parts) => parts[row] ?? ''));
  const keys = rows.map((cells) => new Set(cells.map((cell) => keyIn(cell, language))));
  // What has a value of a measure in one of them and none in another is something else there.
  if (keys.some(({ size }) => size > 1)) return undefined;
  const measured = keys.filter((row) => !row.has(undefined)).length;
  if (measured < FEWEST_MEASURED) return undefined;
  const names = units.map(({ lead = '' }) => capitalize(trimClause(lead), language));
  const choice = group.passages
    .flatMap(({ form, units: said }) => (form === 'prose' ? said : []))
    .find(({ role, text }) => CHOOSES.has(role) && !/[:：]$/u.test(text));
  const favoured = choice && chosenBy(choice.text, names);
  return {
    body: {
      kind: 'options',
      options: names,
      rows: rows.map((cells) => ({ cells: cells.map((cell) => capitalize(cell, language)) })),
      ...(favoured !== undefined && { favoured }),
    },
    used: units,
    certainty: 0.9,
  };
};

const CHOOSES: ReadonlySet<Unit['role']> = new Set<Unit['role']>(['decision', 'recommendation']);

/** A comma within a number parts nothing. */
const partsOf = ({ text }: Unit): string[] =>
  text
    .replace(/[.。]$/u, '')
    .split(/[,;،؛，；、](?!\p{Nd})\s*|[,;]\s+/u)
    .map((part) => part.trim());

/** The measure of a cell's only value; undefined where it has none, or several. */
function keyIn(cell: string, language: string): string | undefined {
  // A bare number is a year.
  const figures = figuresIn(cell, [], patternsOf(language), language, true).filter(
    ({ single, measure }) => !single && !(measure.kind === 'count' && measure.name === ''),
  );
  const [figure] = figures;
  return figure && figures.length === 1 ? measureKeyOf(figure) : undefined;
}
