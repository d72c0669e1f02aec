import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Athens: TemplateTokens = {
  id: 'Athens',
  family: 'tiles',
  name: 'Athens',
  palette: {
    bg: '#FAF5EC',
    text: '#231A16',
    surface: '#F0E5D3',
    muted: '#6B5C52',
    accent1: '#B2482A',
    accent2: '#2A201C',
    accent3: '#D9995B',
    accent4: '#3E6F80',
    accent5: '#8A9A6B',
    accent6: '#A8907A',
  },
  heading: { family: 'Space Grotesk', weight: 600, tracking: -0.03, figureWeight: 600 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'number',
  rule: 2,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'text' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
