/** A folded paper screen: pleats of light and shade in ink and paper, with a single pleat of vermilion. */

import { defineTemplate } from '../families/looks.ts';
import { pleatsMark } from '../families/minimal/art/pleatsMark.ts';
import { pleatsMotif } from '../families/minimal/art/pleatsMotif.ts';
import { plainGrid } from '../tokens/grid.ts';

export const Tokyo = defineTemplate({
  id: 'Tokyo',
  name: 'Tokyo',
  family: 'minimal',
  palette: {
    bg: '#FFFFFF',
    surface: '#F4F3F0',
    text: '#16181C',
    muted: '#5F636B',
    accent1: '#D63A16',
    accent2: '#2A4365',
    accent3: '#C9A24B',
    accent4: '#5E8C7A',
    accent5: '#9AA3AE',
    accent6: '#7A4A5E',
  },
  heading: { family: 'Inter', weight: 600, tracking: -0.022, figureWeight: 300 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'text' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
  look: { pages: 'shared', evenFigures: false },
});
