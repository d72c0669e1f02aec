import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Brussels: TemplateTokens = {
  id: 'Brussels',
  family: 'corporate',
  name: 'Brussels',
  palette: {
    bg: '#FFFFFF',
    text: '#22272E',
    surface: '#F2F1EC',
    muted: '#636970',
    accent1: '#2B3540',
    accent2: '#C0902F',
    accent3: '#5E8C8A',
    accent4: '#A4553C',
    accent5: '#8FA3B5',
    accent6: '#8A8F4F',
  },
  heading: { family: 'Fraunces', weight: 600, tracking: -0.015, figureWeight: 300 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'dash',
  rule: 2,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
