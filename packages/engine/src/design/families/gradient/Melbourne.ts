/** Four seasons in one day: slanting shafts of rain between slate cloud and an apricot break. */
import { theme, translucent } from '../../art/tones.ts';
import { gradient, type TemplateTokens } from '../../templates/template.ts';
import { leaning } from '../display/outlines.ts';
import { gridBeside } from './grids.ts';
import { shafts, weather } from './shafts.ts';

export const Melbourne: TemplateTokens = {
  id: 'Melbourne',
  family: 'gradient',
  name: 'Melbourne',
  palette: {
    bg: '#20262D',
    text: '#F5F1EA',
    surface: '#2C343C',
    muted: '#B3B8BC',
    accent1: '#F0AE7C',
    accent2: '#9FB3C2',
    accent3: '#D97B5B',
    accent4: '#F3DDB8',
    accent5: '#6E8797',
    accent6: '#B59AA0',
  },
  heading: { family: 'Fraunces', weight: 400, tracking: -0.015, figureWeight: 300 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'dot',
  rule: 1,
  coverGround: theme.bg,
  sectionGround: theme.surface,
  grid: gridBeside({ x: 640, y: 0, w: 320, h: 540 }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.45), translucent(theme.accent1, 0.03), 90),
    quiet: theme.accent5,
    series: [theme.accent2, theme.accent4, theme.accent3, theme.accent5, theme.accent6],
    gap: 50,
    parts: [theme.accent2, theme.accent5, theme.accent3, theme.accent4, theme.accent6],
  },
  portraits: { fills: [theme.surface, theme.accent5], outline: leaning },
  motif: (frame, { seed, turn }) => [
    ...weather([52, -40, 74][turn % 3] ?? 52, 0.5, frame).backdrop,
    ...shafts(frame, Math.max(7, Math.min(14, Math.round(frame.w / 44))), `${seed} ${turn}`),
  ],
  pageArt: () => [],
};
