/** The walled courtyards of the old city, nested and opened by gates on one axis: a loaded brush, and a seal in palace vermilion. */
import type { TemplateTokens } from '../../templates/template.ts';
import { beijing } from './hands/beijing.ts';
import { inkPage } from './page.ts';

export const Beijing: TemplateTokens = {
  ...inkPage(beijing),
  id: 'Beijing',
  name: 'Beijing',
  family: 'ink',
  palette: {
    bg: '#F7F1E5',
    text: '#1C1815',
    surface: '#EDE4D2',
    muted: '#6B6154',
    accent1: '#B42318',
    accent2: '#C98A1A',
    accent3: '#3F5E4C',
    accent4: '#2F4763',
    accent5: '#8C8172',
    accent6: '#7A3B4E',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Work Sans', weight: 400 },
  bullet: 'dash',
  sectionGround: { ref: 'accent1' },
  chart: {
    quiet: { ref: 'text' },
    parts: [{ ref: 'text' }, { ref: 'accent2' }, { ref: 'accent5' }, { ref: 'accent3' }, { ref: 'accent4' }],
    labelSize: 17,
  },
};
