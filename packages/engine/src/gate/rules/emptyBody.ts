/** What a slide shows takes up its room. */
import type { Frame, Page, SceneNode } from '../../model/scene.ts';
import { isText, type Rule } from '../rule.ts';
import { asTiles } from '../tiles.ts';

/** Of the body's area, between the outermost edges of what is shown. */
const LEAST = 0.4;

/** What a node covers with something to read or see; decoration, running elements and titles cover nothing. */
function covered(node: SceneNode): Frame[] {
  if (node.type === 'group') return node.nodes.flatMap(covered);
  if (node.decorative && !('text' in node && node.text)) return [];
  if (node.type !== 'shape') return [node.frame];
  if (node.role === 'title' || node.role === 'artifact') return [];
  const { text, frame } = node;
  if (node.fill || !text || text.lines.length === 0) return node.fill || node.alt ? [frame] : [];
  const width = Math.max(...text.lines.map((line) => line.width));
  return [{ x: frame.x, y: frame.y, w: width, h: text.height }];
}

function roomUsed({ nodes }: Page, body: Frame): number {
  const frames = nodes.flatMap(covered);
  if (frames.length === 0) return 0;
  const spans = (start: 'x' | 'y', size: 'w' | 'h'): number =>
    Math.max(...frames.map((frame) => frame[start] + frame[size])) - Math.min(...frames.map((frame) => frame[start]));
  return (Math.min(spans('x', 'w'), body.w) / body.w) * (Math.min(spans('y', 'h'), body.h) / body.h);
}

export const emptyBody: Rule = {
  name: 'emptyBody',
  test: ({ slide, pages: [page], body }) => {
    if (!page || !body || !isText(slide)) return undefined;
    const used = roomUsed(page, body);
    return used < LEAST ? `Only ${Math.round(100 * used)} % of the room are used.` : undefined;
  },
  remedy: ({ slide }) => asTiles(slide),
};
