import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Hanoi: TemplateTokens = {
  id: 'Hanoi',
  family: 'ink',
  name: 'Hanoi',
  palette: {
    bg: '#F2EFDF',
    text: '#20261F',
    surface: '#E5E2CB',
    muted: '#5C6352',
    accent1: '#8A2A1C',
    accent2: '#B98A2B',
    accent3: '#2F5A3C',
    accent4: '#5E8A5A',
    accent5: '#3C6E7E',
    accent6: '#C46A4A',
  },
  heading: { family: 'Lora', weight: 600, tracking: -0.01, figureWeight: 400 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent3' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
