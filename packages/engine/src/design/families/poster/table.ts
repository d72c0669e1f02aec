/** A table whose header and leading row run as bands from edge to edge of the slide. */
import { rightOf } from '../../../model/frame.ts';
import type { SceneNode } from '../../../model/scene.ts';
import { table as sharedTable } from '../../arrangements/table.ts';
import { retouched } from '../../page/layout.ts';
import { block } from './drawn.ts';

export const table = retouched(sharedTable, (builder, _, context) => {
  // Beside the title's block there is no edge to run to.
  if (context.wide) builder.add(...builder.nodes.flatMap(margins));
});

/** What a table's filled rows lack to the left and right edge. */
function margins(node: SceneNode): SceneNode[] {
  if (node.type !== 'table') return [];
  const right = rightOf(node.frame);
  let y = node.frame.y;
  return node.rows.flatMap(({ height, cells }, r) => {
    const top = y;
    y += height;
    const [first, last] = [cells[0]?.fill, cells.at(-1)?.fill];
    return [
      ...(first ? [block(`Row ${r + 1}, left edge`, { x: 0, y: top, w: node.frame.x, h: height }, first)] : []),
      ...(last ? [block(`Row ${r + 1}, right edge`, { x: right, y: top, w: 960 - right, h: height }, last)] : []),
    ];
  });
}
