/** How much of its room a page uses: what an empty page is told by, in design, at the gate and in the census. */
import { bottomOf, rightOf } from './frame.ts';
import type { Frame, SceneNode } from './scene.ts';

/** Less than this share of its room, and a page looks bare. */
export const HALF = 0.5;

/** The share of the body, at most 1, that lies within the outermost edges of what is to be read or seen on the page. */
export function roomUsed(nodes: readonly SceneNode[], body: Frame): number {
  const frames = [...nodes.flatMap(covered), ...platesOf(nodes, body)];
  if (frames.length === 0) return 0;
  const w = Math.max(...frames.map(rightOf)) - Math.min(...frames.map(({ x }) => x));
  const h = Math.max(...frames.map(bottomOf)) - Math.min(...frames.map(({ y }) => y));
  return (Math.min(w, body.w) / body.w) * (Math.min(h, body.h) / body.h);
}

/** What a node covers with something to read or see; decoration, running elements and titles cover nothing. */
function covered(node: SceneNode): Frame[] {
  if (node.type === 'group') return node.nodes.flatMap(covered);
  if (node.decorative && !('text' in node && node.text)) return [];
  if (node.type !== 'shape') return [node.frame];
  if (node.role === 'title' || node.role === 'artifact') return [];
  return node.fill ? [node.frame] : inkOf(node);
}

/** Of a text box, where its lines are. */
export function inkOf(node: SceneNode): Frame[] {
  if (node.type !== 'shape') return [];
  const { text, frame } = node;
  if (!text || text.lines.length === 0) return node.alt ? [frame] : [];
  const width = Math.max(...text.lines.map((line) => line.width));
  const top = (text.lines[0]?.baseline ?? 0) - (text.lines[0]?.runs[0]?.size ?? 12);
  return [{ x: frame.x, y: frame.y + top, w: width, h: text.height }];
}

/** A field that words stand on belongs to them, as far as it lies in the body; what the title stands on too is the page's ground. */
function platesOf(nodes: readonly SceneNode[], body: Frame): Frame[] {
  const all = nodes.flatMap((node) => (node.type === 'group' ? node.nodes : [node]));
  const texts = all.filter((node) => !node.decorative && node.type === 'shape' && node.role !== 'artifact');
  const titles = texts.filter((node) => 'role' in node && node.role === 'title').flatMap(inkOf);
  const words = texts.filter((node) => !('role' in node && node.role === 'title')).flatMap(inkOf);
  return all.flatMap((node) => {
    if (node.type !== 'shape' || !node.decorative || !node.fill) return [];
    const { frame } = node;
    if (!words.some((each) => holds(frame, each)) || titles.some((each) => holds(frame, each))) return [];
    const x = Math.max(frame.x, body.x);
    const y = Math.max(frame.y, body.y);
    return [{ x, y, w: Math.min(rightOf(frame), rightOf(body)) - x, h: Math.min(bottomOf(frame), bottomOf(body)) - y }];
  });
}

const holds = (outer: Frame, { x, y, w, h }: Frame): boolean =>
  x >= outer.x - 1 && y >= outer.y - 1 && x + w <= rightOf(outer) + 1 && y + h <= bottomOf(outer) + 1;
