import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Istanbul: TemplateTokens = {
  id: 'Istanbul',
  family: 'tiles',
  name: 'Istanbul',
  palette: {
    bg: '#0C2430',
    text: '#F4F1E8',
    surface: '#143442',
    muted: '#A6BCC2',
    accent1: '#3FB8AF',
    accent2: '#E8694A',
    accent3: '#F2E4C4',
    accent4: '#3D74B8',
    accent5: '#8FD0C4',
    accent6: '#C9973F',
  },
  heading: { family: 'Fraunces', weight: 400, tracking: -0.015, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: 'dot',
  rule: 2,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
