/** What belongs together on a page is one group with a name that tells what it says: a card with its icon, a date with its event. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Frame, GroupNode, LeafNode, SceneNode, ShapeNode } from '../../model/scene.ts';
import { unionOf } from '../art/shapes.ts';
import { leaves } from '../page/behind.ts';

/** What an item of the kind is called, as the selection pane lists it. */
const itemNames: Partial<Record<SlideKind, string>> = {
  agenda: 'Entry',
  bullets: 'Point',
  cards: 'Card',
  stats: 'Figure',
  timeline: 'Date',
  process: 'Step',
  cycle: 'Step',
  funnel: 'Stage',
  matrix: 'Field',
  team: 'Person',
  stairs: 'Step',
  pyramid: 'Level',
  causes: 'Cause',
  question: 'Reason',
  decisions: 'Decision',
  targets: 'Target',
};

/** Diagrams whose items are joined to one another: they are moved as a whole. */
const diagramNames: Partial<Record<SlideKind, string>> = {
  cycle: 'Cycle diagram',
  matrix: 'Matrix',
  causes: 'Causes and consequence',
  hub: 'Hub and spokes',
  network: 'Network',
  overlap: 'Overlap diagram',
  swimLanes: 'Swim lanes',
  tree: 'Tree',
  definition: 'Definition',
  change: 'Before and after',
  shares: 'Shares of the whole',
  slope: 'Slope chart',
  spans: 'Time spans',
  quadrant: 'Quadrant',
  waterfall: 'Waterfall',
};

/**
 * The nodes, those that follow one another and have one number in a group, so that nothing is painted or read in another order; an item that is
 * a single shape has the name of one. Placeholders
 * stay where they are, and outside of diagrams connectors and what these are glued to.
 */
export function withItemGroups(nodes: readonly SceneNode[], kind: SlideKind | undefined): SceneNode[] {
  const taken = new Set([...nodes, ...leaves(nodes)].map((node) => node.name));
  const glued = new Set(leaves(nodes).flatMap(endsOf));
  const grouped: SceneNode[] = [];
  const diagram = diagramNames[kind ?? 'cover'];
  const runs = runsOf(nodes, (node) => (diagram ? inDiagram(node) : keyOf(node, glued)));
  for (const [key, run] of diagram ? runs : withTheirArt(runs)) {
    const members = run.flatMap((node) => (node.type === 'group' ? node.nodes : [node]));
    const [only] = run;
    const title = key === undefined ? '' : (diagram ?? titleOf(members, key, itemNames[kind ?? 'cover'] ?? 'Item'));
    if (run.length === 1 && only?.type === 'shape' && title && !diagram && saysWords(only)) {
      const named = { ...only, name: freeName(title, taken) };
      taken.add(named.name);
      grouped.push(named);
      continue;
    }
    if (key === undefined || members.length < 2 || !members.some(isRead)) {
      grouped.push(...run);
      continue;
    }
    const told = run.find((node) => node.type === 'group' && node.alt)?.alt;
    const group = groupOf(members, title, taken, diagram ? told : undefined);
    taken.add(group.name);
    grouped.push(group);
  }
  return grouped;
}

type Run = readonly [key: string | undefined, nodes: SceneNode[]];

function runsOf(nodes: readonly SceneNode[], keyOf: (node: SceneNode) => string | undefined): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const key = keyOf(node);
    const last = runs.at(-1);
    if (last && key !== undefined && last[0] === key) last[1].push(node);
    else runs.push([key, [node]]);
  }
  return runs;
}

/** Parts of one thing that are told by their names: a callout of a chart, and what a chart comes to with its figure and its rule. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^Chart callout/, 'Chart callout'],
  [/^(?:Takeaway(?: figure)?|Figure|Hairline|Divider)$/, 'Takeaway'],
];
const partOf = (name: string): string | undefined => parts.find(([pattern]) => pattern.test(name))?.[1];

/**
 * Art that is drawn for an item before or after the texts of all items, such as its plate, joins them, so that it goes where they go; but not art
 * that stands nearer to another item, nor where it would be painted over what stands between, or under it.
 */
