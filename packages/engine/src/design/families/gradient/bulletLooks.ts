/** How the templates of the family set a few points apart, some of them under a band of their sky. */
import { SLIDE } from '../../art/clip.ts';
import { lighter, theme } from '../../art/tones.ts';
import type { BulletsLook } from '../display/bulletsPage.ts';
import { shafts, weather } from './shafts.ts';
import { heat, slabs } from './slabs.ts';
import { paleHaze, slats } from './slats.ts';

const WEATHER = { ...SLIDE, h: 184 };
const HAZE = { ...SLIDE, h: 136 };

export const bulletLooks: Readonly<Record<string, BulletsLook>> = {
  Dubai: {
    cells: 'columns',
    most: 3,
    gap: 36,
    numeral: { size: 50 },
    foot: { height: 88, art: (frame, seed) => [...heat(-80, frame).backdrop, ...slabs(frame, { count: 14, from: 0.04 }, seed)] },
  },
  Melbourne: {
    cells: 'columns',
    most: 4,
    gap: 36,
    numeral: { size: 46 },
    band: {
      height: WEATHER.h,
      title: { x: 56, y: 44, w: 620, h: 116 },
      on: lighter(theme.surface, 0.24),
      art: (_, seed) => [...weather(6, 0.6, WEATHER).backdrop, ...shafts(WEATHER, 10, seed)],
    },
  },
  LosAngeles: {
    cells: 'rows',
    most: 4,
    gap: 0,
    margin: 264,
    rule: { color: lighter(theme.accent3, 0.55), width: 1 },
    band: {
      height: HAZE.h,
      title: { x: 56, y: 22, w: 640, h: 98 },
      on: lighter(theme.accent3, 0.12),
      art: (_, seed) => [...paleHaze(HAZE).backdrop, ...slats(HAZE, { count: 8, top: 0.12, ends: 0.74 }, seed)],
    },
  },
};
