/** Square Kufic brickwork, where the pen is as wide as the gap, and stone courses in two colours, with faience blue let into the limestone. */
import type { TemplateTokens } from '../../templates/template.ts';
import { cairo } from './hands/cairo.ts';
import { inkPage } from './page.ts';

export const Cairo: TemplateTokens = {
  ...inkPage(cairo),
  id: 'Cairo',
  name: 'Cairo',
  family: 'ink',
  palette: {
    bg: '#F3EAD6',
    text: '#1B2430',
    surface: '#E6D8BC',
    muted: '#665D4C',
    accent1: '#0B6675',
    accent2: '#B4532A',
    accent3: '#D2A03C',
    accent4: '#22406B',
    accent5: '#7E8B5A',
    accent6: '#8C5A72',
  },
  heading: { family: 'Fraunces', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  label: { family: 'IBM Plex Sans', weight: 400 },
  bullet: { glyph: '■' },
  sectionGround: { ref: 'surface' },
  chart: {
    quiet: { ref: 'text' },
    parts: [{ ref: 'text' }, { ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent4' }],
    labelSize: 17,
  },
};
