import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Dubai: TemplateTokens = {
  id: 'Dubai',
  family: 'gradient',
  name: 'Dubai',
  palette: {
    bg: '#FBF6EE',
    text: '#33241A',
    surface: '#F3E8D8',
    muted: '#776250',
    accent1: '#9A5B22',
    accent2: '#D9A14E',
    accent3: '#5B3A29',
    accent4: '#4F7C82',
    accent5: '#C27A5A',
    accent6: '#A89B86',
  },
  heading: { family: 'Manrope', weight: 300, tracking: -0.035, figureWeight: 300 },
  body: { family: 'Manrope', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent3' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
