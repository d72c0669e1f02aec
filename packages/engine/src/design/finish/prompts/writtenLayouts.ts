/** The layouts of a file, in the order in which "New Slide" lists them, and where each layout stands among them. */
import type { Layout } from '../../../model/scene.ts';
import type { DrawnLayouts } from '../../page/layout.ts';
import type { LayoutKey } from '../../tokens/layoutKey.ts';
import { type PromptParts, withPrompts } from './promptLayout.ts';
import { isPrompted, type PromptedLayout } from './sampleSlides.ts';

interface Use {
  readonly layout: LayoutKey;
  readonly wide: boolean;
}

/** What the layouts of kinds that are drawn with shapes ask for, and whether they do on the template's wide page. */
export type Prompts = Readonly<Record<PromptedLayout, PromptParts & { readonly wide: boolean }>>;

interface WrittenLayouts {
  readonly layouts: readonly Layout[];
  indexOf(layout: LayoutKey, wide: boolean): number;
}

/**
 * All layouts of the template's own page, used or not, and those of its wide page that are used. A kind that is drawn with shapes has a layout
 * with places for its texts, for slides that are added by hand; the deck's own slides of it have their shapes and stand on a page with a title
 * alone, which is mostly the same for all such kinds.
 */
export function writtenLayouts(
  drawnLayouts: DrawnLayouts,
  wideLayouts: DrawnLayouts | undefined,
  pages: readonly Use[],
  prompts: Prompts,
): WrittenLayouts {
  const keys = Object.keys(drawnLayouts) as LayoutKey[];
  const layouts: Layout[] = [];
  const places = new Map<string, number>();
  const alone = new Map<string, number>();
  const isUsed = (key: LayoutKey, wide: boolean) => pages.some((page) => page.wide === wide && page.layout === key);
  const add = (key: LayoutKey, wide: boolean, layout: Layout): number => {
    const index = layouts.push(layout) - 1;
    places.set(placeOf(key, wide), index);
    return index;
  };
  const addAlone = (key: LayoutKey, wide: boolean, layout: Layout) => {
    const content = `${wide} ${JSON.stringify([layout.background, layout.nodes, layout.behind, layout.placeholders])}`;
    const known = alone.get(content);
    if (known !== undefined) places.set(placeOf(key, wide), known);
    else alone.set(content, add(key, wide, { ...layout, name: `${aloneName(key, drawnLayouts)}${wide ? ', wide' : ''}` }));
  };
  for (const key of keys) {
    if (!isPrompted(key)) {
      if (key === 'exhibit') addAlone(key, false, drawnLayouts[key]);
      else add(key, false, drawnLayouts[key]);
      continue;
    }
    const { wide, ...parts } = prompts[key];
    layouts.push(withPrompts({ ...((wide && wideLayouts) || drawnLayouts)[key], name: drawnLayouts[key].name }, parts));
  }
  for (const key of keys.filter(isPrompted)) if (isUsed(key, false)) addAlone(key, false, drawnLayouts[key]);
  for (const key of wideLayouts ? keys.filter((each) => isUsed(each, true)) : []) {
    const layout = wideLayouts?.[key];
    if (!layout) continue;
    if (key === 'exhibit' || isPrompted(key)) addAlone(key, true, layout);
    else add(key, true, { ...layout, name: `${layout.name}, wide` });
  }
  return { layouts, indexOf: (layout, wide) => places.get(placeOf(layout, wide)) ?? -1 };
}

const placeOf = (key: LayoutKey, wide: boolean): string => `${key} ${wide}`;

/** A kind whose page has art of its own is told apart. */
const aloneName = (key: LayoutKey, drawnLayouts: DrawnLayouts): string =>
  key === 'exhibit' ? drawnLayouts.exhibit.name : `${drawnLayouts.exhibit.name}, ${drawnLayouts[key].name.toLowerCase()}`;
