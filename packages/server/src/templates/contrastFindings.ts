/** Whether the words of a template can be read on its grounds, by WCAG 2.2: 4.5:1 for text, 3:1 for large figures. */
import { ratio } from '@slidewright/engine/design/tokens/ownPalette';
import type { Template } from '@slidewright/engine/design/tokens/template';
import type { Palette, ThemeColor } from '@slidewright/engine/model/color';

const TEXT = 4.5;
const LARGE = 3;

/** Pairs that every page shows as they are. */
const pairs: readonly (readonly [ink: ThemeColor, ground: ThemeColor])[] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['muted', 'bg'],
  ['muted', 'surface'],
];

export interface ContrastFindings {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

/** `given` are the colours that the file names: a fault names one of these, with what would do. */
export function contrastFindings({ palette }: Template, given: Partial<Palette>): ContrastFindings {
  const faults = pairs.flatMap(([ink, ground]) => {
    const found = ratio(palette[ink], palette[ground]);
    if (found >= TEXT) return [];
    const field = given[ink] !== undefined || given[ground] === undefined ? ink : ground;
    return [
      `palette.${field}: ${ink} ${palette[ink]} on ${ground} ${palette[ground]} has a contrast of ${found.toFixed(1)}:1, and text needs ${TEXT}:1. ` +
        `Make ${ink} ${isDark(palette[ground]) ? 'lighter' : 'darker'}, or ${ground} ${isDark(palette[ground]) ? 'darker' : 'lighter'}.`,
    ];
  });
  const accent = ratio(palette.accent1, palette.bg);
  const warnings =
    given.accent1 !== undefined && accent < LARGE
      ? [
          `palette.accent1: ${palette.accent1} on bg ${palette.bg} has a contrast of ${accent.toFixed(1)}:1, and large figures need ${LARGE}:1: they are set in a ${isDark(palette.bg) ? 'lighter' : 'darker'} shade of it.`,
        ]
      : [];
  return { faults, warnings };
}

const isDark = (hex: string): boolean => ratio(hex, '#FFFFFF') > ratio(hex, '#000000');
