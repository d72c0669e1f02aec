import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Boston: TemplateTokens = {
  id: 'Boston',
  family: 'corporate',
  name: 'Boston',
  palette: {
    bg: '#FCFAF6',
    text: '#22262B',
    surface: '#F1EAE0',
    muted: '#666460',
    accent1: '#8A3A2B',
    accent2: '#2C4A63',
    accent3: '#B8863B',
    accent4: '#5F7F78',
    accent5: '#C77B5E',
    accent6: '#8E8B85',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.01, figureWeight: 300 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent2' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
