/** Marine layer over the basin: pool blue to peach haze, cut by louvre slats of late sun. */
import { lighter, theme, translucent } from '../../art/tones.ts';
import { gradient, type TemplateTokens } from '../../templates/template.ts';
import { gridBeside } from './grids.ts';
import { haze, slats } from './slats.ts';

export const LosAngeles: TemplateTokens = {
  id: 'LosAngeles',
  family: 'gradient',
  name: 'Los Angeles',
  palette: {
    bg: '#F6FAFB',
    text: '#10303F',
    surface: '#E3EFF3',
    muted: '#527080',
    accent1: '#12718F',
    accent2: '#F0A07C',
    accent3: '#6FBBD0',
    accent4: '#0E3B4D',
    accent5: '#E8C98F',
    accent6: '#8AA38C',
  },
  heading: { family: 'Space Grotesk', weight: 400, tracking: -0.03, figureWeight: 300 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'none',
  rule: 1,
  coverGround: lighter(theme.accent3, 0.5),
  sectionGround: theme.accent4,
  grid: gridBeside({ x: 640, y: 0, w: 320, h: 540 }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.34), translucent(theme.accent1, 0.03), 90),
    quiet: theme.accent3,
    series: [theme.accent2, theme.accent3, theme.accent4, theme.accent5, theme.accent6],
    parts: [theme.accent4, theme.accent3, theme.accent2, theme.accent5, theme.accent6],
  },
  portraits: { fills: [theme.accent3, theme.accent1, theme.accent2] },
  motif: (frame, { seed, turn }) => [
    ...haze([0.5, 0.4, 0.6][turn % 3] ?? 0.5, frame).backdrop,
    ...slats(frame, { count: 13, top: 0.06, ends: turn % 2 ? 0.72 : 0.3, flushLeft: turn % 2 === 1 }, `${seed} ${turn}`),
  ],
  pageArt: () => [],
};
