/** How the templates of the family set a few points apart, where they do not stand in one list. */
import { theme } from '../../art/tones.ts';
import type { BulletsLook } from '../display/bulletsPage.ts';
import { friezes } from './friezes.ts';
import { roman } from './roman.ts';
import { shards } from './shards.ts';

export const bulletLooks: Readonly<Record<string, BulletsLook>> = {
  Athens: {
    cells: 'columns',
    most: 3,
    gap: 32,
    numeral: { size: 50, written: roman },
    foot: { height: 40, art: (frame) => friezes(frame, [{ figure: 'zigzag', height: frame.h, color: theme.accent3 }], 'Frieze') },
  },
  Barcelona: {
    cells: 'columns',
    most: 3,
    gap: 32,
    numeral: { size: 50 },
    foot: {
      height: 84,
      art: (frame, seed) => shards(frame, { step: 34, inside: (x, y) => y > frame.y + 18 + 12 * Math.sin(x / 70) }, seed),
    },
  },
};
