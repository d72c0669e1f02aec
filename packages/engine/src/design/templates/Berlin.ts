/** Night transit: bundled lines that turn at forty-five degrees across signal yellow and black. */
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { transitLines } from '../families/swiss/art/lines.ts';
import { boldChart, swissTokens } from '../families/swiss/swissTokens.ts';

export const Berlin = defineTemplate({
  id: 'Berlin',
  family: 'swiss',
  name: 'Berlin',
  palette: {
    bg: '#111111',
    text: '#FFFFFF',
    surface: '#1F1F1F',
    muted: '#ABABAB',
    accent1: '#FFCE00',
    accent2: '#E6E6E6',
    accent3: '#E4002B',
    accent4: '#8C8C8C',
    accent5: '#2F8FE0',
    accent6: '#57B560',
  },
  heading: { family: 'Space Grotesk', weight: 700, tracking: -0.035, figureWeight: 700 },
  body: { family: 'Space Grotesk', weight: 400 },
  strongWeight: 700,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'bg' },
  motif: transitLines,
  ...swissTokens(4),
  ...boldChart('Space Grotesk', 4, { ref: 'text', alpha: 0.2 }, [
    theme.accent2,
    theme.accent4,
    theme.accent3,
    theme.accent5,
    theme.accent6,
  ]),
  look: {
    title: 76,
    numeral: theme.accent1,
    numeralSize: 500,
    plan: 'tall',
    planes: [theme.accent1, theme.text, { ref: 'surface', lum: [1, 0.05] }],
    endGround: theme.accent1,
  },
});
