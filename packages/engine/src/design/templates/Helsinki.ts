/** A free-form glass curve set against a strict grid, in spruce, mint and a point of coral. */
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { vase } from '../families/swiss/art/vase.ts';
import { boldChart, swissTokens } from '../families/swiss/swissTokens.ts';

export const Helsinki = defineTemplate({
  id: 'Helsinki',
  family: 'swiss',
  name: 'Helsinki',
  palette: {
    bg: '#F9FAF6',
    text: '#0E1F18',
    surface: '#E6EFE6',
    muted: '#4E5F57',
    accent1: '#0B6B47',
    accent2: '#9BD3AE',
    accent3: '#F06A4D',
    accent4: '#12384A',
    accent5: '#F1C644',
    accent6: '#7E8F87',
  },
  heading: { family: 'DM Sans', weight: 700, tracking: -0.035, figureWeight: 700 },
  body: { family: 'DM Sans', weight: 400 },
  strongWeight: 700,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent2' },
  motif: vase,
  ...swissTokens(2),
  ...boldChart('DM Sans', 2, { ref: 'accent2', alpha: 0.55 }, [theme.accent4, theme.accent2, theme.accent5, theme.accent3, theme.accent6]),
  look: {
    title: 76,
    numeral: theme.accent1,
    numeralSize: 500,
    plan: 'steps',
    planes: [theme.accent2, theme.accent1, theme.accent4],
    endGround: theme.accent4,
  },
});
