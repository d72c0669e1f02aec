import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Jakarta: TemplateTokens = {
  id: 'Jakarta',
  family: 'organic',
  name: 'Jakarta',
  palette: {
    bg: '#2C1810',
    text: '#FBEBD3',
    surface: '#3C241A',
    muted: '#CBAE92',
    accent1: '#F0A83C',
    accent2: '#DC6840',
    accent3: '#F2DDB4',
    accent4: '#6FA79B',
    accent5: '#A8693F',
    accent6: '#D98E9B',
  },
  heading: { family: 'Fraunces', weight: 600, tracking: -0.01, figureWeight: 300 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
