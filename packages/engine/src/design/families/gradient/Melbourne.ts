import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Melbourne: TemplateTokens = {
  id: 'Melbourne',
  family: 'gradient',
  name: 'Melbourne',
  palette: {
    bg: '#20262D',
    text: '#F5F1EA',
    surface: '#2C343C',
    muted: '#B3B8BC',
    accent1: '#F0AE7C',
    accent2: '#9FB3C2',
    accent3: '#D97B5B',
    accent4: '#F3DDB8',
    accent5: '#6E8797',
    accent6: '#B59AA0',
  },
  heading: { family: 'Fraunces', weight: 300, tracking: -0.02, figureWeight: 300 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'number',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
