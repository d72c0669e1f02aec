/** A raked gravel garden: fine parallel lines that part around a stone, on warm washi white with moss green. */
import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { rakedMark } from './marks.ts';
import { raked } from './raked.ts';

export const Kyoto: TemplateTokens = {
  id: 'Kyoto',
  family: 'minimal',
  name: 'Kyoto',
  palette: {
    bg: '#FAF8F2',
    text: '#23261F',
    surface: '#F0ECE1',
    muted: '#64665A',
    accent1: '#4F6B3A',
    accent2: '#B5533C',
    accent3: '#C79A3B',
    accent4: '#3F5F73',
    accent5: '#A7A08C',
    accent6: '#7D5A7A',
  },
  heading: { family: 'Source Serif 4', weight: 400, tracking: -0.012, figureWeight: 300 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1', lum: [0.56, 0] },
  grid: plainGrid,
  motif: raked,
  pageArt: rakedMark,
};
