/** Boxes side by side. */
import type { Frame } from '../../model/scene.ts';
import type { Box, Standing } from './box.ts';

/** Points, or a share of what the points leave over. */
export type Width = { readonly points: number } | { readonly share: number };

export interface Column {
  readonly box: Box;
  readonly width: Width;
  /** Where it stands in a row that is higher than it; without it, it takes the height of the row. */
  readonly align?: Standing;
}

/** The columns of a frame: shares divide what fixed widths and the gaps leave over. */
export function columnsOf(frame: Frame, widths: readonly Width[], gap: number): Frame[] {
  const fixed = widths.reduce((sum, width) => sum + ('points' in width ? width.points : 0), 0);
  const shares = widths.reduce((sum, width) => sum + ('share' in width ? width.share : 0), 0);
  const room = frame.w - fixed - gap * Math.max(0, widths.length - 1);
  let x = frame.x;
  return widths.map((width) => {
    const w = 'points' in width ? width.points : (room * width.share) / shares;
    const column = { ...frame, x, w };
    x += w + gap;
    return column;
  });
}

/** So many columns of the same width. */
export const evenColumns = (frame: Frame, count: number, gap: number): Frame[] =>
  columnsOf(
    frame,
    Array.from({ length: count }, () => ({ share: 1 })),
    gap,
  );

/** As high as its highest column. */
export function row(columns: readonly Column[], gap: number): Box {
  const framesIn = (frame: Frame) =>
    columnsOf(
      frame,
      columns.map(({ width }) => width),
      gap,
    );
  const height = (width: number) => {
    const frames = framesIn({ x: 0, y: 0, w: width, h: 0 });
    return Math.max(0, ...columns.map(({ box }, i) => box.height(frames[i]?.w ?? 0)));
  };
  return {
    height,
    stretch: Math.max(0, ...columns.map(({ box }) => box.stretch)),
    place(frame, builder) {
      framesIn(frame).forEach((within, i) => {
        const column = columns[i];
        if (!column) return;
        const { box, align } = column;
        const own = align ? Math.min(within.h, box.height(within.w)) : within.h;
        const spare = within.h - own;
        const y = within.y + (align === 'middle' ? spare / 2 : align === 'bottom' ? spare : 0);
        box.place({ ...within, y, h: own }, builder, align);
      });
    },
  };
}
