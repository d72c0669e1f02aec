/** The Art Deco blocks of the seafront: curved balconies, eyebrow stripes and sunrise rings, painted like a cinema hoarding. */
import type { TemplateTokens } from '../../templates/template.ts';
import { mumbai, mumbaiMotif } from './looks/mumbai.ts';
import { playfulPage } from './page.ts';

export const Mumbai: TemplateTokens = {
  ...playfulPage('accent2', mumbai),
  id: 'Mumbai',
  name: 'Mumbai',
  family: 'playful',
  palette: {
    bg: '#FFF6F0',
    text: '#34102E',
    surface: '#FFE3D6',
    muted: '#76525F',
    accent1: '#C2185B',
    accent2: '#FFB020',
    accent3: '#0A7A7C',
    accent4: '#F2704E',
    accent5: '#6A2C70',
    accent6: '#7CC6B8',
  },
  heading: { family: 'Manrope', weight: 800, tracking: -0.025, figureWeight: 800 },
  body: { family: 'Manrope', weight: 400 },
  label: { family: 'Manrope', weight: 600 },
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent3' },
  motif: mumbaiMotif,
  chart: {
    quiet: { ref: 'accent4', lum: [0.66, 0.26] },
    parts: [{ ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent4' }, { ref: 'accent5' }, { ref: 'accent6' }],
    gap: 42,
    labelSize: 20,
    labelWeight: 800,
    categorySize: 14,
    lineWidth: 5,
  },
  table: { head: { ref: 'accent1' }, band: { ref: 'surface' }, key: { ref: 'accent2' } },
};
