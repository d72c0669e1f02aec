/** Columns of boxes whose parts are level: the second part of each begins on one line, below the highest of the first parts. */
import type { Frame } from '../../model/scene.ts';
import { type Box, space } from './box.ts';
import { stack } from './stack.ts';

/** The columns' frames within that of the whole. */
export type ColumnFrames = (frame: Frame) => readonly Frame[];

/** Each column is drawn as a whole before the next, as it is read. */
export function tiers(columns: readonly (readonly Box[])[], framesIn: ColumnFrames): Box {
  const count = Math.max(0, ...columns.map(({ length }) => length));
  const greatest = (tier: number, of: (box: Box, column: number) => number): number =>
    Math.max(0, ...columns.map((boxes, column) => (boxes[tier] ? of(boxes[tier], column) : 0)));
  const stretches = Array.from({ length: count }, (_, tier) => greatest(tier, ({ stretch }) => stretch));
  const heightsIn = (frames: readonly Frame[]) =>
    stretches.map((_, tier) => greatest(tier, (box, column) => box.height(frames[column]?.w ?? 0)));
  return {
    height: (width) => heightsIn(framesIn({ x: 0, y: 0, w: width, h: 0 })).reduce((sum, height) => sum + height, 0),
    stretch: stretches.reduce((sum, stretch) => sum + stretch, 0),
    place(frame, builder) {
      const frames = framesIn(frame);
      const heights = heightsIn(frames);
      columns.forEach((boxes, column) => {
        const level = heights.map((h, tier): Box => ({ ...(boxes[tier] ?? space(0)), height: () => h, stretch: stretches[tier] ?? 0 }));
        const within = frames[column];
        if (within) stack(level).place(within, builder);
      });
    },
  };
}
