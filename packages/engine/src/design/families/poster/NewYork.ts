/** The street grid seen from above, cut by one diagonal avenue, cab yellow on asphalt. */
import type { TemplateTokens } from '../../templates/template.ts';
import { inBlocks } from './inBlocks.ts';
import { newYork } from './streets.ts';

export const NewYork: TemplateTokens = {
  id: 'NewYork',
  family: 'poster',
  name: 'New York',
  palette: {
    bg: '#111113',
    text: '#F6F3EA',
    surface: '#26262A',
    muted: '#B5B2AA',
    accent1: '#FFC60A',
    accent2: '#E8452C',
    accent3: '#8C9AA6',
    accent4: '#3E7BD6',
    accent5: '#F2E3B0',
    accent6: '#4FA37B',
  },
  heading: { family: 'Oswald', weight: 700, tracking: -0.02, figureWeight: 700, capitals: true, reserve: 0.1 },
  body: { family: 'Work Sans', weight: 400 },
  strongWeight: 700,
  label: { family: 'Oswald', weight: 700 },
  chart: {
    family: 'Oswald',
    labelWeight: 700,
    labelSize: 24,
    categorySize: 15,
    lineWidth: 6,
    quiet: { ref: 'text', alpha: 0.36 },
    parts: [{ ref: 'text' }, { ref: 'accent3' }, { ref: 'accent2' }, { ref: 'accent4' }, { ref: 'accent6' }],
    gap: 6,
  },
  ...inBlocks(newYork),
};
