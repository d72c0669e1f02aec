/** Four fields: the parts of a SWOT analysis, or a table of two rows and two columns whose names are opposites. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import { choosePoints, type Judgement, sayPoint } from '../../say/points.ts';
import { columns } from '../../sentence/measure.ts';
import { keepWithin } from '../../sentence/sayWithin.ts';
import { swotField } from '../../words/structure.ts';
import { dominant } from './dominant.ts';
import type { Kind, Proposal } from './kind.ts';
import { sectionShares } from './sectionShares.ts';

const FIELDS = 4;
const MOST_ITEMS = 3;
const MOST_SHORT_ITEMS = 4;
const MOST_SHORT_WORDS = 36;
const LONGEST_HEAD = 40;

type Field = SlideOf<'matrix'>['fields'][number];

export const matrix: Kind = (group, judge) => ofSections(group, judge) ?? ofItems(group, judge) ?? ofTable(group);

function ofSections(group: Group, judge: Judgement): Proposal | undefined {
  const sections = sectionShares(group);
  if (
    sections?.length !== FIELDS ||
    !isSwot(
      sections.map(({ name }) => name),
      judge.brief.language,
    )
  )
    return undefined;
  // Where all is short, nothing of it is left out.
  const longest = Math.max(...sections.map(({ units }) => units.reduce((sum, { words }) => sum + words, 0)));
  const isShort = judge.brief.stretch > 1 && longest <= MOST_SHORT_WORDS && sections.every(({ units }) => units.length <= MOST_SHORT_ITEMS);
  const limits = isShort
    ? { words: MOST_SHORT_WORDS, points: MOST_SHORT_ITEMS }
    : { words: Math.round(judge.brief.slideWords / FIELDS), points: MOST_ITEMS };
  const chosen = sections.map(({ units }) => choosePoints(units, judge, limits));
  if (chosen.some((points) => points.length === 0)) return undefined;
  const fields = sections.map(
    ({ name }, i): Field => ({ head: name, items: (chosen[i] ?? []).map((point) => sayPoint(point, judge.brief.language)) }),
  );
  return { body: { kind: 'matrix', fields }, used: chosen.flatMap((points) => points.map(({ unit }) => unit)) };
}

function ofItems(group: Group, { brief }: Judgement): Proposal | undefined {
  const passage = dominant(group, 'list') ?? dominant(group, 'facts');
  const units = passage?.units.filter((unit) => unit.level === 0) ?? [];
  if (units.length !== FIELDS || units.length !== passage?.units.length) return undefined;
  if (
    !isSwot(
      units.map((unit) => unit.lead ?? ''),
      brief.language,
    )
  )
    return undefined;
  const fields = units.map((unit): Field => ({ head: unit.lead ?? '', items: [keepWithin(unit.text, brief.language, 20)] }));
  return { body: { kind: 'matrix', fields }, used: units };
}

const isSwot = (names: readonly string[], language: string): boolean => names.every((name, i) => swotField(name, language) === i);

function ofTable(group: Group): Proposal | undefined {
  const passage = dominant(group, 'table');
  const header = passage?.header;
  const [upper, lower] = passage?.units ?? [];
  if (header?.length !== 3 || !upper?.cells || !lower?.cells || passage?.units.length !== 2) return undefined;
  const [left = '', right = ''] = header.slice(1);
  const [high = '', low = ''] = [upper.cells[0], lower.cells[0]];
  if (!areOpposites(left, right) || !areOpposites(high, low)) return undefined;
  const heads = [upper, lower].flatMap(cellsOf);
  if (heads.length !== FIELDS || heads.some((head) => head === '' || columns(head) > LONGEST_HEAD || !/\p{L}{2}/u.test(head)))
    return undefined;
  const fields = heads.map((head): Field => ({ head, items: [] }));
  return { body: { kind: 'matrix', fields, axes: { x: { low: left, high: right }, y: { low, high } } }, used: passage.units };
}

const cellsOf = ({ cells = [] }: Unit): string[] => cells.slice(1, 3).map((cell) => cell.trim());

/** "Low effort" and "High effort": names of few words that differ in one of them. */
function areOpposites(a: string, b: string): boolean {
  const [first = [], second = []] = [a, b].map((name): string[] => name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  if (first.length !== second.length || first.length < 2 || first.length > 4) return false;
  const different = first.filter((word, i) => word !== second[i]);
  // "Plan A" and "Plan B" are two of a kind, and the ends of nothing.
  return different.length === 1 && (different[0]?.length ?? 0) > 2;
}
