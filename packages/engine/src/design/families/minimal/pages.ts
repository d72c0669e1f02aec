/** The full pages of Kyoto, Oslo and Reykjavík: the text keeps the left edge, the art bleeds off the right or the bottom. */
import type { Color } from '../../../model/color.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import { darker, lighter, theme } from '../../art/tones.ts';
import { inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import type { DisplayPages } from '../display/pages.ts';
import type { Spot } from '../display/spot.ts';
import { bigNumberBeside, kickerSpot, labelSpot, motifArt, numeralSpot, quoteSpot, textSpot, titleSpot } from '../display/spots.ts';

/** The night of sections, each in its city's own dark. */
const MOSS: Color = darker(theme.accent1, 0.44);
const NIGHT: Color = theme.text;

const quiet = { ink: 'muted', weight: 400 } as const;
/** A little to the left of the other texts: the strokes of a large light figure begin well inside its box. */
const NUMERAL: Frame = { x: 58, y: 44, w: 530, h: 168 };
const NUMBER_AREA: Frame = { x: 64, y: 44, w: 620, h: 436 };
const EDGE: Frame = { x: 760, y: 0, w: 200, h: 540 };

const nightArt =
  (frame: Frame, ground: Color) =>
  (template: Template, seed: string, turn = 0): SceneNode[] =>
    template.motif(frame, { place: 'section', inks: inksOn(ground, template.palette), palette: template.palette, seed, turn });

const quotePage = (art: DisplayPages['quote']['art']): DisplayPages['quote'] => ({
  ground: theme.bg,
  kicker: kickerSpot({ x: 212, y: 56, w: 640, h: 40 }, theme.bg, { ink: 'accent' }),
  quote: quoteSpot({ x: 212, y: 108, w: 660, h: 254 }, 38, theme.bg, { leading: 1.28, anchor: 'middle' }),
  name: textSpot({ x: 212, y: 396, w: 640, h: 80 }, 18, theme.bg, { weight: 600, leading: 1.3 }),
  role: textSpot({ x: 212, y: 422, w: 640, h: 54 }, 16, theme.bg, { ink: 'muted' }),
  art: (template, seed) => [
    ...art(template, seed),
    figureShape('Rule', { x: 212, y: 376, w: 40, h: 2 }, { type: 'rect' }, template.page.figure),
  ],
});

const closingBeside = (frame: Frame): DisplayPages['closing'] => ({
  ground: theme.bg,
  title: titleSpot({ x: 356, y: 64, w: 540, h: 216 }, 46, theme.bg, { anchor: 'bottom', short: 66 }),
  subtitle: textSpot({ x: 356, y: 300, w: 540, h: 104 }, 22, theme.bg, { ink: 'muted' }),
  facts: { x: 356, y: 424, w: 540, h: 72 },
  art: motifArt(frame, 'closing'),
});

const coverBeside = (frame: Frame, width: number): DisplayPages['cover'] => ({
  ground: theme.bg,
  label: labelSpot({ x: 64, y: 52, w: 440, h: 40 }, theme.bg, quiet),
  title: titleSpot({ x: 64, y: 96, w: width, h: 270 }, 50, theme.bg, { anchor: 'bottom', short: 66 }),
  subtitle: textSpot({ x: 64, y: 384, w: width, h: 68 }, 20, theme.bg, { ink: 'muted' }),
  meta: labelSpot({ x: 64, y: 458, w: 320, h: 40 }, theme.bg, { anchor: 'bottom', weight: 400 }),
  art: motifArt(frame, 'cover'),
});

const sectionOn = (
  ground: Color,
  numeral: Color,
  art: DisplayPages['section']['art'],
  quietInk: Spot['ink'] = 'muted',
): DisplayPages['section'] => ({
  ground,
  numeral: numeralSpot(NUMERAL, 148, ground, { ink: numeral }),
  title: titleSpot({ x: 64, y: 232, w: 524, h: 152 }, 36, ground, { anchor: 'bottom', leading: 1.18 }),
  subtitle: textSpot({ x: 64, y: 398, w: 524, h: 86 }, 20, ground, { ink: quietInk }),
  art,
});

export const kyotoPages: DisplayPages = {
  cover: coverBeside({ x: 560, y: 0, w: 400, h: 540 }, 480),
  section: sectionOn(MOSS, lighter(theme.accent1, 0.6), nightArt({ x: 600, y: 0, w: 360, h: 540 }, MOSS), lighter(theme.accent1, 0.72)),
  quote: quotePage(motifArt({ x: 0, y: 0, w: 148, h: 540 }, 'quote')),
  closing: closingBeside({ x: 0, y: 0, w: 300, h: 540 }),
  bigNumber: bigNumberBeside(NUMBER_AREA, EDGE),
};

export const osloPages: DisplayPages = {
  cover: coverBeside({ x: 430, y: 60, w: 530, h: 480 }, 560),
  section: sectionOn(NIGHT, lighter(theme.accent1, 0.42), nightArt({ x: 430, y: 150, w: 530, h: 390 }, NIGHT)),
  quote: quotePage(motifArt({ x: 0, y: 320, w: 330, h: 220 }, 'quote')),
  closing: closingBeside({ x: 0, y: 150, w: 300, h: 390 }),
  bigNumber: bigNumberBeside(NUMBER_AREA, { x: 700, y: 170, w: 260, h: 370 }),
};

const shore =
  (y: number, of: (template: Template) => Color, art: (template: Template, seed: string, turn?: number) => SceneNode[]) =>
  (template: Template, seed: string, turn = 0): SceneNode[] => [
    figureShape('Shore', { x: 0, y: y - 1, w: 960, h: 2 }, { type: 'rect' }, of(template)),
    ...art(template, seed, turn),
  ];

const pageFigure = (template: Template): Color => template.page.figure;

/** The horizon lies where the text divides: what the deck is about above the water, the rest below. */
export const reykjavikPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 64, y: 52, w: 460, h: 24 }, theme.bg, { ...quiet, face: 'label' }),
    meta: labelSpot({ x: 64, y: 78, w: 460, h: 40 }, theme.bg, { weight: 400 }),
    title: titleSpot({ x: 64, y: 128, w: 486, h: 262 }, 50, theme.bg, { anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 64, y: 440, w: 470, h: 72 }, 20, theme.bg, { ink: 'muted' }),
    art: shore(420, pageFigure, motifArt({ x: 560, y: 170, w: 400, h: 370 }, 'cover')),
  },
  section: {
    ...sectionOn(
      NIGHT,
      theme.accent3,
      shore(430, (template) => inksOn(NIGHT, template.palette).figure, nightArt({ x: 600, y: 200, w: 360, h: 340 }, NIGHT)),
    ),
    title: titleSpot({ x: 64, y: 232, w: 524, h: 178 }, 36, NIGHT, { anchor: 'bottom', leading: 1.18 }),
    subtitle: textSpot({ x: 64, y: 446, w: 524, h: 70 }, 20, NIGHT, { ink: 'muted' }),
  },
  quote: quotePage(shore(496, pageFigure, motifArt({ x: 0, y: 404, w: 196, h: 136 }, 'quote'))),
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 64, y: 100, w: 720, h: 168 }, 46, theme.bg, { anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 64, y: 286, w: 540, h: 112 }, 22, theme.bg, { ink: 'muted' }),
    facts: { x: 64, y: 454, w: 510, h: 64 },
    art: shore(430, pageFigure, motifArt({ x: 596, y: 262, w: 364, h: 248 }, 'closing')),
  },
  bigNumber: bigNumberBeside(NUMBER_AREA, EDGE),
};
