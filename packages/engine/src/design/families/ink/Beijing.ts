import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Beijing: TemplateTokens = {
  id: 'Beijing',
  family: 'ink',
  name: 'Beijing',
  palette: {
    bg: '#F7F1E5',
    text: '#1C1815',
    surface: '#EDE4D2',
    muted: '#6B6154',
    accent1: '#B42318',
    accent2: '#C98A1A',
    accent3: '#3F5E4C',
    accent4: '#2F4763',
    accent5: '#8C8172',
    accent6: '#7A3B4E',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.01, figureWeight: 300 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
