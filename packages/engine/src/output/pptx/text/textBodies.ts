/** All text of a Scene, wherever it stands. */
import type { Scene, SceneNode } from '../../../model/scene.ts';
import type { TextBody } from '../../../model/text.ts';

export function* textBodies(scene: Scene): Generator<TextBody> {
  for (const layout of scene.layouts) yield* bodiesOf(layout.nodes);
  for (const page of scene.pages) yield* bodiesOf(page.nodes);
}

function* bodiesOf(nodes: readonly SceneNode[]): Generator<TextBody> {
  for (const node of nodes) {
    if (node.type === 'shape' && node.text) yield node.text;
    else if (node.type === 'group') yield* bodiesOf(node.nodes);
    else if (node.type === 'table') for (const row of node.rows) for (const cell of row.cells) yield cell.text;
  }
}
