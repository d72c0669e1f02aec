import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Dublin: TemplateTokens = {
  id: 'Dublin',
  family: 'corporate',
  name: 'Dublin',
  palette: {
    bg: '#F7F8F7',
    text: '#1D2B30',
    surface: '#E8ECEB',
    muted: '#586669',
    accent1: '#0F5563',
    accent2: '#D9A02B',
    accent3: '#A8323A',
    accent4: '#6E93A0',
    accent5: '#54703F',
    accent6: '#9A7F9E',
  },
  heading: { family: 'Lora', weight: 600, tracking: -0.005, figureWeight: 400 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'number',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
