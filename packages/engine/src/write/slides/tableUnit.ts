/** What a table's figures are in, where only a line beside it or above it says so: it stands with what is shown of the table. */
import type { Passage, Unit } from '../discourse/passages.ts';
import type { Group } from '../plan/allot.ts';
import { textsIn } from '../say/memory.ts';
import { countWords } from '../sentence/measure.ts';
import { trimClause } from '../sentence/tidying.ts';
import type { Proposal } from './kinds/kind.ts';
import { measureOfLine } from './kinds/unit.ts';

/** Words of such a line. */
const LONGEST = 12;

type Body = Proposal['body'];

/** With the line below a table, and the unit at a chart, unless the title or the slide says it. */
export function withTableUnit(body: Body, { passages }: Group, title: string): Body {
  if (body.kind !== 'table' && body.kind !== 'chart') return body;
  const [at, ...more] = passages.flatMap(({ form }, i) => (form === 'table' ? [i] : []));
  if (at === undefined || more.length > 0) return body;
  const line = linesBeside(passages, at).find((text) => countWords(text) <= LONGEST && measureOfLine(text) !== undefined);
  const measure = line === undefined ? undefined : measureOfLine(line);
  if (line === undefined || measure === undefined || [title, ...textsIn(body)].some((text) => text.includes(measure))) return body;
  if (body.kind === 'table') return { ...body, note: [body.note, trimClause(line)].filter(Boolean).join('. ') };
  const { unit, prefix = '', suffix = '' } = body.chart;
  // "60 %" says itself that it is in percent.
  if (prefix + suffix !== '' && !/\s/u.test(measure)) return body;
  return { ...body, chart: { ...body.chart, unit: unit === undefined ? measure : `${unit} (${measure})` } };
}

/** What leads to it, its caption, a sentence that is a paragraph of its own right before or behind it, the heading above it. */
function linesBeside(passages: readonly Passage[], at: number): readonly string[] {
  const { intro, caption, section } = passages[at] as Passage;
  const beside = [passages[at - 1], passages[at + 1]].filter((each) => each?.form === 'prose' && each.section === section);
  const [before, behind] = [passages[at - 1]?.units.at(-1), passages[at + 1]?.units[0]];
  const alone = [before, behind].filter(
    (unit): unit is Unit =>
      unit !== undefined &&
      beside.some((each) => each?.units.includes(unit) && each.units.filter(({ block }) => block === unit.block).length === 1),
  );
  return [intro, caption, ...alone.map(({ text }) => text), section.heading].flatMap((text) => text ?? []);
}