function withTheirArt(runs: readonly Run[]): Run[] {
  const joined = runs.map(([key, nodes]): Run => [key, [...nodes]]);
  const items = joined.filter(([key, nodes]) => key !== undefined && nodes.some(saysSomething));
  for (const [i, [key, art]] of joined.entries()) {
    if (key === undefined || art.length === 0 || art.some(saysSomething)) continue;
    const own = items.find(([other]) => other === key);
    if (!own) continue;
    const at = joined.indexOf(own);
    const frame = unionOf(art.map((node) => node.frame));
    const between = joined.slice(Math.min(i, at) + 1, Math.max(i, at)).flatMap(([, nodes]) => nodes);
    const isTheirs = items.every((item) => distance(frame, frameOf(own)) <= distance(frame, frameOf(item)));
    if (!isTheirs || between.some((node) => distance(frame, node.frame) < -TOUCHING)) continue;
    own[1].splice(at > i ? 0 : own[1].length, 0, ...art.splice(0));
  }
  return joined.filter(([, nodes]) => nodes.length > 0);
}

/** Points by which blocks that stand edge to edge may overlap: places are sums of fractions. */
const TOUCHING = 0.01;

const saysSomething = (node: SceneNode): boolean => leaves([node]).some(isRead);

const frameOf = ([, nodes]: Run): Frame => unionOf(nodes.flatMap((node) => (saysSomething(node) ? [node.frame] : [])));

/** Points of air between two frames; below nothing where they overlap. */
function distance(a: Frame, b: Frame): number {
  const across = Math.max(a.x - b.x - b.w, b.x - a.x - a.w);
  const down = Math.max(a.y - b.y - b.h, b.y - a.y - a.h);
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}

/** What the node shares with the others of its item: its number, "2" or "2.1". Undefined where it stands alone. */
function keyOf(node: SceneNode, glued: ReadonlySet<string>): string | undefined {
  if (node.type === 'group') return saysSomething(node) ? undefined : / (\d+)$/.exec(node.name)?.[1];
  if (node.placeholder !== undefined || glued.has(node.name)) return undefined;
  if (node.type === 'shape' && (node.connects || node.role === 'title' || node.role === 'artifact')) return undefined;
  return partOf(node.name) ?? /\d+(?:\.\d+)*/.exec(node.name)?.[0];
}

/** All but placeholders, running elements and what is said beside the diagram. */
const inDiagram = (node: SceneNode): string | undefined =>
  (node.type !== 'group' && node.placeholder !== undefined) ||
  (node.type === 'shape' && (node.role === 'title' || node.role === 'artifact')) ||
  /^(?:Takeaway|Source|Note|Divider)/.test(node.name)
    ? undefined
    : 'diagram';

/** The names of what a connector is glued to. */
export const endsOf = (node: LeafNode): string[] =>
  node.type === 'shape' && node.connects ? [node.connects.start.node, node.connects.end.node] : [];

const isRead = (node: LeafNode): node is ShapeNode & { text: NonNullable<ShapeNode['text']> } =>
  node.type === 'shape' && !node.decorative && wordsOf(node) !== '';

/** A numeral by itself is no item. */
const saysWords = (node: ShapeNode): boolean =>
  isRead(node) && (node.text?.paragraphs ?? []).some(({ runs }) => runs.some(({ text }) => /\p{L}/u.test(text)));

/** Of its first paragraph. */
const wordsOf = (node: LeafNode): string =>
  node.type === 'shape' ? (node.text?.paragraphs[0]?.runs.map((run) => run.text).join('') ?? '').replace(/\s+/gu, ' ').trim() : '';

/** What the item is, and what it says first. */
function titleOf(members: readonly LeafNode[], key: string, item: string): string {
  const title = parts.some(([, name]) => name === key) ? key : `${item} ${key}`;
  const read = members.filter(isRead);
  const heading = read.find((node) => node.role === 'heading') ?? read.find((node) => /\p{L}/u.test(wordsOf(node))) ?? read[0];
  return heading ? `${title}: ${shortened(wordsOf(heading))}` : title;
}

function groupOf(members: LeafNode[], title: string, taken: ReadonlySet<string>, alt?: string): GroupNode {
  const name = freeName(title, taken);
  return { type: 'group', name, alt: alt ?? name, frame: unionOf(members.map((node) => node.frame)), nodes: members };
}

function freeName(title: string, taken: ReadonlySet<string>): string {
  let name = title;
  for (let n = 2; taken.has(name); n++) name = `${title} (${n})`;
  return name;
}

/** Characters of a name that the selection pane shows. */
const LONGEST = 40;

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const words = text.slice(0, LONGEST).split(' ');
  const whole = words.length > 1 ? words.slice(0, -1).join(' ') : [...text].slice(0, LONGEST - 1).join('');
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`;
}
