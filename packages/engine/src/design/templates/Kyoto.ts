/** A raked gravel garden: fine parallel lines that part around a stone, on warm washi white with moss green. */
import type { Color } from '../../model/color.ts';
import { bigNumberBeside, motifArt } from '../arrangements/display/slots.ts';
import { darker, lighter, theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { rakedMark } from '../families/minimal/art/marks.ts';
import { raked } from '../families/minimal/art/raked.ts';
import { closingBeside, coverBeside, EDGE, NUMBER_AREA, nightArt, quotePage, sectionOn } from '../families/minimal/pages.ts';
import { plainGrid } from '../tokens/grid.ts';

/** The night of sections, each in its city's own dark. */
const MOSS: Color = darker(theme.accent1, 0.44);

export const Kyoto = defineTemplate({
  id: 'Kyoto',
  family: 'minimal',
  name: 'Kyoto',
  palette: {
    bg: '#FAF8F2',
    text: '#23261F',
    surface: '#F0ECE1',
    muted: '#64665A',
    accent1: '#4F6B3A',
    accent2: '#B5533C',
    accent3: '#C79A3B',
    accent4: '#3F5F73',
    accent5: '#A7A08C',
    accent6: '#7D5A7A',
  },
  heading: { family: 'Source Serif 4', weight: 400, tracking: -0.012, figureWeight: 300 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dot',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1', lum: [0.56, 0] },
  grid: plainGrid,
  motif: raked,
  pageArt: rakedMark,
  look: {
    pages: {
      cover: coverBeside({ x: 560, y: 0, w: 400, h: 540 }, 480),
      section: sectionOn(MOSS, lighter(theme.accent1, 0.6), nightArt({ x: 600, y: 0, w: 360, h: 540 }, MOSS), lighter(theme.accent1, 0.72)),
      quote: quotePage(motifArt({ x: 0, y: 0, w: 148, h: 540 }, 'quote')),
      closing: closingBeside({ x: 0, y: 0, w: 300, h: 540 }),
      bigNumber: bigNumberBeside(NUMBER_AREA, EDGE),
    },
    evenFigures: true,
  },
});
