/** Watch-dial precision on lake blue: minute ticks swept from one centre, a single signal-yellow hand. */
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { dial } from '../families/swiss/art/dial.ts';
import { boldChart, swissTokens } from '../families/swiss/swissTokens.ts';

export const Geneva = defineTemplate({
  id: 'Geneva',
  family: 'swiss',
  name: 'Geneva',
  palette: {
    bg: '#FFFFFF',
    text: '#0B0E14',
    surface: '#EDF1F6',
    muted: '#565D68',
    accent1: '#0A4BD6',
    accent2: '#E5261F',
    accent3: '#FFC400',
    accent4: '#1B2333',
    accent5: '#7FB2E5',
    accent6: '#8A93A0',
  },
  heading: { family: 'Archivo', weight: 700, tracking: -0.028, figureWeight: 700 },
  body: { family: 'Archivo', weight: 400 },
  strongWeight: 700,
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'bg' },
  motif: dial,
  ...swissTokens(3),
  ...boldChart('Archivo', 3, { ref: 'text', alpha: 0.2 }, [theme.accent4, theme.accent5, theme.accent3, theme.accent6, theme.accent2]),
  look: {
    title: 76,
    numeral: theme.accent1,
    numeralSize: 500,
    plan: 'wide',
    planes: [theme.accent1, theme.text, theme.accent3],
    endGround: theme.accent1,
  },
});
