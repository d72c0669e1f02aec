/** The folded screen by the place where it stands: how many folds, which way they narrow, and how far they reach beyond the slide's edge. */
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import type { ArtPlace, ArtSetting } from '../../../tokens/art.ts';
import { type Pleats, pleats } from './pleats.ts';
import { pleatsPanel } from './pleatsPanel.ts';

type Screen = Pick<Pleats, 'count' | 'ratio' | 'depth'>;

const screens: Readonly<Record<Exclude<ArtPlace, 'panel' | 'picture'>, Screen>> = {
  cover: { count: 9, ratio: 0.86, depth: 30 },
  section: { count: 10, ratio: 1 / 0.86, depth: 30 },
  closing: { count: 7, ratio: 1 / 0.86, depth: 26 },
  quote: { count: 6, ratio: 0.82, depth: 22 },
  bigNumber: { count: 6, ratio: 1 / 0.82, depth: 26 },
};

export function pleatsMotif(frame: Frame, setting: ArtSetting): SceneNode[] {
  const { place, inks, palette, seed, turn } = setting;
  if (place === 'panel' || place === 'picture') return pleatsPanel(frame, setting);
  const screen = place === 'section' ? { ...screens.section, accent: shadedStrip(turn, screens.section.count) } : screens[place];
  return [pleats({ ...screen, name: 'Pleats', frame: bleeding(frame), plate: frame, seed }, inks, palette)];
}

/** From section to section the fold in the accent moves on through the screen. */
const shadedStrip = (turn: number, count: number): number => (turn * 2 + 1) % count;

/** Where the frame ends with the slide, the folded edges lie beyond it. */
function bleeding({ x, y, w, h }: Frame): Frame {
  const top = y <= 0 ? 40 : 0;
  const bottom = y + h >= 540 ? (top ? 40 : 70) : 0;
  return { x, y: y - top, w, h: h + top + bottom };
}
