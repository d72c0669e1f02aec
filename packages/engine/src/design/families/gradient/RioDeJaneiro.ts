/** Granite sugarloaves at last light over a wine-dark bay, guava to plum. */
import { theme, translucent } from '../../art/tones.ts';
import { gradient, type TemplateTokens } from '../../templates/template.ts';
import { hilly } from '../display/outlines.ts';
import { gridBeside } from './grids.ts';
import { hills, lastLight } from './hills.ts';

export const RioDeJaneiro: TemplateTokens = {
  id: 'RioDeJaneiro',
  family: 'gradient',
  name: 'Rio de Janeiro',
  palette: {
    bg: '#FFF8F4',
    text: '#3A1626',
    surface: '#FBE9E1',
    muted: '#7D5663',
    accent1: '#C93A5E',
    accent2: '#F59A5E',
    accent3: '#6B1F4A',
    accent4: '#2F8C86',
    accent5: '#F2C14E',
    accent6: '#D98FA4',
  },
  heading: { family: 'DM Sans', weight: 400, tracking: -0.025, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: { glyph: '●' },
  rule: 1,
  coverGround: theme.accent3,
  sectionGround: theme.accent3,
  grid: gridBeside({ x: 0, y: 0, w: 300, h: 540 }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.34), translucent(theme.accent1, 0.03), 90),
    quiet: theme.accent6,
    series: [theme.accent6, theme.accent2, theme.accent3, theme.accent4, theme.accent5],
    parts: [theme.accent3, theme.accent2, theme.accent6, theme.accent5, theme.accent4],
  },
  portraits: { fills: [theme.accent3, theme.accent1, theme.accent2], outline: hilly },
  motif: (frame, { seed, turn }) => {
    // A narrow window looks at the highest hill; each is seen a little from another side.
    const width = Math.min(1, Math.max(0.42, frame.w / (frame.h * 1.5)));
    const at = width === 1 ? 0.5 : 0.79 - (turn % 3) * 0.03;
    const flipped = turn % 2 === 1;
    const view = { at: flipped ? 1 - at : at, width };
    return [...lastLight(0.64, frame).backdrop, ...hills(frame, { horizon: 0.88, flipped, view }, `${seed} ${turn}`)];
  },
  pageArt: () => [],
};
