/** Folded lotus petals on dark canal water at night, lit in orchid, mango and leaf green. */
import type { TemplateTokens } from '../../templates/template.ts';
import { bangkok, bangkokMotif } from './looks/bangkok.ts';
import { playfulPage } from './page.ts';

export const Bangkok: TemplateTokens = {
  ...playfulPage('accent2', bangkok),
  id: 'Bangkok',
  name: 'Bangkok',
  family: 'playful',
  palette: {
    bg: '#0D2B2E',
    text: '#FFF7E6',
    surface: '#16403F',
    muted: '#A9C4BB',
    accent1: '#FF86B0',
    accent2: '#FFC24A',
    accent3: '#6FD6A8',
    accent4: '#F0653A',
    accent5: '#B79BEA',
    accent6: '#F6E3B4',
  },
  heading: { family: 'Fraunces', weight: 800, tracking: -0.015, figureWeight: 800 },
  body: { family: 'DM Sans', weight: 400 },
  label: { family: 'DM Sans', weight: 600 },
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  motif: bangkokMotif,
  chart: {
    quiet: { ref: 'surface', lum: [0.8, 0.2] },
    parts: [{ ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent4' }, { ref: 'accent6' }],
    gap: 42,
    labelSize: 20,
    labelWeight: 600,
    categorySize: 14,
    lineWidth: 5,
  },
  table: { head: { ref: 'accent1' }, band: { ref: 'surface' }, key: { ref: 'accent2' } },
};
