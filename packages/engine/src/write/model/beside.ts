/** What stands together on a slide: its texts, and the figures of each row, column and list of it, as lines from which others may follow. */
import { z } from 'zod';
import { leavesOf, type Path } from './salvage.ts';

/** Longer texts than this many characters are no figures with a unit. */
const LONGEST_FIGURE = 36;

/** `shown` is the answer for a slide without what is only spoken. */
export function linesBeside(shown: unknown): string[] {
  const leaves = leavesOf(shown);
  const figures = leaves.filter(({ text }) => /\p{Nd}/u.test(text) && text.length <= LONGEST_FIGURE);
  const groups = new Map<string, string[]>();
  for (const { path, text } of figures) for (const key of groupsOf(path)) groups.set(key, [...(groups.get(key) ?? []), text]);
  const together = [...groups.values()].filter((group) => group.length > 1).map((group) => group.join('; '));
  return [...new Set([...leaves.map(({ text }) => text), ...together, ...drawnIn(shown)])];
}

const drawn = z.object({
  chart: z.object({ suffix: z.string().nullish(), series: z.array(z.object({ values: z.array(z.number().nullable()) })) }),
});

/** The values of each series of a chart, with what stands behind them. */
function drawnIn(shown: unknown): string[] {
  const { data } = drawn.safeParse(shown);
  return (
    data?.chart.series.map(({ values }) =>
      values.flatMap((value) => (value === null ? [] : [`${value}${data.chart.suffix ?? ''}`])).join('; '),
    ) ?? []
  );
}

/** Fields that stand beside each other as items of a list do: what was before, and what came of it. */
const SIDES: ReadonlySet<string | number> = new Set(['before', 'after']);

/** Of a cell its row and its column; of a field the same field of the other items, and the other fields of its own. */
const groupsOf = (path: Path): string[] => [
  ...path.flatMap((key, i) =>
    typeof key === 'number' || SIDES.has(key) ? [[...path.slice(0, i), '*', ...path.slice(i + 1)].join('.')] : [],
  ),
  ...(typeof path.at(-1) === 'string' && typeof path.at(-2) === 'number' ? [[...path.slice(0, -1), '*'].join('.')] : []),
];
