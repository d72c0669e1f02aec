import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Mumbai: TemplateTokens = {
  id: 'Mumbai',
  family: 'playful',
  name: 'Mumbai',
  palette: {
    bg: '#FFF6F0',
    text: '#34102E',
    surface: '#FFE3D6',
    muted: '#76525F',
    accent1: '#C2185B',
    accent2: '#FFB020',
    accent3: '#0A7A7C',
    accent4: '#F2704E',
    accent5: '#6A2C70',
    accent6: '#7CC6B8',
  },
  heading: { family: 'Manrope', weight: 800, tracking: -0.025, figureWeight: 800 },
  body: { family: 'Manrope', weight: 400 },
  bullet: 'number',
  rule: 1.5,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent5' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
