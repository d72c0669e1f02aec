/** Layouts of content on the template's grid: the plain page, and the page with a panel beside its text. */
import type { Layout, Placeholder } from '../../model/scene.ts';
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
const drawnPages = new WeakMap<Template, Map<LayoutKey, Layout['nodes']>>();

function pageArtOf(template: Template, layout: LayoutKey): Layout['nodes'] {
  const drawn = drawnPages.get(template) ?? new Map<LayoutKey, Layout['nodes']>();
  drawnPages.set(template, drawn);
  const { page: inks, palette } = template;
  const nodes = drawn.get(layout) ?? template.pageArt({ layout, inks, palette, seed: template.base });
  drawn.set(layout, nodes);
  return nodes;
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
