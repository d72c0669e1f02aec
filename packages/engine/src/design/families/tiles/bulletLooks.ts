/** How the templates of the family set a few points apart, where they do not stand in one list. */
import type { BulletsLook } from '../display/bulletsPage.ts';
import { roman } from './roman.ts';

export const bulletLooks: Readonly<Record<string, BulletsLook>> = {
  Athens: { cells: 'columns', most: 3, gap: 32, numeral: { size: 50, written: roman } },
  Barcelona: { cells: 'columns', most: 3, gap: 32, numeral: { size: 50 } },
};
