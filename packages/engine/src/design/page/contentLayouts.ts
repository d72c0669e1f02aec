/** The layouts of content: those with a page number. Covers, sections and last pages have neither number nor footer. */
import type { Layout, Placeholder, SceneNode } from '../../model/scene.ts';
import type { LayoutKey } from '../tokens/layoutKey.ts';
import type { DrawnLayouts } from './layout.ts';

const isContent = ({ placeholders }: Layout): boolean => placeholders.some(({ type }) => type === 'slideNumber');

/** The nodes on every layout of content, after its art, and `footer` in the place of its own. */
export function onContentLayouts(drawnLayouts: DrawnLayouts, nodes: readonly SceneNode[], footer: Placeholder): DrawnLayouts {
  const withNodes = (layout: Layout): Layout => ({
    ...layout,
    nodes: [...layout.nodes, ...nodes],
    placeholders: layout.placeholders.map((placeholder) => (placeholder.type === 'footer' ? footer : placeholder)),
  });
  const keys = Object.keys(drawnLayouts) as LayoutKey[];
  return Object.fromEntries(
    keys.map((key) => [key, isContent(drawnLayouts[key]) ? withNodes(drawnLayouts[key]) : drawnLayouts[key]]),
  ) as DrawnLayouts;
}
