/** A Scene whose texts have their lines, as design leaves it: fixtures only say what the texts are. */
import type { Frame, LeafNode, Page, Scene, SceneNode, ShapeNode } from '../../packages/engine/src/model/scene.ts';
import type { TextBody } from '../../packages/engine/src/model/text.ts';
import type { Typesetter } from '../../packages/engine/src/text/typesetter.ts';

export function setScene(scene: Scene, typesetter: Typesetter): Scene {
  const body = (text: TextBody, { w, h }: Pick<Frame, 'w' | 'h'>): TextBody =>
    typesetter.set(text.paragraphs, { width: w, height: h, anchor: text.anchor, insets: text.insets });
  const shape = (node: ShapeNode): ShapeNode => (node.text ? { ...node, text: body(node.text, node.frame) } : node);
  const leaf = (node: LeafNode): LeafNode => {
    if (node.type === 'shape') return shape(node);
    if (node.type === 'chart') return { ...node, drawing: node.drawing.map(shape) };
    if (node.type === 'picture') return node;
    const rows = node.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, i) => ({ ...cell, text: body(cell.text, { w: node.columns[i] ?? 0, h: row.height }) })),
    }));
    return { ...node, rows };
  };
  const any = (node: SceneNode): SceneNode => (node.type === 'group' ? { ...node, nodes: node.nodes.map(leaf) } : leaf(node));
  const page = (value: Page): Page => ({ ...value, nodes: value.nodes.map(any) });
  return { ...scene, layouts: scene.layouts.map((layout) => ({ ...layout, nodes: layout.nodes.map(any) })), pages: scene.pages.map(page) };
}
