import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

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
  heading: { family: 'Archivo', weight: 700, tracking: -0.015, figureWeight: 300 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: 'dash',
  rule: 3,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
