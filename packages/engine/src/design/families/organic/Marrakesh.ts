import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Marrakesh: TemplateTokens = {
  id: 'Marrakesh',
  family: 'organic',
  name: 'Marrakesh',
  palette: {
    bg: '#FAEBDD',
    text: '#3B1A12',
    surface: '#F2D9C4',
    muted: '#7C5444',
    accent1: '#B4452B',
    accent2: '#2A49A8',
    accent3: '#E5A33A',
    accent4: '#4F7548',
    accent5: '#DE8F76',
    accent6: '#7B3B5A',
  },
  heading: { family: 'Fraunces', weight: 500, tracking: -0.015, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
