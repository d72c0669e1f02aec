/** What a table is called whose section's name another slide bears. */
import { withoutTableNumber } from '../../languages/labels.ts';
import type { Passage } from '../discourse/passages.ts';
import { columns } from '../sentence/measure.ts';
import { trimClause } from '../sentence/tidying.ts';

/** "Costs: Nets – Wages": where a table's name is taken, by its first and last row. */
export function rowsName({ section, units, caption, header }: Passage): string | undefined {
  const compared = caption === undefined ? comparedIn(header) : undefined;
  if (compared !== undefined) return compared;
  const [first, last] = [units[0], units.at(-1)].map((unit) => trimClause(unit?.cells?.[0] ?? ''));
  const name = caption === undefined ? (section.heading ?? section.path.at(-1) ?? header?.[0]) : withoutTableNumber(caption);
  return !name || !first ? undefined : `${trimClause(name)}: ${first === last || !last ? first : `${first} – ${last}`}`;
}

/** "Process S – Process C": what a table compares that has no name for its first column, whose rows only say in what. */
function comparedIn(header: readonly string[] | undefined): string | undefined {
  const [corner, ...heads] = (header ?? []).map(trimClause);
  if (corner !== '' || heads.length < 2 || heads.length > MOST_COMPARED) return undefined;
  const name = heads.join(' – ');
  return heads.every((head) => /\p{L}/u.test(head) && !/\p{Nd}/u.test(head)) && columns(name) <= WIDEST_COMPARED ? name : undefined;
}
const MOST_COMPARED = 4;
const WIDEST_COMPARED = 60;
