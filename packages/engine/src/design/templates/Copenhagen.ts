/** Brick red, pale pink and harbour blue in quarter-round modules, like tiles, wheels and lamp shades. */
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { tiles } from '../families/swiss/art/tiles.ts';
import { boldChart, swissTokens } from '../families/swiss/swissTokens.ts';

export const Copenhagen = defineTemplate({
  id: 'Copenhagen',
  family: 'swiss',
  name: 'Copenhagen',
  palette: {
    bg: '#FFFDFA',
    text: '#1B1716',
    surface: '#F7ECE6',
    muted: '#665B58',
    accent1: '#D32A1E',
    accent2: '#F2A9A0',
    accent3: '#1F3B4D',
    accent4: '#E9B23C',
    accent5: '#4E8C86',
    accent6: '#9B8F8A',
  },
  heading: { family: 'Work Sans', weight: 700, tracking: -0.032, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  strongWeight: 700,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent2' },
  motif: tiles,
  ...swissTokens(2),
  ...boldChart('Work Sans', 2, { ref: 'accent2', alpha: 0.62 }, [
    theme.accent3,
    theme.accent2,
    theme.accent4,
    theme.accent5,
    theme.accent6,
  ]),
  look: {
    title: 76,
    numeral: theme.accent1,
    numeralSize: 500,
    plan: 'wide',
    planes: [theme.accent1, theme.accent2, theme.accent3],
    endGround: theme.accent3,
  },
});
