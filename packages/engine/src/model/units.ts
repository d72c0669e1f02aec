/**
 * Lengths are points everywhere in the engine: 72 to the inch, a slide is 960 x 540. Only the outputs convert.
 * 1 pt = 12,700 EMU (English Metric Units, ECMA-376 part 1, 20.1.2.1): 914,400 to the inch.
 */
export const SLIDE_WIDTH = 960;
export const SLIDE_HEIGHT = 540;
export const EMU_PER_POINT = 12_700;

/** Points to whole EMU. Readers drop text silently when a coordinate is not an integer. */
export const emu = (points: number): number => Math.round(points * EMU_PER_POINT);

/**
 * Decimals of a point with which the outline of a freely drawn shape is written. In art of thousands of points they decide how large a
 * file is, and in a shape of several centimetres no eye tells a twentieth of a point.
 */
export const outlineDecimals = ({ w, h }: { readonly w: number; readonly h: number }): number => (Math.max(w, h) < LARGE_OUTLINE ? 2 : 1);
const LARGE_OUTLINE = 96;
