/** Islands as overprinted planes: ochre, deep water and yolk yellow, darker wherever two of them overlap. */
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { islands } from '../families/swiss/art/islands.ts';
import { boldChart, swissTokens } from '../families/swiss/swissTokens.ts';

export const Stockholm = defineTemplate({
  id: 'Stockholm',
  family: 'swiss',
  name: 'Stockholm',
  palette: {
    bg: '#FFFFFF',
    text: '#10242B',
    surface: '#F4F0E9',
    muted: '#52636A',
    accent1: '#E8690F',
    accent2: '#0E4A5A',
    accent3: '#F9C74F',
    accent4: '#C23B22',
    accent5: '#5FA8A0',
    accent6: '#8F9AA0',
  },
  heading: { family: 'Manrope', weight: 800, tracking: -0.038, figureWeight: 800 },
  body: { family: 'Manrope', weight: 400 },
  strongWeight: 800,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent2' },
  motif: islands,
  ...swissTokens(2),
  ...boldChart('Manrope', 2, { ref: 'text', alpha: 0.2 }, [theme.accent2, theme.accent3, theme.accent5, theme.accent4, theme.accent6]),
  look: {
    title: 66,
    numeral: theme.accent3,
    numeralSize: 470,
    plan: 'tall',
    planes: [theme.accent1, theme.accent2, theme.accent3],
    endGround: theme.accent1,
  },
});
