/** Nested horseshoe arches in rose plaster, with garden blue at the end of the corridor. */
import { defineTemplate } from '../families/looks.ts';
import { arches } from '../families/organic/art/arches.ts';
import { niches } from '../families/organic/art/carriers.ts';
import { arch } from '../families/organic/art/marks.ts';
import { niche } from '../families/organic/art/plates.ts';
import { organicTokens } from '../families/organic/organicTokens.ts';

export const Marrakesh = defineTemplate({
  id: 'Marrakesh',
  family: 'organic',
  name: 'Marrakesh',
  palette: {
    bg: '#FAEBDD',
    text: '#3B1A12',
    surface: '#F2D9C4',
    muted: '#7C5444',
    accent1: '#B4452B',
    accent2: '#2A49A8',
    accent3: '#E5A33A',
    accent4: '#4F7548',
    accent5: '#DE8F76',
    accent6: '#7B3B5A',
  },
  heading: { family: 'Fraunces', weight: 500, tracking: -0.015, figureWeight: 500 },
  body: { family: 'DM Sans', weight: 400 },
  ...organicTokens(arches, niche, { family: 'Fraunces', weight: 500 }),
  look: { carriers: niches, plate: niche, mark: arch },
});
