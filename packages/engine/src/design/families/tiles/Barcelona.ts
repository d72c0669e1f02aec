import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const Barcelona: TemplateTokens = {
  id: 'Barcelona',
  family: 'tiles',
  name: 'Barcelona',
  palette: {
    bg: '#FFFDF8',
    text: '#20283A',
    surface: '#F4EFE4',
    muted: '#646676',
    accent1: '#1B57A6',
    accent2: '#F2B632',
    accent3: '#DD5A3A',
    accent4: '#2E8F6B',
    accent5: '#8CC3DD',
    accent6: '#8C4A6B',
  },
  heading: { family: 'Nunito', weight: 900, tracking: -0.015, figureWeight: 900 },
  body: { family: 'Nunito', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
