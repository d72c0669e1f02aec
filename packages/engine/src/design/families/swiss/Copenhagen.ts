import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Copenhagen: TemplateTokens = {
  id: 'Copenhagen',
  family: 'swiss',
  name: 'Copenhagen',
  palette: {
    bg: '#FFFDFA',
    text: '#1B1716',
    surface: '#F7ECE6',
    muted: '#665B58',
    accent1: '#D32A1E',
    accent2: '#F2A9A0',
    accent3: '#1F3B4D',
    accent4: '#E9B23C',
    accent5: '#4E8C86',
    accent6: '#9B8F8A',
  },
  heading: { family: 'Work Sans', weight: 700, tracking: -0.032, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'number',
  rule: 2,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent2' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
