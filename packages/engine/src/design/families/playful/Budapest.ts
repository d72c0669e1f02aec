/** Glazed ceramic roof scales in zigzag rows, with the butter yellow of the bath houses and the green of pool water. */
import type { TemplateTokens } from '../../templates/template.ts';
import { budapest, budapestMotif } from './looks/budapest.ts';
import { playfulPage } from './page.ts';

export const Budapest: TemplateTokens = {
  ...playfulPage('accent1', budapest),
  id: 'Budapest',
  name: 'Budapest',
  family: 'playful',
  palette: {
    bg: '#FFF9EA',
    text: '#14332F',
    surface: '#FBEBC2',
    muted: '#52655D',
    accent1: '#0E6B5E',
    accent2: '#F2B632',
    accent3: '#C4481F',
    accent4: '#6BB7A8',
    accent5: '#8A3B2A',
    accent6: '#93A63B',
  },
  heading: { family: 'Nunito', weight: 900, tracking: -0.015, figureWeight: 900 },
  body: { family: 'Nunito', weight: 400 },
  label: { family: 'Nunito', weight: 600 },
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent2' },
  motif: budapestMotif,
  chart: {
    quiet: { ref: 'accent4' },
    parts: [{ ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent4' }, { ref: 'accent5' }, { ref: 'accent6' }],
    gap: 42,
    labelSize: 20,
    labelWeight: 900,
    categorySize: 14,
    lineWidth: 5,
  },
  table: { head: { ref: 'accent1' }, band: { ref: 'surface' }, key: { ref: 'accent2' } },
};
