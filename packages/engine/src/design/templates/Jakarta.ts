/** Kawung petals from the batik table, cut large in turmeric, clay and sea-glass on soga brown. */
import { defineTemplate } from '../families/looks.ts';
import { petals } from '../families/organic/art/carriers.ts';
import { kawung } from '../families/organic/art/kawung.ts';
import { petalMark } from '../families/organic/art/marks.ts';
import { petalSheet } from '../families/organic/art/plates.ts';
import { organicTokens } from '../families/organic/organicTokens.ts';

export const Jakarta = defineTemplate({
  id: 'Jakarta',
  family: 'organic',
  name: 'Jakarta',
  palette: {
    bg: '#2C1810',
    text: '#FBEBD3',
    surface: '#3C241A',
    muted: '#CBAE92',
    accent1: '#F0A83C',
    accent2: '#DC6840',
    accent3: '#F2DDB4',
    accent4: '#6FA79B',
    accent5: '#A8693F',
    accent6: '#D98E9B',
  },
  heading: { family: 'Fraunces', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'Work Sans', weight: 400 },
  ...organicTokens(kawung, petalSheet, { family: 'Fraunces', weight: 600 }),
  look: { carriers: petals, plate: petalSheet, mark: petalMark },
});
