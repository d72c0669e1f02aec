/** Noon heat haze: slim slabs of light rising from sand, copper and shade. */
import { darker, lighter, theme, translucent } from '../../art/tones.ts';
import { gradient, type TemplateTokens } from '../../templates/template.ts';
import { slanted } from '../display/outlines.ts';
import { gridBeside } from './grids.ts';
import { heat, slabs } from './slabs.ts';

export const Dubai: TemplateTokens = {
  id: 'Dubai',
  family: 'gradient',
  name: 'Dubai',
  palette: {
    bg: '#FBF6EE',
    text: '#33241A',
    surface: '#F3E8D8',
    muted: '#776250',
    accent1: '#9A5B22',
    accent2: '#D9A14E',
    accent3: '#5B3A29',
    accent4: '#4F7C82',
    accent5: '#C27A5A',
    accent6: '#A89B86',
  },
  heading: { family: 'Manrope', weight: 400, tracking: -0.025, figureWeight: 200 },
  body: { family: 'Manrope', weight: 400 },
  bullet: 'none',
  rule: 1,
  coverGround: theme.accent3,
  sectionGround: theme.accent3,
  grid: gridBeside({ x: 720, y: 0, w: 240, h: 540 }),
  chart: {
    fills: {
      lead: gradient(theme.accent1, theme.accent3, 90),
      quiet: gradient(lighter(theme.accent2, 0.5), darker(theme.accent2, 0.1), 90),
    },
    under: gradient(translucent(theme.accent2, 0.45), translucent(theme.accent2, 0.03), 90),
    quiet: lighter(theme.accent2, 0.2),
    gap: 150,
    parts: [theme.accent3, theme.accent2, theme.accent5, theme.accent6, theme.accent4],
  },
  portraits: { fills: [theme.accent1, theme.accent2, theme.accent3], outline: slanted },
  motif: (frame, { seed, turn }) => [
    ...heat([-80, -62, -100][turn % 3] ?? -80, frame).backdrop,
    ...slabs(frame, { count: Math.max(5, Math.min(10, Math.round(frame.w / 60))), from: 0.06 }, `${seed} ${turn}`),
  ],
  pageArt: () => [],
};
