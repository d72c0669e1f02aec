import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Stockholm: TemplateTokens = {
  id: 'Stockholm',
  family: 'swiss',
  name: 'Stockholm',
  palette: {
    bg: '#FFFFFF',
    text: '#10242B',
    surface: '#F4F0E9',
    muted: '#52636A',
    accent1: '#E8690F',
    accent2: '#0E4A5A',
    accent3: '#F9C74F',
    accent4: '#C23B22',
    accent5: '#5FA8A0',
    accent6: '#8F9AA0',
  },
  heading: { family: 'Manrope', weight: 800, tracking: -0.038, figureWeight: 800 },
  body: { family: 'Manrope', weight: 400 },
  bullet: 'number',
  rule: 2,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent2' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
