/** Art that several layouts show stands once, on the master: the file is smaller, and whoever edits it edits it once. */
import type { Layout, SceneNode } from '../../../model/scene.ts';

/** The nodes that the master shows for the layouts that have them; empty where no two layouts have the same. */
export function sharedArt(layouts: readonly Layout[]): readonly SceneNode[] {
  const groups = new Map<string, { readonly nodes: readonly SceneNode[]; saved: number }>();
  for (const { nodes } of layouts) {
    const key = keyOf(nodes);
    const known = groups.get(key);
    if (known) known.saved += key.length;
    else groups.set(key, { nodes, saved: 0 });
  }
  const [best] = [...groups.values()].filter(({ nodes }) => nodes.length > 0).sort((a, b) => b.saved - a.saved);
  return best && best.saved > 0 ? best.nodes : [];
}

/** Whether the layout's art begins with what the master shows, or is that. A layout without art hides the master's. */
export const showsSharedArt = ({ nodes }: Layout, shared: readonly SceneNode[]): boolean =>
  keyOf(nodes.slice(0, shared.length)) === keyOf(shared);

/** What a node says, written once: layouts mostly hold the same nodes, and some are whole patterns. */
const written = new WeakMap<SceneNode, string>();

function keyOf(nodes: readonly SceneNode[]): string {
  const keys = nodes.map((node) => {
    const key = written.get(node) ?? JSON.stringify(node);
    written.set(node, key);
    return key;
  });
  return keys.join();
}
