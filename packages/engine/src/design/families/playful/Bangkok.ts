import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Bangkok: TemplateTokens = {
  id: 'Bangkok',
  family: 'playful',
  name: 'Bangkok',
  palette: {
    bg: '#0D2B2E',
    text: '#FFF7E6',
    surface: '#16403F',
    muted: '#A9C4BB',
    accent1: '#FF86B0',
    accent2: '#FFC24A',
    accent3: '#6FD6A8',
    accent4: '#F0653A',
    accent5: '#B79BEA',
    accent6: '#F6E3B4',
  },
  heading: { family: 'Fraunces', weight: 800, tracking: -0.015, figureWeight: 800 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: 'number',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent4' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
