/** A table whose leading row lies on a strip of paper, cut by hand, that is a little longer than the row. */
import type { SceneNode, TableNode } from '../../../model/scene.ts';
import { table as sharedTable } from '../../arrangements/table.ts';
import type { Point } from '../../art/clip.ts';
import { randomFrom } from '../../art/random.ts';
import { artGroup, outline, smooth } from '../../art/shapes.ts';
import { retouched } from '../../page/layout.ts';

const OVERHANG = 13;
const MOST_COLUMNS = 3;

export const table = retouched(sharedTable, (builder, slide, context) => {
  // Names and units of many columns would break in the narrow one: they go to the wide page.
  if (!context.wide && slide.columns.length > MOST_COLUMNS) builder.judge('overflows');
  const nodes = builder.nodes.flatMap((node) => (node.type === 'table' ? [...strips(node, slide.title), withoutRules(node)] : [node]));
  builder.nodes.splice(0, builder.nodes.length, ...nodes);
});

/** No hairlines along a row that lies on a strip. */
function withoutRules(node: TableNode): TableNode {
  const first = node.header ? 1 : 0;
  const onStrip = (r: number) => r >= first && groundOf(node.rows[r]) !== undefined;
  const rows = node.rows.map((row, r) =>
    r >= first && (onStrip(r) || onStrip(r + 1)) ? { ...row, cells: row.cells.map(({ borders: _, ...cell }) => cell) } : row,
  );
  return { ...node, rows };
}

/** What all of the row lies on: a cell that is marked alone has a ground of its own. */
function groundOf(row: Pick<TableNode['rows'][number], 'cells'> | undefined) {
  const fills = row?.cells.map(({ fill }) => fill) ?? [];
  if (fills.some((fill) => !fill)) return undefined;
  return fills.find((fill, i) => fills.indexOf(fill) < i) ?? fills[0];
}

/** Below each row that has a ground: uneven edges that show round it. */
function strips(node: TableNode, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  let y = node.frame.y;
  const shapes = node.rows.flatMap(({ height, cells }, r) => {
    const top = y;
    y += height;
    const fill = groundOf({ cells });
    if (!fill || (node.header && r === 0)) return [];
    const { x, w } = node.frame;
    const off = () => 1.5 + random() * 2.5;
    const along = [0.2, 0.5, 0.8];
    const points: Point[] = [
      [x - OVERHANG + off(), top - off()],
      ...along.map((share): Point => [x + w * share, top - off()]),
      [x + w + OVERHANG - off(), top - off()],
      [x + w + OVERHANG + off(), top + height * 0.5],
      [x + w + OVERHANG - off(), top + height + off()],
      ...along.reverse().map((share): Point => [x + w * share, top + height + off()]),
      [x - OVERHANG + off(), top + height + off()],
      [x - OVERHANG - off(), top + height * 0.5],
    ];
    return [outline('Strip', smooth(points, 9), fill)];
  });
  return shapes.length > 0 ? [artGroup('Paper strip', shapes)] : [];
}
