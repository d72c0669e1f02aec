import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Montreal: TemplateTokens = {
  id: 'Montreal',
  family: 'corporate',
  name: 'Montreal',
  palette: {
    bg: '#F5F7FA',
    text: '#14233B',
    surface: '#E6EBF2',
    muted: '#56647A',
    accent1: '#1C4E9E',
    accent2: '#E8622C',
    accent3: '#6FA3D8',
    accent4: '#0E8074',
    accent5: '#F0B53C',
    accent6: '#8B93A3',
  },
  heading: { family: 'DM Sans', weight: 700, tracking: -0.02, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
