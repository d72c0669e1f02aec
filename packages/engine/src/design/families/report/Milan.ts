import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Milan: TemplateTokens = {
  id: 'Milan',
  family: 'report',
  name: 'Milan',
  palette: {
    bg: '#F7F3F0',
    text: '#141614',
    surface: '#ECE4E0',
    muted: '#5E5A57',
    accent1: '#00573F',
    accent2: '#E3A21A',
    accent3: '#C98579',
    accent4: '#2B2F2C',
    accent5: '#7FA08C',
    accent6: '#8A5A2B',
  },
  heading: { family: 'Archivo', weight: 700, tracking: -0.015, figureWeight: 300 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
