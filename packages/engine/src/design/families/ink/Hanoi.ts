/** Lacquer and laid paper: banana leaves brushed wet in ink and green with a rib of gold, and sections in the brown red of many polished coats. */
import type { TemplateTokens } from '../../templates/template.ts';
import { hanoi } from './hands/hanoi.ts';
import { inkPage } from './page.ts';

export const Hanoi: TemplateTokens = {
  ...inkPage(hanoi),
  id: 'Hanoi',
  name: 'Hanoi',
  family: 'ink',
  palette: {
    bg: '#F2EFDF',
    text: '#20261F',
    surface: '#E5E2CB',
    muted: '#5C6352',
    accent1: '#8A2A1C',
    accent2: '#B98A2B',
    accent3: '#2F5A3C',
    accent4: '#5E8A5A',
    accent5: '#3C6E7E',
    accent6: '#C46A4A',
  },
  heading: { family: 'Lora', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'DM Sans', weight: 400 },
  label: { family: 'DM Sans', weight: 400 },
  bullet: 'dash',
  sectionGround: { ref: 'accent1' },
  chart: {
    quiet: { ref: 'text' },
    parts: [{ ref: 'text' }, { ref: 'accent4' }, { ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }],
    labelSize: 17,
  },
};
