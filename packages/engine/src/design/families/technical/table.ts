/** A table whose header stands over a rule in the leading colour. */
import type { SceneNode } from '../../../model/scene.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { table as sharedTable } from '../../layouts/table.ts';

export const table: SlideLayout<'table'> = {
  face: sharedTable.face,
  compose(slide, stage) {
    const sheet = sharedTable.compose(slide, stage);
    sheet.nodes.splice(0, sheet.nodes.length, ...sheet.nodes.map(ruled));
    return sheet;
  },
};

function ruled(node: SceneNode): SceneNode {
  if (node.type !== 'table') return node;
  const bottom = { color: { ref: 'accent1' }, width: 2 } as const;
  const rows = node.rows.map((row, r) => (r === 0 ? { ...row, cells: row.cells.map((cell) => ({ ...cell, borders: { bottom } })) } : row));
  return { ...node, rows };
}
