/** Volcanic cones in layers of harbour mist, dusk green to sea foam. */
import { darker, theme, translucent } from '../../art/tones.ts';
import { gradient, type TemplateTokens } from '../../templates/template.ts';
import { arched } from '../display/outlines.ts';
import { cones, dusk } from './cones.ts';
import { gridBeside } from './grids.ts';

export const Auckland: TemplateTokens = {
  id: 'Auckland',
  family: 'gradient',
  name: 'Auckland',
  palette: {
    bg: '#0B2A2C',
    text: '#EFF7F3',
    surface: '#123A3B',
    muted: '#A6C4BD',
    accent1: '#5CC9AE',
    accent2: '#D8E6A0',
    accent3: '#2F8F95',
    accent4: '#F0A37A',
    accent5: '#A7DCE0',
    accent6: '#7E9C6B',
  },
  heading: { family: 'Work Sans', weight: 400, tracking: -0.02, figureWeight: 300 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: { glyph: '▲' },
  rule: 1,
  coverGround: theme.bg,
  sectionGround: theme.bg,
  grid: gridBeside({ x: 640, y: 56, w: 264, h: 428 }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.45), translucent(theme.accent1, 0.03), 90),
    quiet: darker(theme.accent3, 0.1),
    series: [theme.accent2, theme.accent4, theme.accent5, theme.accent3, theme.accent6],
    parts: [theme.accent3, theme.accent2, theme.accent5, theme.accent6, theme.accent4],
  },
  portraits: { fills: [theme.accent3, theme.surface], outline: arched },
  motif: (frame, { seed, turn }) => {
    const wide = Math.max(1, Math.min(2, 560 / frame.w));
    const views = [
      [0.62, 0.05, 0.95, 0.3],
      [0.3, 0.9, 0.1, 0.7],
      [0.5, 0.2, 0.8, 0.06],
    ] as const;
    return [...dusk(frame).backdrop, ...cones(frame, { summits: views[turn % views.length] ?? views[0], wide }, `${seed} ${turn}`)];
  },
  pageArt: () => [],
};
