import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const LosAngeles: TemplateTokens = {
  id: 'LosAngeles',
  family: 'gradient',
  name: 'Los Angeles',
  palette: {
    bg: '#F6FAFB',
    text: '#10303F',
    surface: '#E3EFF3',
    muted: '#527080',
    accent1: '#12718F',
    accent2: '#F0A07C',
    accent3: '#6FBBD0',
    accent4: '#0E3B4D',
    accent5: '#E8C98F',
    accent6: '#8AA38C',
  },
  heading: { family: 'Space Grotesk', weight: 300, tracking: -0.045, figureWeight: 300 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'accent3' },
  sectionGround: { ref: 'accent4' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
