/** A modular alphabet of squares, circles and strokes, lit like night signage in celadon and hot pink. */
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { glyphs } from '../families/technical/art/glyphs.ts';
import { below } from '../families/technical/technicalLook.ts';
import { technicalTokens } from '../families/technical/technicalTokens.ts';

export const Seoul = defineTemplate({
  id: 'Seoul',
  family: 'technical',
  name: 'Seoul',
  palette: {
    bg: '#0C0D10',
    text: '#F3F4F1',
    surface: '#181A20',
    muted: '#A3A7AE',
    accent1: '#7BE0BE',
    accent2: '#FF5C93',
    accent3: '#F4E04D',
    accent4: '#7AA5FF',
    accent5: '#B7C4B1',
    accent6: '#C78BF2',
  },
  heading: { family: 'Manrope', weight: 600, tracking: -0.025, figureWeight: 300 },
  body: { family: 'Manrope', weight: 400 },
  ...technicalTokens(glyphs, 'dots', [theme.accent5, theme.accent4, theme.accent2, theme.accent3, theme.accent6]),
  look: { mark: 'dots', cover: below, message: 540, foot: 540 },
});
