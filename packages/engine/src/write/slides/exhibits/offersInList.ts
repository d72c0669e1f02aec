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
/** Of the last cell of each, with what else is said. */
const LONGEST_LAST = 84;
const MOST_ADDED = 1;
/** Rows in which all things have a value of one measure. */
const FEWEST_MEASURED = 2;

export const offersInListExhibit: Exhibit = ({ group, judge }: Evidence): Candidate | undefined => {
  const { language } = judge.brief;
  const lists = group.passages.filter(({ form }) => form === 'list');
  const [list] = lists;
  if (!list || list.ordered || lists.length > 1 || list.units.length < 2 || list.units.length > MOST_OFFERS) return undefined;
  const { units } = list;
  if (units.some(({ lead, level }) => lead === undefined || level > 0 || columns(lead) > LONGEST_NAME)) return undefined;
  const whole = units.map(partsOf);
  const count = Math.min(...whole.map((parts) => parts.length));
  if (count < CELLS.fewest || count > CELLS.most || whole.some((parts) => parts.length > count + MOST_ADDED)) return undefined;
  // What one of them says besides stands with the last thing that it tells: "saves 80 %, but needs new radiators".
  const told = whole.map((parts) => [...parts.slice(0, count - 1), parts.slice(count - 1).join(', ')]);
  if (told.flat().some((part, i) => part === '' || columns(part) > ((i + 1) % count === 0 ? LONGEST_LAST : LONGEST_CELL))) return undefined;
  const rows = Array.from({ length: count }, (_, row) => told.map((parts) => parts[row] ?? ''));
  const keys = rows.map((_, row) =>
    keysOf(
      whole.map((parts) => parts[row] ?? ''),
      language,
    ),
  );
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

/** The measures that the cells of a row have; one that says by the word of all others that it has none is one of them: "no subsidy". */
function keysOf(cells: readonly string[], language: string): ReadonlySet<string | undefined> {
  const keys = cells.map((cell) => keyIn(cell, language));
  const named = new Set(keys.filter((key) => key !== undefined));
  const words = cells.map((cell) => new Set(cell.toLowerCase().match(LONG_WORD) ?? []));
  const isShared = [...(words[0] ?? [])].some((word) => words.every((each) => each.has(word)));
  const hasNone = cells.every((cell, i) => keys[i] !== undefined || !/\p{Nd}/u.test(cell));
  return named.size === 1 && isShared && hasNone ? named : new Set(keys);
}
const LONG_WORD = /[\p{L}\p{M}]{5,}/gu;

/** The measure of a cell's only value; undefined where it has none, or several. */
function keyIn(cell: string, language: string): string | undefined {
  // A bare number is a year.
  const figures = figuresIn(cell, [], patternsOf(language), language, true).filter(
    ({ single, measure }) => !single && !(measure.kind === 'count' && measure.name === ''),
  );
  const [figure] = figures;
  return figure && figures.length === 1 ? measureKeyOf(figure) : undefined;
}
