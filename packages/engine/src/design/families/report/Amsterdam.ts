import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Amsterdam: TemplateTokens = {
  id: 'Amsterdam',
  family: 'report',
  name: 'Amsterdam',
  palette: {
    bg: '#FFFFFF',
    text: '#16232A',
    surface: '#F1F2EE',
    muted: '#56646A',
    accent1: '#A23A24',
    accent2: '#1F4A55',
    accent3: '#D7992B',
    accent4: '#6E93A2',
    accent5: '#7C8A5A',
    accent6: '#5B3A4A',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.008, figureWeight: 300 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent2' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
