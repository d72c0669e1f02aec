/** Plain walls in raking light: magenta, marigold and violet planes with hard shadows. */
import type { TemplateTokens } from '../../templates/template.ts';
import { inBlocks } from './inBlocks.ts';
import { mexicoCity } from './walls.ts';

export const MexicoCity: TemplateTokens = {
  id: 'MexicoCity',
  family: 'poster',
  name: 'Mexico City',
  palette: {
    bg: '#FFEFE6',
    text: '#2B0B3A',
    surface: '#FFDCCF',
    muted: '#6D4A72',
    accent1: '#D90E78',
    accent2: '#FFA51F',
    accent3: '#7FB6F0',
    accent4: '#5B35A6',
    accent5: '#F26B4E',
    accent6: '#1F9C8A',
  },
  heading: { family: 'Oswald', weight: 700, tracking: -0.01, figureWeight: 700, capitals: true, reserve: 0.1 },
  body: { family: 'Space Grotesk', weight: 400 },
  strongWeight: 700,
  label: { family: 'Oswald', weight: 700 },
  chart: {
    family: 'Oswald',
    labelWeight: 700,
    labelSize: 24,
    categorySize: 15,
    lineWidth: 6,
    quiet: { ref: 'accent3' },
    parts: [{ ref: 'accent4' }, { ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent6' }],
    gap: 6,
  },
  ...inBlocks(mexicoCity),
};
