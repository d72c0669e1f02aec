/** Boxes one below the other. */
import type { Box } from './box.ts';

/** A fifth of a point is rounding, not an overflow. */
const TOLERANCE = 0.2;

/** `gap` points between two; what height is left over goes to the boxes that stretch. */
export function stack(boxes: readonly Box[], gap = 0): Box {
  const between = gap * Math.max(0, boxes.length - 1);
  const heights = (width: number) => boxes.map((box) => box.height(width));
  const height = (width: number) => heights(width).reduce((sum, h) => sum + h, between);
  const stretch = boxes.reduce((sum, box) => sum + box.stretch, 0);
  return {
    height,
    stretch,
    place(frame, builder) {
      const spare = frame.h - height(frame.w);
      if (spare < -TOLERANCE) builder.judge('overflows');
      let y = frame.y;
      heights(frame.w).forEach((least, i) => {
        const box = boxes[i];
        if (!box) return;
        const h = least + (stretch > 0 ? (Math.max(0, spare) * box.stretch) / stretch : 0);
        box.place({ ...frame, y, h }, builder);
        y += h + gap;
      });
    },
  };
}
