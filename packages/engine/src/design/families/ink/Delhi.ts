/** A letter of the reed pen seen close up: broad strokes that thin as they turn, measured in rhombic dots, on sandstone paper with marigold and indigo. */
import type { TemplateTokens } from '../../templates/template.ts';
import { delhi } from './hands/delhi.ts';
import { inkPage } from './page.ts';

export const Delhi: TemplateTokens = {
  ...inkPage(delhi),
  id: 'Delhi',
  name: 'Delhi',
  family: 'ink',
  palette: {
    bg: '#FAEEE2',
    text: '#2A1420',
    surface: '#F2DDCB',
    muted: '#755A58',
    accent1: '#1F3A7A',
    accent2: '#E08A12',
    accent3: '#A83A2E',
    accent4: '#4C7A6B',
    accent5: '#8A6FA0',
    accent6: '#C9748A',
  },
  heading: { family: 'Playfair Display', weight: 700, tracking: -0.01, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Work Sans', weight: 400 },
  bullet: { glyph: '◆' },
  sectionGround: { ref: 'text' },
  figures: { family: 'Work Sans', weight: 600 },
  chart: {
    quiet: { ref: 'muted', lum: [0.5, 0.5] },
    parts: [{ ref: 'text' }, { ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent4' }],
    labelSize: 17,
  },
};
