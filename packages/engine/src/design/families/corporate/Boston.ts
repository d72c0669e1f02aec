/** Beacon Hill brick coursing beside harbour slate and old bronze, in a scholarly serif. */
import { SLIDE } from '../../art/clip.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme, translucent } from '../../art/tones.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { bricks } from './bricks.ts';
import { gridOf } from './grids.ts';
import { townHouses } from './townHouses.ts';

export const Boston: TemplateTokens = {
  id: 'Boston',
  family: 'corporate',
  name: 'Boston',
  palette: {
    bg: '#FCFAF6',
    text: '#22262B',
    surface: '#F1EAE0',
    muted: '#666460',
    accent1: '#8A3A2B',
    accent2: '#2C4A63',
    accent3: '#B8863B',
    accent4: '#5F7F78',
    accent5: '#C77B5E',
    accent6: '#8E8B85',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: 'none',
  rule: 2,
  coverGround: theme.bg,
  sectionGround: theme.surface,
  footerGround: theme.surface,
  grid: gridOf({
    area: { x: 208, y: 44, w: 704, h: 452 },
    titleWidth: 704,
    panel: { x: 672, y: 152, w: 240, h: 340 },
    footer: { x: 44, y: 448, w: 112, h: 48 },
    number: { x: 44, y: 502, w: 80, h: 20 },
    numberAlign: 'start',
  }),
  chart: {
    quiet: translucent(theme.accent1, 0.38),
    series: [theme.accent2, theme.accent3, theme.accent4, theme.accent5, theme.accent6],
    parts: [theme.accent2, theme.accent3, theme.accent4, theme.accent5, theme.accent6],
  },
  portraits: { fills: [theme.accent1, theme.accent2, theme.accent3] },
  motif: (frame, { seed, turn }) => townHouses(frame, `${seed} ${turn}`),
  pageArt: ({ seed }) => [
    figureShape('Column', { ...SLIDE, w: 168 }, { type: 'rect' }, theme.surface),
    ...bricks({ ...SLIDE, w: 168, h: 96 }, { stretcher: 42, course: 14 }, seed),
  ],
  wide: {
    grid: gridOf({
      area: { x: 80, y: 44, w: 832, h: 448 },
      panel: { x: 672, y: 152, w: 240, h: 340 },
      footer: { x: 80, y: 504, w: 500, h: 20 },
      number: { x: 812, y: 504, w: 100, h: 20 },
    }),
    footerGround: theme.bg,
    pageArt: ({ seed }) => bricks({ ...SLIDE, w: 42 }, { stretcher: 42, course: 14 }, seed),
  },
};
