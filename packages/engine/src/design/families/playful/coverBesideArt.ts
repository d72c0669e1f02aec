/** Where a cover's texts stand whose art takes the page's right, from top to bottom. */
import type { PlayfulLook } from './playfulLook.ts';

export const coverBesideArt: PlayfulLook['cover'] = {
  title: { x: 56, y: 96, w: 488, h: 262 },
  anchor: 'bottom',
  size: 76,
  label: { x: 56, y: 48, w: 468, h: 22 },
  subtitle: { x: 56, y: 374, w: 488, h: 84 },
  meta: { x: 56, y: 480, w: 468, h: 22 },
  art: { x: 560, y: 0, w: 400, h: 540 },
};
