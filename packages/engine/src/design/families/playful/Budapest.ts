import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Budapest: TemplateTokens = {
  id: 'Budapest',
  family: 'playful',
  name: 'Budapest',
  palette: {
    bg: '#FFF9EA',
    text: '#14332F',
    surface: '#FBEBC2',
    muted: '#52655D',
    accent1: '#0E6B5E',
    accent2: '#F2B632',
    accent3: '#C4481F',
    accent4: '#6BB7A8',
    accent5: '#8A3B2A',
    accent6: '#93A63B',
  },
  heading: { family: 'Nunito', weight: 900, tracking: -0.015, figureWeight: 900 },
  body: { family: 'Nunito', weight: 400 },
  bullet: 'number',
  rule: 1.5,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent3' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
