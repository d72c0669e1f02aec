import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const BuenosAires: TemplateTokens = {
  id: 'BuenosAires',
  family: 'playful',
  name: 'Buenos Aires',
  palette: {
    bg: '#FFFFFF',
    text: '#121B3A',
    surface: '#EAF1FA',
    muted: '#53597A',
    accent1: '#1E49B8',
    accent2: '#FFC629',
    accent3: '#F0543C',
    accent4: '#2FA58A',
    accent5: '#F59BB6',
    accent6: '#7CB9F0',
  },
  heading: { family: 'Archivo', weight: 900, tracking: -0.005, figureWeight: 900 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'number',
  rule: 1.5,
  coverGround: { ref: 'accent2' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
