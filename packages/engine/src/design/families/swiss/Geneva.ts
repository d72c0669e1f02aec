import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Geneva: TemplateTokens = {
  id: 'Geneva',
  family: 'swiss',
  name: 'Geneva',
  palette: {
    bg: '#FFFFFF',
    text: '#0B0E14',
    surface: '#EDF1F6',
    muted: '#565D68',
    accent1: '#0A4BD6',
    accent2: '#E5261F',
    accent3: '#FFC400',
    accent4: '#1B2333',
    accent5: '#7FB2E5',
    accent6: '#8A93A0',
  },
  heading: { family: 'Archivo', weight: 700, tracking: -0.028, figureWeight: 700 },
  body: { family: 'Archivo', weight: 400 },
  bullet: 'number',
  rule: 3,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent4' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
