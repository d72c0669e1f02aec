/** Georgian fanlights and painted doors: peacock, mustard and oxblood on granite grey. */
import type { Frame } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { arched } from '../display/outlines.ts';
import { type Corner, fanlight } from './fanlight.ts';
import { georgianDoor } from './georgianDoor.ts';
import { gridOf } from './grids.ts';

const CORNERS: readonly Corner[] = ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'];
const COLUMN: Frame = { ...SLIDE, x: 800, w: 160 };

export const Dublin: TemplateTokens = {
  id: 'Dublin',
  family: 'corporate',
  name: 'Dublin',
  palette: {
    bg: '#F7F8F7',
    text: '#1D2B30',
    surface: '#E8ECEB',
    muted: '#586669',
    accent1: '#0F5563',
    accent2: '#D9A02B',
    accent3: '#A8323A',
    accent4: '#6E93A0',
    accent5: '#54703F',
    accent6: '#9A7F9E',
  },
  heading: { family: 'Lora', weight: 600, tracking: -0.005, figureWeight: 600 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  grid: gridOf({
    area: { x: 56, y: 44, w: 700, h: 448 },
    titleWidth: 700,
    highest: 88,
    panel: { x: 556, y: 152, w: 200, h: 340 },
    footer: { x: 56, y: 504, w: 500, h: 20 },
    number: { x: 656, y: 504, w: 100, h: 20 },
  }),
  chart: {
    series: [theme.accent3, theme.accent4, theme.accent2, theme.accent5, theme.accent6],
    quiet: theme.accent4,
    parts: [theme.accent4, theme.accent2, theme.accent3, theme.accent5, theme.accent6],
  },
  portraits: { fills: [theme.accent1, theme.accent3, theme.accent5, theme.accent4], outline: arched },
  motif: (frame, { seed, turn }) =>
    frame.h > frame.w
      ? georgianDoor(frame, turn, `${seed} ${turn}`)
      : [
          figureShape('Plate', frame, { type: 'rect' }, theme.accent1),
          ...fanlight(
            frame,
            { corner: CORNERS[turn % CORNERS.length] ?? 'bottomRight', radius: Math.min(frame.w * 0.94, 560), panes: 7 },
            `${seed} ${turn}`,
          ),
        ],
  pageArt: ({ seed }) => [
    figureShape('Column', COLUMN, { type: 'rect' }, theme.accent1),
    ...fanlight(COLUMN, { corner: 'bottomRight', radius: 150, panes: 5 }, seed),
  ],
  wide: {
    grid: gridOf({
      area: { x: 56, y: 44, w: 824, h: 448 },
      panel: { x: 640, y: 152, w: 240, h: 340 },
      footer: { x: 56, y: 504, w: 500, h: 20 },
      number: { x: 780, y: 504, w: 100, h: 20 },
    }),
    pageArt: () => [figureShape('Column', { ...SLIDE, x: 916, w: 44 }, { type: 'rect' }, theme.accent1)],
  },
};
