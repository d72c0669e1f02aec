/** Two sections, or the two columns of a table, of which one says what speaks for something and the other what speaks against it. */
import type { Group } from '../../plan/allot.ts';
import { choosePoints, type Judgement, type Point, sayPoint } from '../../say/points.ts';
import { keepWithin } from '../../sentence/sayWithin.ts';
import { isHeaded } from '../../words/structure.ts';
import { dominant } from './dominant.ts';
import type { Kind, Proposal } from './kind.ts';
import { sectionShares } from './sectionShares.ts';

const MOST = 5;
const MOST_ROWS = 8;

export const prosCons: Kind = (group, judge) => ofSections(group, judge) ?? ofTable(group, judge);

function ofSections(group: Group, judge: Judgement): Proposal | undefined {
  const sections = sectionShares(group);
  if (sections?.length !== 2 || group.passages.some(({ form }) => form === 'table')) return undefined;
  const order = orderOf(
    sections.map(({ name }) => name),
    judge.brief.language,
  );
  if (!order) return undefined;
  const limits = { words: Math.round(judge.brief.slideWords / 2), points: MOST };
  const sides = order.map((i) => ({ name: sections[i]?.name ?? '', points: choosePoints(sections[i]?.units ?? [], judge, limits) }));
  const [pros, cons] = sides;
  if (!pros || !cons || pros.points.length === 0 || cons.points.length === 0) return undefined;
  const said = (point: Point): string => sayPoint(point, judge.brief.language);
  return {
    body: { kind: 'prosCons', heads: [pros.name, cons.name], pros: pros.points.map(said), cons: cons.points.map(said) },
    used: sides.flatMap(({ points }) => points.map(({ unit }) => unit)),
  };
}

function ofTable(group: Group, { brief }: Judgement): Proposal | undefined {
  const passage = dominant(group, 'table');
  const header = passage?.header;
  if (!passage || header?.length !== 2 || passage.units.length > MOST_ROWS) return undefined;
  const order = orderOf(header, brief.language);
  if (!order) return undefined;
  const [pros = [], cons = []] = order.map((column) =>
    passage.units
      .map((unit) => unit.cells?.[column]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .map((cell) => keepWithin(cell, brief.language, 22)),
  );
  if (pros.length === 0 || cons.length === 0) return undefined;
  const heads: [string, string] = [header[order[0]] ?? '', header[order[1]] ?? ''];
  return { body: { kind: 'prosCons', heads, pros, cons }, used: passage.units };
}

/** Which of two names is for and which against; undefined where they are not these two. */
function orderOf([first = '', second = '']: readonly string[], language: string): readonly [0 | 1, 0 | 1] | undefined {
  const speaks = (name: string, side: 'pros' | 'cons') => isHeaded(name, side, language);
  if (speaks(first, 'pros') && speaks(second, 'cons')) return [0, 1];
  return speaks(first, 'cons') && speaks(second, 'pros') ? [1, 0] : undefined;
}
