/** Horta's whiplash iron line in gilded brass on petit-granit bluestone. */

import { figureShape } from '../../art/shapes.ts';
import { darker, theme } from '../../art/tones.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { gridOf } from './grids.ts';
import { band } from './pages/brussels.ts';
import { whiplash } from './whiplash.ts';

export const Brussels: TemplateTokens = {
  id: 'Brussels',
  family: 'corporate',
  name: 'Brussels',
  palette: {
    bg: '#FFFFFF',
    text: '#22272E',
    surface: '#F2F1EC',
    muted: '#636970',
    accent1: '#2B3540',
    accent2: '#C0902F',
    accent3: '#5E8C8A',
    accent4: '#A4553C',
    accent5: '#8FA3B5',
    accent6: '#8A8F4F',
  },
  heading: { family: 'Fraunces', weight: 600, tracking: -0.015, figureWeight: 600 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'dash',
  rule: 2,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  grid: gridOf({
    area: { x: 56, y: 88, w: 848, h: 400 },
    panel: { x: 624, y: 196, w: 280, h: 292 },
    footer: { x: 56, y: 504, w: 500, h: 20 },
    number: { x: 804, y: 504, w: 100, h: 20 },
  }),
  chart: {
    series: [darker(theme.accent2, 0.1), theme.accent3, theme.accent4, theme.accent5, theme.accent6],
    quiet: { ref: 'accent5' },
    parts: [theme.accent2, theme.accent3, theme.accent5, theme.accent4, theme.accent6],
  },
  table: { head: theme.accent1 },
  portraits: { fills: [theme.accent1, theme.accent2] },
  motif: (frame, { seed, turn }) => {
    const inset = Math.min(frame.w, frame.h) * 0.09;
    const upright = frame.h > frame.w;
    const h = upright ? frame.h - 2 * inset : Math.min(frame.h - 2 * inset, frame.w * 0.62);
    const inner = { x: frame.x + inset, y: frame.y + (frame.h - h) / 2, w: frame.w - 2 * inset, h };
    return [
      figureShape('Plate', frame, { type: 'rect' }, theme.accent1),
      figureShape('Plate edge', { ...frame, y: frame.y + frame.h - 5, h: 5 }, { type: 'rect' }, theme.accent2),
      ...whiplash(inner, 13 + (turn % 3) * 2, `${seed} ${turn}`, upright),
    ];
  },
  pageArt: ({ seed }) => [...band(60, 3), ...whiplash({ x: 620, y: 3, w: 330, h: 54 }, 7, seed)],
};
