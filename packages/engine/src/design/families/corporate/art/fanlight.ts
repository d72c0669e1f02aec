/** A quarter of a Georgian fanlight: panes in rings around a hub, a few of them in coloured glass. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf, rightOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { theme, translucent } from '../../../art/tones.ts';

export type Corner = 'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft';

/** Where a quarter fan begins, in quarter turns clockwise from "to the right", when its hub is in that corner. */
const quarters: Readonly<Record<Corner, number>> = { topLeft: 0, topRight: 1, bottomRight: 2, bottomLeft: 3 };

/** Edges of the rings, shares of the radius; the outermost has twice as many panes. */
const RINGS = [0.2, 0.52, 0.8, 1] as const;
/** Half the width of the bars between panes, points, unless they are finer. */
const BAR = 3;

/** `panes` is their number in the inner rings, `bar` half the width between them. What reaches beyond the panel is cut. */
export function fanlight(
  panel: Frame,
  { corner, radius, panes, bar = BAR }: { corner: Corner; radius: number; panes: number; bar?: number },
  seed: string,
  name = 'Fanlight',
): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(panel);
  const pieces = new Pieces();
  const start = (quarters[corner] * Math.PI) / 2;
  const hub: Point = [corner.endsWith('Left') ? panel.x : rightOf(panel), corner.startsWith('top') ? panel.y : bottomOf(panel)];
  for (let ring = 0; ring < 3; ring++) {
    const count = ring === 2 ? panes * 2 : panes;
    const [inner, outer] = [radius * (RINGS[ring] ?? 0) + bar, radius * (RINGS[ring + 1] ?? 1) - bar];
    for (let i = 0; i < count; i++) {
      const [from, to] = [i, i + 1].map((n) => start + (n / count) * (Math.PI / 2)) as [number, number];
      pieces.polygon(sector(hub, [inner, outer], [from, to], bar), glass(random()));
    }
  }
  pieces.polygon(sector(hub, [0, radius * RINGS[0] - bar], [start, start + Math.PI / 2], bar), theme.accent2);
  pieces.paint(canvas);
  return canvas.nodes(name);
}

/** An annular sector between two radii and two angles, a bar's width short of its neighbours. */
function sector([cx, cy]: Point, [inner, outer]: Point, [from, to]: Point, bar: number): Point[] {
  const arc = (radius: number, a: number, b: number): Point[] => {
    const steps = Math.max(2, Math.ceil(Math.abs(b - a) / 0.06));
    return Array.from({ length: steps + 1 }, (_, i) => {
      const angle = a + ((b - a) * i) / steps;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    });
  };
  if (inner <= 0) return [[cx, cy], ...arc(outer, from, to)];
  const [near, far] = [bar / inner / 1.6, bar / outer / 1.6];
  return [...arc(outer, from + far, to - far), ...arc(inner, to - near, from + near)];
}

function glass(q: number): Color {
  if (q < 0.1) return theme.accent2;
  if (q < 0.16) return theme.accent3;
  // Clear glass: the light ground shines through it more or less.
  return translucent(theme.bg, 0.1 + Math.round(q * 8) * 0.05);
}
