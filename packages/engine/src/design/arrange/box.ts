/** Boxes: what a page is made of. A box says how high it is in a width, and draws itself in the frame that it is given. */
import type { Frame } from '../../model/scene.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';

export type Standing = 'top' | 'middle' | 'bottom';

export interface Box {
  /** Points that it needs in a column of the width, points. */
  height(width: number): number;
  /** Its part of the height that a stack has left over; 0 takes none. */
  readonly stretch: number;
  /**
   * Draws it; the page builder's verdict tells whether the frame was high enough. `stands` is where words stand that take fewer lines than the
   * frame has room for: in the middle of a row they stay level with what is beside them.
   */
  place(frame: Frame, builder: PageBuilder, stands?: Standing): void;
}

/** Empty height. */
export const space = (height: number): Box => ({ height: () => height, stretch: 0, place: () => {} });

/** Empty height that grows: of two, the one of twice the weight takes twice as much. */
export const spring = (weight = 1): Box => ({ height: () => 0, stretch: weight, place: () => {} });

/** A drawing of a fixed height. */
export const drawing = (height: number, place: (frame: Frame, builder: PageBuilder) => void): Box => ({
  height: () => height,
  stretch: 0,
  place,
});

/** A drawing that takes whatever height is left, and at least so much. */
export const filling = (least: number, place: (frame: Frame, builder: PageBuilder) => void): Box => ({
  height: () => least,
  stretch: 1,
  place,
});

/** Room around a box, points: at the left, the top, the right and the bottom. */
export function inset(box: Box, [left, top, right, bottom]: readonly [number, number, number, number]): Box {
  return {
    height: (width) => box.height(width - left - right) + top + bottom,
    stretch: box.stretch,
    place: ({ x, y, w, h }, builder, stands) =>
      box.place({ x: x + left, y: y + top, w: w - left - right, h: h - top - bottom }, builder, stands),
  };
}

/** The box over what `behind` draws in the same frame, such as a plate. */
export const over = (box: Box, behind: (frame: Frame, builder: PageBuilder) => void): Box => ({
  ...box,
  place(frame, builder, stands) {
    behind(frame, builder);
    box.place(frame, builder, stands);
  },
});

/** The box with empty height below it. */
export const spaced = (box: Box, below: number): Box => inset(box, [0, 0, 0, below]);

/** The box as high as is said of its own height. */
export const resized = (box: Box, to: (height: number) => number): Box => ({ ...box, height: (width) => to(box.height(width)) });

/** The box, which takes whatever height is left. */
export const stretched = (box: Box): Box => ({ ...box, stretch: 1 });
