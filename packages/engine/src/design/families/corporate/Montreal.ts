/** Habitat 67: stacked modules in winter light, métro blue and signal orange. */
import { figureShape } from '../../art/shapes.ts';
import { darker, lighter, theme } from '../../art/tones.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { gridOf } from './grids.ts';
import { STREET } from './progress.ts';
import { stackedModules } from './stackedModules.ts';

export const Montreal: TemplateTokens = {
  id: 'Montreal',
  family: 'corporate',
  name: 'Montreal',
  palette: {
    bg: '#F5F7FA',
    text: '#14233B',
    surface: '#E6EBF2',
    muted: '#56647A',
    accent1: '#1C4E9E',
    accent2: '#E8622C',
    accent3: '#6FA3D8',
    accent4: '#0E8074',
    accent5: '#F0B53C',
    accent6: '#8B93A3',
  },
  heading: { family: 'DM Sans', weight: 700, tracking: -0.02, figureWeight: 700 },
  body: { family: 'DM Sans', weight: 400 },
  strongWeight: 700,
  bullet: { glyph: '■' },
  rule: 2,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  footerGround: theme.surface,
  grid: gridOf({
    area: { x: 56, y: 44, w: 848, h: 410 },
    panel: { x: 672, y: 152, w: 232, h: 302 },
    footer: { x: 56, y: 510, w: 600, h: 20 },
    number: { x: 864, y: 510, w: 52, h: 20 },
  }),
  chart: {
    series: [darker(theme.accent3, 0.2), theme.accent2, theme.accent4, theme.accent5, theme.accent6],
    quiet: theme.accent3,
    gap: 45,
    parts: [theme.accent3, theme.accent2, theme.accent5, theme.accent4, theme.accent6],
  },
  table: { head: theme.surface },
  portraits: { fills: [theme.accent1, theme.accent3] },
  motif: (frame, { seed, turn }) => {
    const width = Math.max(48, Math.min(84, frame.w / 4.6));
    const box = { w: width, h: width * 0.62, depth: width * 0.32 };
    const profiles = [(k: number) => 0.3 + 0.55 * k, (k: number) => 0.8 - 0.5 * k, (k: number) => 0.35 + 0.45 * Math.sin(Math.PI * k)];
    return [
      figureShape('Sky', frame, { type: 'rect' }, lighter(theme.accent3, 0.5)),
      ...stackedModules(frame, { box, profile: profiles[turn % profiles.length] ?? (() => 0.5) }, `${seed} ${turn}`),
    ];
  },
  pageArt: () => [figureShape('Band', STREET, { type: 'rect' }, theme.surface)],
};
