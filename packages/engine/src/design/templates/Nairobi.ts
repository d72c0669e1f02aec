/** Flat acacia canopies over straw grass, in the aubergine and violet of jacaranda season. */
import { defineTemplate } from '../families/looks.ts';
import { pebbles } from '../families/organic/art/carriers.ts';
import { canopy } from '../families/organic/art/marks.ts';
import { crown } from '../families/organic/art/plates.ts';
import { savanna } from '../families/organic/art/savanna.ts';
import { organicTokens } from '../families/organic/organicTokens.ts';

export const Nairobi = defineTemplate({
  id: 'Nairobi',
  family: 'organic',
  name: 'Nairobi',
  palette: {
    bg: '#F6E9BF',
    text: '#2B1A33',
    surface: '#EDD996',
    muted: '#6A5560',
    accent1: '#5E3A7E',
    accent2: '#B4472A',
    accent3: '#EE9A2E',
    accent4: '#9A72B5',
    accent5: '#D0A857',
    accent6: '#3F6E57',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.015, figureWeight: 600 },
  body: { family: 'Work Sans', weight: 400 },
  ...organicTokens(savanna, crown, { family: 'Source Serif 4', weight: 600 }),
  look: { carriers: pebbles, plate: crown, mark: canopy },
});
