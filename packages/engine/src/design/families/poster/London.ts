/** Rows of concrete barrel vaults, pillar-box red and navy ink on pale paper pink. */
import type { TemplateTokens } from '../../templates/template.ts';
import { inBlocks } from './inBlocks.ts';
import { london } from './vaults.ts';

export const London: TemplateTokens = {
  id: 'London',
  family: 'poster',
  name: 'London',
  palette: {
    bg: '#F7E3D8',
    text: '#16213F',
    surface: '#FFF4EC',
    muted: '#5A5C70',
    accent1: '#D42A2F',
    accent2: '#24417E',
    accent3: '#6F9BB8',
    accent4: '#1F6B56',
    accent5: '#E79A8B',
    accent6: '#8A7F86',
  },
  heading: { family: 'Archivo', weight: 900, tracking: -0.018, figureWeight: 900 },
  body: { family: 'Archivo', weight: 400 },
  strongWeight: 700,
  label: { family: 'Archivo', weight: 700 },
  chart: {
    family: 'Archivo',
    labelWeight: 700,
    labelSize: 24,
    categorySize: 15,
    lineWidth: 6,
    quiet: { ref: 'accent3' },
    parts: [{ ref: 'accent2' }, { ref: 'text' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent6' }],
    gap: 6,
  },
  ...inBlocks(london),
};
