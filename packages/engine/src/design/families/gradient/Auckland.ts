import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Auckland: TemplateTokens = {
  id: 'Auckland',
  family: 'gradient',
  name: 'Auckland',
  palette: {
    bg: '#0B2A2C',
    text: '#EFF7F3',
    surface: '#123A3B',
    muted: '#A6C4BD',
    accent1: '#5CC9AE',
    accent2: '#D8E6A0',
    accent3: '#2F8F95',
    accent4: '#F0A37A',
    accent5: '#A7DCE0',
    accent6: '#7E9C6B',
  },
  heading: { family: 'Work Sans', weight: 300, tracking: -0.03, figureWeight: 300 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
