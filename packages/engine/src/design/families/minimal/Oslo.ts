/** White marble ramps sliding into dark fjord water, with one warm plank of oak between them. */
import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { rampMark } from './marks.ts';
import { ramps } from './ramps.ts';

export const Oslo: TemplateTokens = {
  id: 'Oslo',
  family: 'minimal',
  name: 'Oslo',
  palette: {
    bg: '#FAFBFB',
    text: '#0E2A36',
    surface: '#EBF0F1',
    muted: '#536770',
    accent1: '#A85F1C',
    accent2: '#12495A',
    accent3: '#7FA6AE',
    accent4: '#5C7A4B',
    accent5: '#D9B37C',
    accent6: '#8A3F3A',
  },
  heading: { family: 'DM Sans', weight: 500, tracking: -0.02, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: { glyph: '◢' },
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'text' },
  grid: plainGrid,
  motif: ramps,
  pageArt: rampMark,
};
