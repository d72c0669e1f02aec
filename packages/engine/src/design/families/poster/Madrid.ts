import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Madrid: TemplateTokens = {
  id: 'Madrid',
  family: 'poster',
  name: 'Madrid',
  palette: {
    bg: '#FFF6E4',
    text: '#351230',
    surface: '#FFFAF0',
    muted: '#745A6B',
    accent1: '#FF7A2F',
    accent2: '#4FB4EA',
    accent3: '#13724F',
    accent4: '#FFCB45',
    accent5: '#E23D5B',
    accent6: '#8A5A9E',
  },
  heading: { family: 'Oswald', weight: 600, tracking: -0.015, figureWeight: 600 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: 'number',
  rule: 3,
  coverGround: { ref: 'accent2' },
  sectionGround: { ref: 'accent4' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
