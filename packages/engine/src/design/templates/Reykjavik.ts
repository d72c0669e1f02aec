/** A table mountain across the bay, drawn only in horizontal strata, mirrored in pale glacial water. */
import type { Color } from '../../model/color.ts';
import type { SceneNode } from '../../model/scene.ts';
import { bigNumberBeside, labelSlot, motifArt, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import { figureShape } from '../art/shapes.ts';
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { strataMark } from '../families/minimal/art/marks.ts';
import { strata } from '../families/minimal/art/strata.ts';
import { EDGE, NIGHT, NUMBER_AREA, nightArt, quiet, quotePage, sectionOn } from '../families/minimal/pages.ts';
import { plainGrid } from '../tokens/grid.ts';
import { inksOn } from '../tokens/inks.ts';
import type { Template } from '../tokens/template.ts';

const shore =
  (y: number, of: (template: Template) => Color, art: (template: Template, seed: string, turn?: number) => SceneNode[]) =>
  (template: Template, seed: string, turn = 0): SceneNode[] => [
    figureShape('Shore', { x: 0, y: y - 1, w: 960, h: 2 }, { type: 'rect' }, of(template)),
    ...art(template, seed, turn),
  ];

const pageFigure = (template: Template): Color => template.page.figure;

export const Reykjavik = defineTemplate({
  id: 'Reykjavik',
  family: 'minimal',
  name: 'Reykjavík',
  palette: {
    bg: '#F5F7F7',
    text: '#15191B',
    surface: '#E7ECED',
    muted: '#566064',
    accent1: '#0B7A85',
    accent2: '#2E3A40',
    accent3: '#8DBFCB',
    accent4: '#B8A11E',
    accent5: '#C2573A',
    accent6: '#98A3A8',
  },
  heading: { family: 'IBM Plex Sans', weight: 300, tracking: -0.018, figureWeight: 300 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  label: { family: 'JetBrains Mono', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'text' },
  grid: plainGrid,
  motif: strata,
  pageArt: strataMark,
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 64, y: 52, w: 460, h: 24 }, theme.bg, { ...quiet, face: 'label' }),
        meta: labelSlot({ x: 64, y: 78, w: 460, h: 40 }, theme.bg, { weight: 400 }),
        title: titleSlot({ x: 64, y: 128, w: 486, h: 262 }, 50, theme.bg, { anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 64, y: 440, w: 470, h: 72 }, 20, theme.bg, { ink: 'muted' }),
        art: shore(420, pageFigure, motifArt({ x: 560, y: 170, w: 400, h: 370 }, 'cover')),
      },
      section: {
        ...sectionOn(
          NIGHT,
          theme.accent3,
          shore(430, (template) => inksOn(NIGHT, template.palette).figure, nightArt({ x: 600, y: 200, w: 360, h: 340 }, NIGHT)),
        ),
        title: titleSlot({ x: 64, y: 232, w: 524, h: 178 }, 36, NIGHT, { anchor: 'bottom', leading: 1.18 }),
        subtitle: textSlot({ x: 64, y: 446, w: 524, h: 70 }, 20, NIGHT, { ink: 'muted' }),
      },
      quote: quotePage(shore(496, pageFigure, motifArt({ x: 0, y: 404, w: 196, h: 136 }, 'quote'))),
      closing: {
        ground: theme.bg,
        title: titleSlot({ x: 64, y: 100, w: 720, h: 168 }, 46, theme.bg, { anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 64, y: 286, w: 540, h: 112 }, 22, theme.bg, { ink: 'muted' }),
        facts: { x: 64, y: 454, w: 510, h: 64 },
        art: shore(430, pageFigure, motifArt({ x: 596, y: 262, w: 364, h: 248 }, 'closing')),
      },
      bigNumber: bigNumberBeside(NUMBER_AREA, EDGE),
    },
    evenFigures: false,
  },
});
