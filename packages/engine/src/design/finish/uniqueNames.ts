/** Names of the nodes of a page, by which the selection pane tells them apart: a name that is taken is numbered. */
import type { SceneNode } from '../../model/scene.ts';

/** Nodes that connectors refer to keep their names. */
export function withUniqueNames(nodes: readonly SceneNode[]): SceneNode[] {
  const taken = new Set<string>();
  const joined = new Set(nodes.flatMap((node) => (node.type === 'group' ? node.nodes : [node])).flatMap(endsOf));
  const named = <T extends SceneNode>(node: T): T => {
    let { name } = node;
    if (!joined.has(name)) for (let n = 2; taken.has(name); n++) name = `${node.name} (${n})`;
    taken.add(name);
    return name === node.name ? node : { ...node, name };
  };
  return nodes.map((node) => {
    const own = named(node);
    return own.type === 'group' ? { ...own, nodes: own.nodes.map(named) } : own;
  });
}

const endsOf = (node: SceneNode): string[] =>
  node.type === 'shape' && node.connects ? [node.connects.start.node, node.connects.end.node] : [];
