/** Planes of pure colour on the columns: what leads stands at their head, what explains it at their foot. */

import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import { GUTTER } from './grid.ts';
import { lookOf, type PlanePlan } from './looks.ts';

export interface Plane {
  readonly head: (ink: Color, leads: boolean) => readonly Paragraph[];
  readonly foot: (ink: Color, leads: boolean) => readonly Paragraph[];
}

const PADDING = { x: 16, y: 12 } as const;
/** Between what leads and what explains it, at least. */
const SPACE = 10;

/** For two to six planes. */
export function placePlanes(sheet: Sheet, planes: readonly Plane[], area: Frame, stage: Stage): void {
  const { template } = stage;
  const look = lookOf(template);
  framesOf(area, planes.length, look.plan).forEach((frame, i) => {
    const plane = planes[i];
    if (!plane) return;
    const fill = colorOf(i, planes.length, look.planes);
    const ink = inkOn(fill, template.palette);
    sheet.shape(`Plane ${i + 1}`, frame, { type: 'rect' }, fill);
    const leads = i === 0;
    const w = frame.w - 2 * PADDING.x;
    const head = plane.head(ink, leads);
    const foot = plane.foot(ink, leads);
    const set = measure(head, w, stage);
    const footHeight = foot.length > 0 ? measure(foot, w, stage).height : 0;
    const room = frame.h - 2 * PADDING.y;
    if (set.height + footHeight + SPACE > room) sheet.judge('overflows');
    const at = { x: frame.x + PADDING.x, w };
    sheet.text(`Head ${i + 1}`, { ...at, y: frame.y + PADDING.y, h: set.height + 1 }, head, { role: 'heading' });
    const y = frame.y + PADDING.y + set.height + SPACE;
    sheet.text(`Text ${i + 1}`, { ...at, y, h: Math.max(1, frame.y + frame.h - PADDING.y - y) }, foot, { role: 'body', anchor: 'bottom' });
  });
}

/** No two planes that touch have the same colour. */
function colorOf(index: number, count: number, [first, second, third]: readonly [Color, Color, Color]): Color {
  const order =
    count === 4
      ? [first, second, third, first]
      : count === 6
        ? [first, second, third, first, second, third]
        : [first, second, third, second, first];
  return order[index] ?? first;
}

function framesOf({ x, y, w, h }: Frame, count: number, plan: PlanePlan): Frame[] {
  const half = (w - GUTTER) / 2;
  const rows = (n: number) => (h - GUTTER * (n - 1)) / n;
  const cell = (column: number, row: number, n: number): Frame => ({
    x: x + column * (half + GUTTER),
    y: y + row * (rows(n) + GUTTER),
    w: half,
    h: rows(n),
  });
  const full = (row: number, n: number, share = 1): Frame => ({ ...cell(0, row, n), w: w * share });
  if (count <= 2) return plan === 'tall' ? [cell(0, 0, 1), cell(1, 0, 1)] : [full(0, 2), full(1, 2)];
  if (count === 3 && plan === 'steps') return [full(0, 3, 0.8), full(1, 3), full(2, 3, 0.62)];
  if (count === 3 && plan === 'tall') return [cell(0, 0, 1), cell(1, 0, 2), cell(1, 1, 2)];
  if (count === 3) return [full(0, 2), cell(0, 1, 2), cell(1, 1, 2)];
  if (count === 4) return [cell(0, 0, 2), cell(1, 0, 2), cell(0, 1, 2), cell(1, 1, 2)];
  if (count === 5) return [full(0, 3), cell(0, 1, 3), cell(1, 1, 3), cell(0, 2, 3), cell(1, 2, 3)];
  return [cell(0, 0, 3), cell(1, 0, 3), cell(0, 1, 3), cell(1, 1, 3), cell(0, 2, 3), cell(1, 2, 3)];
}
