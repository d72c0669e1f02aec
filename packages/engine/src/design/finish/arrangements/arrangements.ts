/**
 * Slides inherit their places from their layouts. What stands in its layout's place takes it over; arrangements that the layout does not
 * have are layouts of their own, each for all the slides that it serves, so that resetting a slide leaves it as it is designed.
 */
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame, Layout, LeafNode, Page, Placeholder, SceneNode } from '../../../model/scene.ts';
import { leaves } from '../../page/behind.ts';
import { isBeside } from '../../page/besides.ts';
import { arrangementName } from './arrangementName.ts';
import { besidePlace, besidesIn } from './besidePlace.ts';
import { inPlace, isFree } from './ownPlace.ts';
import { withStatement } from './statement.ts';
import { withUsualSizes } from './usualSizes.ts';

interface Arranged {
  readonly layouts: readonly Layout[];
  readonly pages: readonly Page[];
}

/** An arrangement of a layout: where what differs from the layout's own stands, by key. None for the layout itself. */
type Places = ReadonlyMap<string, Frame>;

interface Arrangement {
  readonly moved: Places;
  /** Whether it stands for the layout itself. */
  readonly isOwn: boolean;
  readonly pages: Map<Page, readonly SceneNode[]>;
}

/** Arrangements stand behind the layout that they are of. */
export function withArrangements({ layouts, pages: designed }: Arranged): Arranged {
  const pages = designed.map((page) => withStatement(page, layouts[page.layout]));
  const taken = new Set(layouts.map((layout) => layout.name));
  const placed = new Map<Page, Page>();
  const written: Layout[] = [];
  for (const [index, layout] of layouts.entries()) {
    const own = pages.filter((page) => page.layout === index);
    for (const arrangement of arrangementsOf(layout, own)) {
      const arranged = rearranged(layout, arrangement, taken);
      taken.add(arranged.name);
      for (const [page, nodes] of arrangement.pages) placed.set(page, { ...page, layout: written.length, nodes: [...nodes] });
      written.push(withUsualSizes(arranged, [...arrangement.pages.values()]));
    }
  }
  return { layouts: written, pages: pages.map((page) => placed.get(page) ?? page) };
}

/** The layout's own first, then those of pages that it does not serve: the roomiest first, since others may find their place in them. */
function arrangementsOf(layout: Layout, pages: readonly Page[]): Arrangement[] {
  const found: Arrangement[] = [{ moved: new Map(), isOwn: true, pages: new Map() }];
  for (const page of pages.toSorted((a, b) => roomOf(b) - roomOf(a))) {
    const served = found.some((arrangement) => {
      const nodes = settled(page, layout, arrangement.moved);
      if (nodes) arrangement.pages.set(page, nodes);
      return nodes !== undefined;
    });
    if (served) continue;
    const moved = movedOn(page, layout);
    found.push({ moved, isOwn: false, pages: new Map([[page, settled(page, layout, moved) ?? page.nodes]]) });
  }
  const [own, ...others] = found;
  if (!own || own.pages.size > 0) return found;
  // Where no slide stands as the layout has it, it takes on the arrangement that most of them have, if that has all its places and no more.
  const [usual] = others.filter((each) => isWhole(layout, each)).toSorted((a, b) => b.pages.size - a.pages.size);
  return usual ? [{ ...usual, isOwn: true }, ...others.filter((each) => each !== usual)] : found;
}

const filled = (nodes: readonly SceneNode[]): LeafNode[] => leaves(nodes).filter((node) => node.placeholder !== undefined);
const roomOf = ({ nodes }: Page): number => filled(nodes).reduce((sum, { frame }) => sum + frame.w * frame.h, 0);

const placeOf = (node: LeafNode, layout: Layout): Placeholder | undefined =>
  layout.placeholders.find(({ key }) => key === node.placeholder);

/** The page's nodes with every placeholder in the arrangement's place; undefined where one of them does not stand in it. */
function settled(page: Page, layout: Layout, moved: Places): SceneNode[] | undefined {
  const fills = new Set(filled(page.nodes).map((node) => node.placeholder));
  let holds = [...moved.keys()].every((key) => !isBeside(key) || fills.has(key));
  const nodes = page.nodes.map((node): SceneNode => {
    if (node.type === 'group' || node.placeholder === undefined) return node;
    const place = moved.get(node.placeholder) ?? placeOf(node, layout)?.frame;
    const own = place && inPlace(node, place, page.nodes);
    holds &&= own !== undefined;
    return own ?? node;
  });
  return holds ? nodes : undefined;
}

/** What does not stand in the layout's places, and where it stands. */
function movedOn(page: Page, layout: Layout): Places {
  const moved = filled(page.nodes).flatMap((node): [string, Frame][] => {
    const place = placeOf(node, layout);
    if (!place) return node.placeholder !== undefined && isBeside(node.placeholder) ? [[node.placeholder, node.frame]] : [];
    return inPlace(node, place.frame, page.nodes) ? [] : [[place.key, roomFor(node, place, page)]];
  });
  return new Map(moved);
}

/** Down to the foot of the layout's place, where text grows down and nothing stands in its way. */
function roomFor(node: LeafNode, { frame: { y, h } }: Placeholder, page: Page): Frame {
  const { frame } = node;
  const room = { ...frame, h: Math.max(frame.h, y + h - frame.y) };
  if (node.type === 'table') return room;
  const growsDown = node.type === 'shape' && node.text?.anchor === 'top' && !node.text.turn;
  return growsDown && isFree(room, node, page.nodes) ? room : frame;
}

/** Places that none of its slides fills are left out where they would lie on those that have moved. */
function rearranged(layout: Layout, { moved, isOwn, pages }: Arrangement, taken: ReadonlySet<string>): Layout {
  if (moved.size === 0) return layout;
  const arrangement = { moved, pages };
  const kept = keptPlaces(layout, arrangement).map((place) => ({ ...place, frame: moved.get(place.key) ?? place.frame }));
  const nodes = [...pages.values()].flatMap(filled);
  const beside = [...moved].flatMap(([key, frame]) => (isBeside(key) ? besidePlace(key, frame, nodes) : []));
  const named = { ...layout, name: [layout.name, ...besidesIn(moved)].join(', ') };
  return { ...layout, name: isOwn ? layout.name : arrangementName(named, moved, taken), placeholders: [...kept, ...beside] };
}

type Moved = Pick<Arrangement, 'moved' | 'pages'>;

/** The layout's places without those that nothing fills where they would lie on what has moved. */
function keptPlaces(layout: Layout, { moved, pages }: Moved): Placeholder[] {
  const used = new Set([...pages.values()].flatMap((nodes) => filled(nodes).map((node) => node.placeholder)));
  const frames = [...moved.values()];
  const lies = ({ x, y, w, h }: Frame) => frames.some((f) => x < rightOf(f) && f.x < x + w && y < bottomOf(f) && f.y < y + h);
  return layout.placeholders.filter((place) => used.has(place.key) || !lies(place.frame));
}

/** Whether it has the places of the layout, all of them and none besides. */
const isWhole = (layout: Layout, arrangement: Moved): boolean =>
  besidesIn(arrangement.moved).length === 0 && keptPlaces(layout, arrangement).length === layout.placeholders.length;
