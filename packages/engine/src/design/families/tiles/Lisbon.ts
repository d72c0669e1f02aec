import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Lisbon: TemplateTokens = {
  id: 'Lisbon',
  family: 'tiles',
  name: 'Lisbon',
  palette: {
    bg: '#FFFFFF',
    text: '#12233F',
    surface: '#EEF3F8',
    muted: '#566680',
    accent1: '#1F4B99',
    accent2: '#5E94D1',
    accent3: '#F0B429',
    accent4: '#0D2C63',
    accent5: '#A9C8E8',
    accent6: '#C8694A',
  },
  heading: { family: 'Playfair Display', weight: 700, tracking: -0.01, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent4' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
