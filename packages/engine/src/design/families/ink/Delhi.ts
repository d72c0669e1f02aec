import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Delhi: TemplateTokens = {
  id: 'Delhi',
  family: 'ink',
  name: 'Delhi',
  palette: {
    bg: '#FAEEE2',
    text: '#2A1420',
    surface: '#F2DDCB',
    muted: '#755A58',
    accent1: '#1F3A7A',
    accent2: '#E08A12',
    accent3: '#A83A2E',
    accent4: '#4C7A6B',
    accent5: '#8A6FA0',
    accent6: '#C9748A',
  },
  heading: { family: 'Playfair Display', weight: 700, tracking: -0.01, figureWeight: 400 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
