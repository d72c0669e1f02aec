/** Art that several layouts show stands once, on the master: the file is smaller, and whoever edits it edits it once. */
import { createHash } from 'node:crypto';
import { perObject } from '../../../model/memo.ts';
import type { Layout, SceneNode } from '../../../model/scene.ts';

/** The nodes that the master shows for the layouts that have them; empty where no two layouts have the same. */
export function sharedArt(layouts: readonly Layout[]): readonly SceneNode[] {
  const groups = new Map<string, { readonly nodes: readonly SceneNode[]; saved: number }>();
  for (const { nodes } of layouts) {
    const { key, length } = contentOf(nodes);
    const known = groups.get(key);
    if (known) known.saved += length;
    else groups.set(key, { nodes, saved: 0 });
  }
  const [best] = [...groups.values()].filter(({ nodes }) => nodes.length > 0).sort((a, b) => b.saved - a.saved);
  return best && best.saved > 0 ? best.nodes : [];
}

/** Whether the layout's art begins with what the master shows, or is that. A layout without art hides the master's. */
export const showsSharedArt = ({ nodes }: Layout, shared: readonly SceneNode[]): boolean =>
  contentOf(nodes.slice(0, shared.length)).key === contentOf(shared).key;

interface Content {
  /** Of what is said; the same for nodes that say the same. */
  readonly key: string;
  /** Characters that it takes to say it. */
  readonly length: number;
}

/** What nodes say, as one short key: layouts mostly hold the same nodes, and some are whole patterns of 40 KB and more. */

function contentOf(nodes: readonly SceneNode[]): Content {
  const each = nodes.map(contentOfNode);
  return {
    key: each.map(({ key }) => key).join(),
    // With the commas between them.
    length: each.reduce((sum, { length }) => sum + length, Math.max(0, nodes.length - 1)),
  };
}

const contentOfNode = perObject((node: SceneNode): Content => {
  const said = JSON.stringify(node);
  return { key: createHash('sha1').update(said).digest('base64'), length: said.length };
});
