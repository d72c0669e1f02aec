/** How the templates of the family set a few points apart, where they do not stand in one list. */
import type { Frame } from '../../../model/scene.ts';
import { darker, theme } from '../../art/tones.ts';
import type { BulletsLook } from '../display/bulletsPage.ts';
import { curtainWall } from './curtainWall.ts';
import { whiplash } from './whiplash.ts';

const ROOFS = [0.5, 0.78, 1, 0.62, 0.4, 0.7, 0.9, 0.55] as const;

/** A low skyline across the page. */
const roofs = (frame: Frame, seed: string) =>
  curtainWall(frame, { cell: [frame.w / 40, 13], tubes: ROOFS.map((height) => [5, height] as const) }, seed);

/** The line of iron over the outer half of the page. */
const flourish = ({ x, y, w, h }: Frame, seed: string) => whiplash({ x: x + w * 0.5, y, w: w * 0.5, h }, 13, seed);

export const bulletLooks: Readonly<Record<string, BulletsLook>> = {
  Brussels: {
    cells: 'pairs',
    most: 4,
    gap: 24,
    rule: { color: theme.accent2, width: 2 },
    headed: true,
    foot: { height: 132, art: flourish },
  },
  Dublin: { cells: 'rows', most: 4, gap: 12, numeral: { size: 38 }, rule: { color: darker(theme.surface, 0.12), width: 1 }, headed: true },
  Chicago: {
    cells: 'columns',
    most: 3,
    gap: 32,
    rule: { color: theme.accent1, width: 3 },
    foot: { height: 92, art: roofs },
  },
};
