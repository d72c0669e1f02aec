/** How the templates of the family set a few points apart, where they do not stand in one list. */
import { theme } from '../../art/tones.ts';
import type { BulletsLook } from '../display/bulletsPage.ts';

export const bulletLooks: Readonly<Record<string, BulletsLook>> = {
  Brussels: { cells: 'pairs', most: 6, gap: 24, rule: { color: theme.accent2, width: 2 } },
  Dublin: { cells: 'rows', most: 4, gap: 12, numeral: { size: 34 } },
  Chicago: { cells: 'columns', most: 3, gap: 32, rule: { color: theme.accent1, width: 3 } },
};
