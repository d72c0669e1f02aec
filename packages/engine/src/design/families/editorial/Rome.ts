import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Rome: TemplateTokens = {
  id: 'Rome',
  family: 'editorial',
  name: 'Rome',
  palette: {
    bg: '#F6EFE2',
    text: '#2A1F18',
    surface: '#EADFCB',
    muted: '#665646',
    accent1: '#B04A1B',
    accent2: '#5C6B3C',
    accent3: '#D99A3D',
    accent4: '#6F8FA0',
    accent5: '#7A2F22',
    accent6: '#B8A68A',
  },
  heading: { family: 'Playfair Display', weight: 700, tracking: -0.012, figureWeight: 400 },
  body: { family: 'Source Serif 4', weight: 400 },
  bullet: 'number',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
