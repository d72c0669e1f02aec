/** Drawings whose words stay whole: one that would divide a word over two lines gives way to another. */
import type { Box } from '../../arrange/box.ts';

/** The box, which does not fit where a word of it is `torn` over two lines: another arrangement is then tried. */
export const unlessTorn = (box: Box, torn: boolean): Box => ({
  ...box,
  place(frame, builder, stands) {
    if (torn) builder.judge('overflows');
    box.place(frame, builder, stands);
  },
});
