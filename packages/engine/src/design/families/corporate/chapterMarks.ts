/** Where each template's band has room for the chapter; Montreal's band is a street of all chapters instead. */
import { numeralOf } from '../../../model/numeral.ts';
import { lighter, theme } from '../../art/tones.ts';
import { labelSpot, numeralSpot } from '../display/spots.ts';
import type { ChapterMark } from './chapterMark.ts';
import { STEEL } from './curtainWall.ts';

/** Points of the chapter's name, which is cut only where it does not even fit in the size of footer and number. */
const NAME = [14, 11] as const;
/** Below a numeral that is large enough to tell the chapter alone. */
const FURNITURE = [11, 11] as const;

export const chapterMarks: Readonly<Record<string, ChapterMark>> = {
  Boston: {
    numeral: numeralSpot({ x: 44, y: 112, w: 112, h: 76 }, 60, theme.surface, { ink: theme.accent1 }),
    name: { ...labelSpot({ x: 44, y: 196, w: 112, h: 160 }, theme.surface), sizes: FURNITURE },
    written: numeralOf,
  },
  Brussels: {
    numeral: {
      ...numeralSpot({ x: 56, y: 18, w: 40, h: 26 }, 24, theme.accent1, { ink: lighter(theme.accent2, 0.25), anchor: 'middle' }),
      sizes: [24, 16],
    },
    name: { ...labelSpot({ x: 96, y: 12, w: 500, h: 36 }, theme.accent1, { anchor: 'middle' }), sizes: NAME },
    written: numeralOf,
  },
  Dublin: {
    numeral: numeralSpot({ x: 824, y: 44, w: 116, h: 54 }, 38, theme.accent1, { ink: theme.accent2 }),
    name: { ...labelSpot({ x: 824, y: 106, w: 116, h: 164 }, theme.accent1), sizes: FURNITURE },
    written: numeralOf,
  },
  Chicago: {
    numeral: numeralSpot({ x: 18, y: 44, w: 50, h: 40 }, 30, STEEL, { ink: theme.accent1 }),
    name: { ...labelSpot({ x: 18, y: 90, w: 50, h: 226 }, STEEL, { anchor: 'bottom' }), sizes: NAME },
    turn: 'clockwise',
    written: twoDigits,
  },
};

/** With a zero before a single digit, in the digits of the language. */
export function twoDigits(number: number, language: string): string {
  return numeralOf(number, language).padStart(2, numeralOf(0, language));
}
