/** Planes of pure colour on the columns: what leads stands at their head, what explains it at their foot. */
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../arrange/balance.ts';
import { cellsIn, rowsIn } from '../../arrange/cells.ts';
import { endsInAWord } from '../../arrange/list.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { GUTTER } from './grid.ts';
import type { PlanePlan } from './swissLook.ts';

export interface Plane {
  readonly head: (ink: Color, leads: boolean) => readonly Paragraph[];
  readonly foot: (ink: Color, leads: boolean) => readonly Paragraph[];
}

const PADDING = { x: 16, y: 12 } as const;
/** Between what leads and what explains it, at least. */
const LEAST_TEXT_GAP = 10;
/** Spare height of texts: elsewhere the face may run a little wider. */
const LINE = 22;

/** For two to six planes. */
export function placePlanes(
  builder: PageBuilder,
  planes: readonly Plane[],
  area: Frame,
  context: LayoutContext,
  plan = lookOf('swiss', context.template).plan,
): void {
  const { template } = context;
  const look = lookOf('swiss', template);
  const frames = framesOf(area, planes.length, plan);
  const set = frames.flatMap((frame, i) => {
    const plane = planes[i];
    if (!plane) return [];
    const fill = colorOf(i, planes.length, look.planes, area.w > WIDE);
    const ink = inkOn(fill, template.palette);
    const w = frame.w - 2 * PADDING.x;
    const head = level(
      plane.head(ink, i === 0),
      frames.flatMap(({ y }, k) => (y === frame.y ? (planes[k]?.head(ink, k === 0) ?? []) : [])),
    );
    const foot = plane.foot(ink, i === 0);
    return {
      frame,
      fill,
      w,
      head,
      foot,
      height: spaciousHeight(head, w, context),
      footHeight: foot.length > 0 ? measure(foot, w, context).height : 0,
    };
  });
  set.forEach(({ frame, fill, w, head, foot, height, footHeight }, i) => {
    builder.shape(`Plane ${i + 1}`, frame, { type: 'rect' }, fill);
    if (height + footHeight + LEAST_TEXT_GAP > frame.h - 2 * PADDING.y) builder.judge('overflows');
    // A word that all but fills its plane would break in another face; one that is left alone on the last line looks lost.
    else if (measure(head, w * 0.84, context).brokenWord || isTorn(head, w, context) || isScrap(foot, w, context))
      builder.judge('breaksWords');
    const at = { x: frame.x + PADDING.x, w };
    const top = frame.y + PADDING.y;
    // Boxes that end on one line begin on one line, a line higher than the taller text where there is room.
    const bottom = bottomOf(frame) - PADDING.y;
    const beside = set.filter((other) => bottomOf(other.frame) === bottomOf(frame)).map((other) => other.footHeight);
    const y = Math.max(top + height + LEAST_TEXT_GAP, bottom - Math.max(...beside) - LINE);
    builder.text(`Head ${i + 1}`, { ...at, y: top, h: y - 2 - top }, head, { role: 'heading' });
    const box: Frame = { ...at, y, h: Math.max(1, bottom - y) };
    builder.text(`Text ${i + 1}`, { ...box, w: balanced(foot, box, context).width }, foot, { role: 'body', anchor: 'bottom' });
  });
}

/** A head that a line's end cuts inside a word, in scripts where it may. */
const isTorn = (head: readonly Paragraph[], width: number, context: LayoutContext): boolean =>
  balanced(head, { x: 0, y: 0, w: width, h: 0 }, context).faults > 0;

const isScrap = (foot: readonly Paragraph[], width: number, context: LayoutContext): boolean =>
  foot.length > 0 && endsInAWord(measure(foot, balanced(foot, { x: 0, y: 0, w: width, h: 0 }, context).width, context));

/** Heads side by side, of unlike sizes or scripts, stand on one line. */
const level = (head: readonly Paragraph[], beside: readonly Paragraph[]): Paragraph[] => {
  const lineHeight = Math.max(...beside.map((paragraph) => paragraph.lineHeight));
  return head.map((paragraph) => ({ ...paragraph, lineHeight }));
};

/** No two planes that touch have the same colour. */
function colorOf(index: number, count: number, [first, second, third]: readonly [Color, Color, Color], wide: boolean): Color {
  const order =
    count === 4
      ? [first, second, third, first]
      : count === 6
        ? wide
          ? [first, second, third, second, third, first]
          : [first, second, third, first, second, third]
        : [first, second, third, second, first];
  return order[index] ?? first;
}

/** An area of all six columns holds three planes side by side. */
const WIDE = 700;

/** `rows` divides the height; full planes take a share of the width. */
function framesOf(area: Frame, count: number, plan: PlanePlan): Frame[] {
  if (area.w > WIDE && count % 3 === 0) return cellsIn(area, { count, across: 3, gap: GUTTER }).frames();
  const halves = (rows: number, from = 0) =>
    cellsIn(area, { count: 2 * rows, across: 2, gap: GUTTER })
      .frames()
      .slice(from);
  const full = (row: number, rows: number, share = 1): Frame => ({ ...rowsIn(area, rows, GUTTER).at(row), w: area.w * share });
  if (count <= 2) return plan === 'tall' ? halves(1) : [full(0, 2), full(1, 2)];
  if (count === 3 && plan === 'steps') return [full(0, 3, 0.8), full(1, 3), full(2, 3, 0.62)];
  if (count === 3 && plan === 'tall') return [...halves(1).slice(0, 1), ...halves(2).filter((_, i) => i % 2 === 1)];
  if (count === 3) return [full(0, 2), ...halves(2, 2)];
  if (count === 5) return [full(0, 3), ...halves(3, 2)];
  return halves(count / 2);
}
