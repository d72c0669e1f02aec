/** White marble ramps sliding into dark fjord water, with one warm plank of oak between them. */

import { bigNumberBeside, motifArt } from '../arrangements/display/slots.ts';
import { lighter, theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { rampMark } from '../families/minimal/art/marks.ts';
import { ramps } from '../families/minimal/art/ramps.ts';
import { closingBeside, coverBeside, NIGHT, NUMBER_AREA, nightArt, quotePage, sectionOn } from '../families/minimal/pages.ts';
import { plainGrid } from '../tokens/grid.ts';

export const Oslo = defineTemplate({
  id: 'Oslo',
  family: 'minimal',
  name: 'Oslo',
  palette: {
    bg: '#FAFBFB',
    text: '#0E2A36',
    surface: '#EBF0F1',
    muted: '#536770',
    accent1: '#A85F1C',
    accent2: '#12495A',
    accent3: '#7FA6AE',
    accent4: '#5C7A4B',
    accent5: '#D9B37C',
    accent6: '#8A3F3A',
  },
  heading: { family: 'DM Sans', weight: 500, tracking: -0.02, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: { glyph: '◢' },
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'text' },
  grid: plainGrid,
  motif: ramps,
  pageArt: rampMark,
  look: {
    pages: {
      cover: coverBeside({ x: 430, y: 60, w: 530, h: 480 }, 560),
      section: sectionOn(NIGHT, lighter(theme.accent1, 0.42), nightArt({ x: 430, y: 150, w: 530, h: 390 }, NIGHT)),
      quote: quotePage(motifArt({ x: 0, y: 320, w: 330, h: 220 }, 'quote')),
      closing: closingBeside({ x: 0, y: 150, w: 300, h: 390 }),
      bigNumber: bigNumberBeside(NUMBER_AREA, { x: 700, y: 170, w: 260, h: 370 }),
    },
    evenFigures: true,
  },
});
