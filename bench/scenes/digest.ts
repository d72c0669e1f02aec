/** A page in a few hundred bytes: of each node what it is, as a hash, and where it stands, as numbers, so that pages can be compared within a tolerance. */
import { createHash } from 'node:crypto';
import type { Layout, Page, Scene, SceneNode } from '../../packages/engine/src/model/scene.ts';
import type { TextBody } from '../../packages/engine/src/model/text.ts';

/** Name, what it is, and up to MOST_NUMBERS coordinates in points, the frame's first. */
export type NodeDigest = readonly [name: string, what: string, where: readonly number[]];

export interface PageDigest {
  /** The same for two pages that are the same in all, to a hundredth of a point. */
  readonly exact: string;
  readonly nodes: readonly NodeDigest[];
}

/** A path of more coordinates is judged by as many of them, evenly chosen. */
const MOST_NUMBERS = 24;

/** What a reader of the file gets: its layout's nodes and placeholders, and its own nodes. */
export function pageDigest(page: Page, layout: Layout | undefined): PageDigest {
  const nodes = [...(layout ? layoutNodes(layout) : []), ...leavesOf(page.nodes).map((node) => nodeDigest(node.name, node))];
  const backgrounds = [page.background, layout?.background];
  return { exact: hash([page, layout]), nodes: [['(background)', hash(backgrounds), []], ...nodes] };
}

/** What a file offers for new slides, whether or not the deck has any of them. */
export const layoutDigest = (layout: Layout): PageDigest => ({
  exact: hash(layout),
  nodes: [['(background)', hash(layout.background), []], ...layoutNodes(layout)],
});

/** All but layouts and pages. */
export const themeDigest = ({ theme, background, guides }: Scene): PageDigest => ({
  exact: hash([theme, background, guides]),
  nodes: [['(theme)', hash([theme, background, guides]), []]],
});

const layoutNodes = ({ nodes, behind = [], placeholders }: Layout): NodeDigest[] => [
  ...leavesOf([...nodes, ...behind]).map((node) => nodeDigest(node.name, node)),
  ...placeholders.map((placeholder) => nodeDigest(`placeholder ${placeholder.key}`, placeholder)),
];

const leavesOf = (nodes: readonly SceneNode[]) => nodes.flatMap((node) => (node.type === 'group' ? node.nodes : [node]));

function nodeDigest(name: string, node: object): NodeDigest {
  const where: number[] = [];
  const what = without(node, where);
  return [name, hash(what), sampled(where)];
}

/** The value without its coordinates, which are added to `where`. */
function without(value: unknown, where: number[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, where));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'lines') return [key, linesOf(part as TextBody['lines'], where)];
      if (!COORDINATES.has(key)) return [key, without(part, where)];
      return [key, signs(part, where)];
    }),
  );
}

const COORDINATES = new Set(['frame', 'plot', 'legendFrame', 'commands', 'columns', 'rowHeight', 'height', 'insets', 'radius', 'shift']);

/** Glyphs follow from the words of a line and their style. */
const linesOf = (lines: TextBody['lines'], where: number[]): unknown =>
  lines.map(({ baseline, runs }) => {
    where.push(round(baseline), round(runs[0]?.x ?? 0));
    return runs.map(({ texts, size }) => [texts.join(''), size]);
  });

/** What is left of coordinates: the letters of a path's commands. */
function signs(value: unknown, where: number[]): unknown {
  if (typeof value === 'number') where.push(round(value));
  else if (Array.isArray(value)) return value.map((item) => signs(item, where));
  else if (typeof value === 'object' && value !== null) return Object.values(value).map((item) => signs(item, where));
  return typeof value === 'number' ? 0 : value;
}

const sampled = (numbers: readonly number[]): readonly number[] =>
  numbers.length <= MOST_NUMBERS
    ? numbers
    : Array.from({ length: MOST_NUMBERS }, (_, i) => numbers[Math.floor((i * (numbers.length - 1)) / (MOST_NUMBERS - 1))] ?? 0);

const round = (value: number): number => Math.round(value * 100) / 100;

const hash = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(value, (_, part) => (typeof part === 'number' ? round(part) : part)) ?? '')
    .digest('base64url')
    .slice(0, 8);
