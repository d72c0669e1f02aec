/** Geometric-period vases: friezes of meander, teeth and lozenge in terracotta, black slip and bone. */
import type { Frame } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { type Band, friezes, heightOf } from './friezes.ts';
import { gridOf } from './grids.ts';

/** Bands of a panel, from which as many are taken in turn as it is high. */
const BANDS: readonly Band[] = [
  { figure: 'meander', height: 60, color: theme.accent1, ground: theme.surface },
  { figure: 'line', height: 12, color: theme.bg, ground: theme.accent2 },
  { figure: 'lozenges', height: 52, color: theme.accent2, ground: theme.accent3, core: theme.accent1 },
  { figure: 'line', height: 12, color: theme.bg, ground: theme.accent2 },
  { figure: 'zigzag', height: 48, color: theme.accent2, ground: theme.accent1 },
  { figure: 'teeth', height: 34, color: theme.accent1, ground: theme.accent2 },
  { figure: 'chequers', height: 36, color: theme.accent2, ground: theme.surface },
  { figure: 'meander', height: 72, color: theme.accent2, ground: theme.accent1 },
];

/** A stack of friezes that fills the frame: another band begins it each time, and all are stretched alike. */
function stack(frame: Frame, turn: number): readonly Band[] {
  const bands: Band[] = [];
  for (let i = turn * 3; heightOf(bands) < frame.h - 20; i++) {
    const next = BANDS[i % BANDS.length];
    if (next) bands.push(next);
  }
  const stretch = frame.h / heightOf(bands);
  return bands.map((band) => ({ ...band, height: band.height * stretch }));
}

export const Athens: TemplateTokens = {
  id: 'Athens',
  family: 'tiles',
  name: 'Athens',
  palette: {
    bg: '#FAF5EC',
    text: '#231A16',
    surface: '#F0E5D3',
    muted: '#6B5C52',
    accent1: '#B2482A',
    accent2: '#2A201C',
    accent3: '#D9995B',
    accent4: '#3E6F80',
    accent5: '#8A9A6B',
    accent6: '#A8907A',
  },
  heading: { family: 'Space Grotesk', weight: 600, tracking: -0.03, figureWeight: 600 },
  body: { family: 'Inter', weight: 400 },
  bullet: { glyph: '■' },
  rule: 2,
  coverGround: theme.accent1,
  sectionGround: theme.bg,
  grid: {
    ...gridOf({ area: { x: 56, y: 68, w: 848, h: 424 }, panel: { x: 640, y: 182, w: 264, h: 310 } }),
    titleSizes: [32, 20],
    title: { x: 56, y: 32, w: 848, h: 92 },
    titleAnchor: 'bottom',
    highest: 182,
    // The meander.
    ruled: true,
    body: { x: 56, y: 182, w: 848, h: 310 },
    besidePanel: { title: { x: 56, y: 32, w: 848, h: 92 }, body: { x: 56, y: 182, w: 540, h: 310 } },
  },
  chart: {
    quiet: theme.accent3,
    series: [theme.accent4, theme.accent3, theme.accent2, theme.accent5, theme.accent6],
    parts: [theme.accent2, theme.accent3, theme.accent4, theme.accent5, theme.accent6],
  },
  table: { head: theme.accent2 },
  portraits: { fills: [theme.accent1, theme.accent2, theme.accent3] },
  motif: (frame, { turn }) => friezes(frame, stack(frame, turn)),
  pageArt: ({ face }) => [
    figureShape('Edge', { ...SLIDE, h: 14 }, { type: 'rect' }, theme.accent2),
    // A big number stands where other pages have their title.
    ...(face === 'bigNumber'
      ? []
      : friezes({ x: 56, y: 136, w: 848 }, [{ figure: 'meander', height: 20, color: theme.accent1 }], 'Meander')),
  ],
};
