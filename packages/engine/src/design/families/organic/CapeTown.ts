import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const CapeTown: TemplateTokens = {
  id: 'CapeTown',
  family: 'organic',
  name: 'Cape Town',
  palette: {
    bg: '#F1EEE7',
    text: '#12303A',
    surface: '#FBFAF6',
    muted: '#54696D',
    accent1: '#1E6A80',
    accent2: '#EA7F6A',
    accent3: '#F0B48A',
    accent4: '#7A9360',
    accent5: '#A58FA6',
    accent6: '#86BCC4',
  },
  heading: { family: 'Lora', weight: 500, tracking: -0.015, figureWeight: 400 },
  body: { family: 'Nunito', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
