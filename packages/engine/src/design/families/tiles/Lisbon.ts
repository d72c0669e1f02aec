/** Azulejo walls in four cobalts with a rare tram-yellow tile. */
import { SLIDE } from '../../art/clip.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme, translucent } from '../../art/tones.ts';
import { gradient, type TemplateTokens } from '../../templates/template.ts';
import { azulejos, type Pattern } from './azulejos.ts';
import { gridOf } from './grids.ts';

const PATTERNS: readonly (Pattern | undefined)[] = ['waves', undefined, 'discs', 'petals'];

export const Lisbon: TemplateTokens = {
  id: 'Lisbon',
  family: 'tiles',
  name: 'Lisbon',
  palette: {
    bg: '#FFFFFF',
    text: '#12233F',
    surface: '#EEF3F8',
    muted: '#566680',
    accent1: '#1F4B99',
    accent2: '#5E94D1',
    accent3: '#F0B429',
    accent4: '#0D2C63',
    accent5: '#A9C8E8',
    accent6: '#C8694A',
  },
  heading: { family: 'Playfair Display', weight: 700, tracking: -0.01, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  figures: { family: 'Work Sans', weight: 600 },
  bullet: { glyph: '◆' },
  rule: 1.5,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  grid: gridOf({ area: { x: 84, y: 44, w: 820, h: 448 }, panel: { x: 640, y: 0, w: 320, h: 480 } }),
  chart: {
    under: gradient(translucent(theme.accent5, 0.6), translucent(theme.accent5, 0.06), 90),
    quiet: theme.accent5,
    series: [theme.accent2, theme.accent3, theme.accent5, theme.accent6, theme.accent4],
    parts: [theme.accent4, theme.accent2, theme.accent5, theme.accent3, theme.accent6],
  },
  portraits: { fills: [theme.accent1, theme.accent5] },
  motif: (frame, { seed, turn }) => {
    const pattern = PATTERNS[turn % PATTERNS.length];
    const side = frame.w / Math.max(3, Math.round(frame.w / 80));
    return [
      figureShape('Wall', frame, { type: 'rect' }, pattern === 'waves' ? theme.accent5 : theme.surface),
      ...azulejos(frame, { side, ...(pattern ? { pattern } : {}), inverted: 0.12, yellow: 0.06 }, `${seed} ${turn}`),
    ];
  },
  pageArt: ({ seed }) => [
    ...azulejos({ ...SLIDE, w: 36 }, { side: 36, inverted: 0.12, yellow: 0.07 }, seed),
    figureShape('Edge', { ...SLIDE, x: 36, w: 1 }, { type: 'rect' }, theme.accent5),
  ],
};
