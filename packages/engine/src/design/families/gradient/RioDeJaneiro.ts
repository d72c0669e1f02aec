import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { pleatsMark } from '../minimal/pleatsMark.ts';
import { pleatsMotif } from '../minimal/pleatsMotif.ts';

export const RioDeJaneiro: TemplateTokens = {
  id: 'RioDeJaneiro',
  family: 'gradient',
  name: 'Rio de Janeiro',
  palette: {
    bg: '#FFF8F4',
    text: '#3A1626',
    surface: '#FBE9E1',
    muted: '#7D5663',
    accent1: '#C93A5E',
    accent2: '#F59A5E',
    accent3: '#6B1F4A',
    accent4: '#2F8C86',
    accent5: '#F2C14E',
    accent6: '#D98FA4',
  },
  heading: { family: 'DM Sans', weight: 300, tracking: -0.035, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'accent3' },
  sectionGround: { ref: 'accent1' },
  grid: plainGrid,
  motif: pleatsMotif,
  pageArt: pleatsMark,
};
