/** Mies's steel at night: a curtain wall of lit windows and one vermilion Calder. */
import type { Frame } from '../../../model/scene.ts';
import { Canvas } from '../../art/canvas.ts';
import { SLIDE } from '../../art/clip.ts';
import { Pieces } from '../../art/pieces.ts';
import { randomFrom } from '../../art/random.ts';
import { figureShape } from '../../art/shapes.ts';
import { darker, theme } from '../../art/tones.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { curtainWall, STEEL } from './curtainWall.ts';
import { gridOf } from './grids.ts';

const SPINE: Frame = { ...SLIDE, w: 72 };

/** Two columns of windows up the spine, as far as the chapter's name comes down: most dark, some blue, one in the accent. */
function spineWindows(seed: string) {
  const random = randomFrom(seed);
  const canvas = new Canvas(SPINE);
  const pieces = new Pieces();
  const lit = 2 + Math.floor(random() * 4);
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 2; column++) {
      const frame: Frame = { x: 12 + column * 25, y: 327 + row * 27, w: 22, h: 23 };
      const accent = row === lit && column === 1;
      pieces.rect(frame, accent ? theme.accent1 : random() < 0.24 ? darker(theme.accent4, 0.3) : darker(theme.surface, 0.15));
    }
  }
  pieces.paint(canvas);
  return canvas.nodes('Windows');
}

/** Columns of windows that fill the width; the middle tubes are the tallest, or those at one side. */
function towers(frame: Frame, seed: string, turn: number) {
  const size = Math.max(14, Math.min(26, frame.w / 18));
  const columns = Math.floor(frame.w / size / 4);
  const heights = [0.42, 0.66, 0.94, 0.74, 0.5, 0.84, 0.58];
  const tubes = Array.from({ length: 4 }, (_, i) => [columns, heights[(i + turn * 2) % heights.length] ?? 0.6] as const);
  const width = 4 * columns * size;
  return curtainWall({ ...frame, x: frame.x + (frame.w - width) / 2, w: width }, { cell: [size, size * 0.8], tubes }, `${seed} ${turn}`);
}

export const Chicago: TemplateTokens = {
  id: 'Chicago',
  family: 'corporate',
  name: 'Chicago',
  palette: {
    bg: '#14171A',
    text: '#F1F2F0',
    surface: '#20252A',
    muted: '#A3ABB1',
    accent1: '#F0553A',
    accent2: '#8FB4C8',
    accent3: '#E5C07A',
    accent4: '#4F7F95',
    accent5: '#C9CED1',
    accent6: '#A0705C',
  },
  heading: { family: 'Archivo', weight: 700, tracking: -0.015, figureWeight: 700 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: 'dash',
  rule: 3,
  coverGround: theme.bg,
  sectionGround: theme.bg,
  grid: gridOf({
    area: { x: 116, y: 44, w: 800, h: 448 },
    panel: { x: 652, y: 44, w: 264, h: 448 },
    tallPanel: true,
    footer: { x: 116, y: 504, w: 560, h: 20 },
    number: { x: 816, y: 504, w: 100, h: 20 },
  }),
  chart: {
    quiet: darker(theme.accent4, 0.35),
    gap: 66,
    parts: [theme.accent2, theme.accent4, theme.accent3, theme.accent6, theme.accent5],
  },
  portraits: { fills: [darker(theme.accent4, 0.35), theme.surface] },
  motif: (frame, { seed, turn }) => [figureShape('Night', frame, { type: 'rect' }, theme.surface), ...towers(frame, seed, turn)],
  pageArt: ({ seed }) => [figureShape('Spine', SPINE, { type: 'rect' }, STEEL), ...spineWindows(seed)],
};
