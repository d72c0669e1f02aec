/** Layouts of content on the template's grid: the plain page, and the page with a panel beside its text. */
import { isDeepStrictEqual } from 'node:util';
import { perObject } from '../../model/memo.ts';
import type { Layout, Placeholder, SceneNode } from '../../model/scene.ts';
import type { LayoutKey } from '../tokens/layoutKey.ts';
import type { Template } from '../tokens/template.ts';
import { titlePlaceholder } from './placeholders.ts';
import { footerAndNumber } from './runningElements.ts';

/** The plain page: the template's page art, title, what the kind brings, footer and number. */
export function plainLayout(layout: LayoutKey, name: string, template: Template, placeholders: readonly Placeholder[] = []): Layout {
  return {
    name,
    nodes: pageArtOf(template, layout),
    placeholders: [titlePlaceholder(template), ...placeholders, ...footerAndNumber(template)],
  };
}

/** What stands on every page is the same in all decks, so it is drawn once. */
const drawnPages = perObject((_: Template) => new Map<LayoutKey, Layout['nodes']>());

function pageArtOf(template: Template, layout: LayoutKey): Layout['nodes'] {
  const drawn = drawnPages(template);
  const { page: inks, palette } = template;
  const known = drawn.get(layout);
  if (known) return known;
  const fresh = template.pageArt({ layout, inks, palette, seed: template.base });
  const nodes = fresh.map((node, i) => sameBefore(node, i, drawn) ?? node);
  drawn.set(layout, nodes);
  return nodes;
}

/** The node that another layout has in this place, where it is the same: some are patterns of thousands of points, on 26 layouts. */
function sameBefore(node: SceneNode, index: number, drawn: ReadonlyMap<LayoutKey, Layout['nodes']>): SceneNode | undefined {
  for (const nodes of drawn.values()) {
    const other = nodes[index];
    if (other !== undefined && isDeepStrictEqual(other, node)) return other;
  }
  return undefined;
}

/** The plain page with its title, footer and number where the grid wants them beside a panel. */
export function panelLayout(layout: LayoutKey, name: string, template: Template, placeholders: readonly Placeholder[]): Layout {
  const { title, running = template.grid } = template.grid.besidePanel;
  const { nodes } = plainLayout(layout, name, template);
  return {
    name,
    nodes,
    placeholders: [titlePlaceholder(template, undefined, { frame: title }), ...placeholders, ...footerAndNumber(template, running)],
  };
}
