import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Cairo: TemplateTokens = {
  id: 'Cairo',
  family: 'ink',
  name: 'Cairo',
  palette: {
    bg: '#F3EAD6',
    text: '#1B2430',
    surface: '#E6D8BC',
    muted: '#665D4C',
    accent1: '#0B6675',
    accent2: '#B4532A',
    accent3: '#D2A03C',
    accent4: '#22406B',
    accent5: '#7E8B5A',
    accent6: '#8C5A72',
  },
  heading: { family: 'Fraunces', weight: 600, tracking: -0.01, figureWeight: 300 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
