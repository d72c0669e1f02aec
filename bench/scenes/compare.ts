/** Two sets of digests, page by page: the same, within a tolerance, or what moved by how much. */
import type { NodeDigest, PageDigest } from './digest.ts';

/** Pages by their name: template, script, deck, kind of slide and number. */
export type Digests = Readonly<Record<string, PageDigest>>;

export interface Comparison {
  readonly equal: number;
  /** Pages on which nothing but places differs, and none by more than TOLERANCE. */
  readonly near: readonly string[];
  /** Pages that are the same or near but for the order in which their shapes lie on each other. */
  readonly reordered: readonly string[];
  readonly others: readonly { readonly page: string; readonly changes: readonly string[] }[];
}

/** Points. */
export const TOLERANCE = 0.5;

export function compareDigests(before: Digests, after: Digests): Comparison {
  const near: string[] = [];
  const reordered: string[] = [];
  const others: { page: string; changes: readonly string[] }[] = [];
  let equal = 0;
  for (const [page, now] of Object.entries(after)) {
    const then = before[page];
    if (!then) others.push({ page, changes: ['is new'] });
    else if (then.exact === now.exact) equal++;
    else {
      const changes = changesOf(then.nodes, now.nodes);
      if (changes.length === 0) near.push(page);
      else if (changesOf(byName(then.nodes), byName(now.nodes)).length === 0) reordered.push(page);
      else others.push({ page, changes });
    }
  }
  for (const page of Object.keys(before)) if (!after[page]) others.push({ page, changes: ['is no more'] });
  return { equal, near, reordered, others };
}

const byName = (nodes: readonly NodeDigest[]): readonly NodeDigest[] => nodes.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function changesOf(then: readonly NodeDigest[], now: readonly NodeDigest[]): string[] {
  const names = (nodes: readonly NodeDigest[]) => new Set(nodes.map(([name]) => name));
  const [old, young] = [names(then), names(now)];
  const gone = [...old].filter((name) => !young.has(name)).map((name) => `"${name}" is gone`);
  const come = [...young].filter((name) => !old.has(name)).map((name) => `"${name}" is new`);
  const kept = then.filter(([name]) => young.has(name));
  const here = now.filter(([name]) => old.has(name));
  const order = kept.length !== here.length || kept.some(([name], i) => name !== here[i]?.[0]);
  if (order) return [...gone, ...come, ...(gone.length + come.length === 0 ? ['number or order of shapes differs'] : [])];
  return [...gone, ...come, ...kept.flatMap((node, i) => changeOf(node, here[i] ?? node))];
}

function changeOf([name, what, where]: NodeDigest, [, whatNow, whereNow]: NodeDigest): string[] {
  if (where.length !== whereNow.length) return [`"${name}" is set otherwise`];
  const moved = where.map((value, i) => (whereNow[i] ?? value) - value);
  const most = Math.max(0, ...moved.map(Math.abs));
  const looks = what === whatNow ? '' : ' looks or reads otherwise';
  if (most <= TOLERANCE) return looks ? [`"${name}"${looks}`] : [];
  const frame = moved.slice(0, 4).map((by) => (by > 0 ? `+${by.toFixed(1)}` : by.toFixed(1)));
  return [`"${name}" moved by up to ${most.toFixed(1)} pt (x y w h: ${frame.join(' ')})${looks && `,${looks}`}`];
}
