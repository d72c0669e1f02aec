/** Seljuk star-and-cross tiles and Iznik coral in lamplight on deep Bosphorus blue. */
import type { Frame } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme, translucent } from '../../art/tones.ts';
import { gradient, type TemplateTokens } from '../../templates/template.ts';
import { octagonal } from '../display/outlines.ts';
import { gridOf } from './grids.ts';
import { stars } from './stars.ts';

const BORDER: Frame = { ...SLIDE, x: 916, w: 44 };

export const Istanbul: TemplateTokens = {
  id: 'Istanbul',
  family: 'tiles',
  name: 'Istanbul',
  palette: {
    bg: '#0C2430',
    text: '#F4F1E8',
    surface: '#143442',
    muted: '#A6BCC2',
    accent1: '#3FB8AF',
    accent2: '#E8694A',
    accent3: '#F2E4C4',
    accent4: '#3D74B8',
    accent5: '#8FD0C4',
    accent6: '#C9973F',
  },
  heading: { family: 'Fraunces', weight: 400, tracking: -0.015, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: { glyph: '✸' },
  rule: 2,
  coverGround: theme.bg,
  sectionGround: theme.bg,
  grid: gridOf({ area: { x: 56, y: 44, w: 812, h: 448 }, panel: { x: 612, y: 44, w: 256, h: 448 } }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.45), translucent(theme.accent1, 0.03), 90),
    quiet: theme.accent4,
    series: [theme.accent2, theme.accent6, theme.accent5, theme.accent4, theme.accent3],
    parts: [theme.accent4, theme.accent6, theme.accent5, theme.accent2, theme.accent3],
  },
  portraits: { fills: [theme.accent1, theme.accent4, theme.accent6], outline: octagonal },
  motif: (frame, { seed, turn }) => {
    // As many whole stars as are about a hundred points wide; every other panel begins with half of one.
    const radius = frame.w / Math.max(2, Math.round(frame.w / 120)) / 2;
    const start = turn % 2 ? 0 : radius;
    return [
      figureShape('Plate', frame, { type: 'rect' }, theme.surface),
      ...stars(frame, { radius, origin: [frame.x + start, frame.y + start] }, `${seed} ${turn}`),
    ];
  },
  pageArt: ({ seed }) => [
    figureShape('Border', BORDER, { type: 'rect' }, theme.surface),
    ...stars(BORDER, { radius: 22.5, origin: [938, 22.5] }, seed),
  ],
};
