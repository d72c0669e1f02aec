/** Nested horseshoe arches in rose plaster, with garden blue at the end of the corridor. */
import { defineTemplate } from '../looks.ts';
import { arches } from './arches.ts';
import { niches } from './carriers.ts';
import { arch } from './marks.ts';
import { onPaper } from './onPaper.ts';
import { niche } from './plates.ts';

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
  ...onPaper(arches, niche, { family: 'Fraunces', weight: 500 }),
  look: { carriers: niches, plate: niche, mark: arch },
});
