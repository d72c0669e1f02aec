/** A table whose header stands over a rule in the leading colour. */
import type { SceneNode } from '../../../model/scene.ts';
import { table as sharedTable } from '../../arrangements/table.ts';
import { retouched } from '../../page/layout.ts';

export const table = retouched(sharedTable, (builder) => {
  builder.nodes.splice(0, builder.nodes.length, ...builder.nodes.map(ruled));
});

function ruled(node: SceneNode): SceneNode {
  if (node.type !== 'table') return node;
  const bottom = { color: { ref: 'accent1' }, width: 2 } as const;
  const rows = node.rows.map((row, r) => (r === 0 ? { ...row, cells: row.cells.map((cell) => ({ ...cell, borders: { bottom } })) } : row));
  return { ...node, rows };
}
