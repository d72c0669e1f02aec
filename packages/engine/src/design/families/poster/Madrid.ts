/** High plateau sky and a façade of striped awnings at four in the afternoon. */
import type { TemplateTokens } from '../../templates/template.ts';
import { madrid } from './awnings.ts';
import { inBlocks } from './inBlocks.ts';

export const Madrid: TemplateTokens = {
  id: 'Madrid',
  family: 'poster',
  name: 'Madrid',
  palette: {
    bg: '#FFF6E4',
    text: '#351230',
    surface: '#FFFAF0',
    muted: '#745A6B',
    accent1: '#FF7A2F',
    accent2: '#4FB4EA',
    accent3: '#13724F',
    accent4: '#FFCB45',
    accent5: '#E23D5B',
    accent6: '#8A5A9E',
  },
  heading: { family: 'Oswald', weight: 600, tracking: -0.015, figureWeight: 600, capitals: true, reserve: 0.1 },
  body: { family: 'DM Sans', weight: 400 },
  strongWeight: 700,
  label: { family: 'Oswald', weight: 600 },
  chart: {
    family: 'Oswald',
    labelWeight: 700,
    labelSize: 24,
    categorySize: 15,
    lineWidth: 6,
    quiet: { ref: 'accent4' },
    parts: [{ ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent4' }, { ref: 'accent5' }, { ref: 'accent6' }],
    gap: 6,
  },
  ...inBlocks(madrid),
};
