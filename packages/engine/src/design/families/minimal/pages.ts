/** The full pages of Kyoto, Oslo and Reykjavík: the text keeps the left edge, the art bleeds off the right or the bottom. */
import type { Color } from '../../../model/color.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import type { DisplayPages } from '../../arrangements/display/pages.ts';
import type { Slot } from '../../arrangements/display/slot.ts';
import { kickerSlot, labelSlot, motifArt, numeralSlot, quoteSlot, textSlot, titleSlot } from '../../arrangements/display/slots.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import { inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';

export const NIGHT: Color = theme.text;
export const quiet = { ink: 'muted', weight: 400 } as const;

/** A little to the left of the other texts: the strokes of a large light figure begin well inside its box. */
export const NUMERAL: Frame = { x: 58, y: 44, w: 530, h: 168 };
export const NUMBER_AREA: Frame = { x: 64, y: 44, w: 620, h: 436 };
export const EDGE: Frame = { x: 760, y: 0, w: 200, h: 540 };

export const nightArt =
  (frame: Frame, ground: Color) =>
  (template: Template, seed: string, turn = 0): SceneNode[] =>
    template.motif(frame, { place: 'section', inks: inksOn(ground, template.palette), palette: template.palette, seed, turn });

export const quotePage = (art: DisplayPages['quote']['art']): DisplayPages['quote'] => ({
  ground: theme.bg,
  kicker: kickerSlot({ x: 212, y: 56, w: 640, h: 40 }, theme.bg, { ink: 'accent' }),
  quote: quoteSlot({ x: 212, y: 108, w: 660, h: 254 }, 38, theme.bg, { leading: 1.28, anchor: 'middle' }),
  name: textSlot({ x: 212, y: 396, w: 640, h: 80 }, 18, theme.bg, { weight: 600, leading: 1.3 }),
  role: textSlot({ x: 212, y: 422, w: 640, h: 54 }, 16, theme.bg, { ink: 'muted' }),
  art: (template, seed) => [
    ...art(template, seed),
    figureShape('Rule', { x: 212, y: 376, w: 40, h: 2 }, { type: 'rect' }, template.page.figure),
  ],
});

export const closingBeside = (frame: Frame): DisplayPages['closing'] => ({
  ground: theme.bg,
  title: titleSlot({ x: 356, y: 64, w: 540, h: 216 }, 46, theme.bg, { anchor: 'bottom', short: 66 }),
  subtitle: textSlot({ x: 356, y: 300, w: 540, h: 104 }, 22, theme.bg, { ink: 'muted' }),
  facts: { x: 356, y: 424, w: 540, h: 72 },
  art: motifArt(frame, 'closing'),
});

export const coverBeside = (frame: Frame, width: number): DisplayPages['cover'] => ({
  ground: theme.bg,
  label: labelSlot({ x: 64, y: 52, w: 440, h: 40 }, theme.bg, quiet),
  title: titleSlot({ x: 64, y: 96, w: width, h: 270 }, 50, theme.bg, { anchor: 'bottom', short: 66 }),
  subtitle: textSlot({ x: 64, y: 384, w: width, h: 68 }, 20, theme.bg, { ink: 'muted' }),
  meta: labelSlot({ x: 64, y: 458, w: 320, h: 40 }, theme.bg, { anchor: 'bottom', weight: 400 }),
  art: motifArt(frame, 'cover'),
});

export const sectionOn = (
  ground: Color,
  numeral: Color,
  art: DisplayPages['section']['art'],
  quietInk: Slot['ink'] = 'muted',
): DisplayPages['section'] => ({
  ground,
  numeral: numeralSlot(NUMERAL, 148, ground, { ink: numeral }),
  title: titleSlot({ x: 64, y: 232, w: 524, h: 152 }, 36, ground, { anchor: 'bottom', leading: 1.18 }),
  subtitle: textSlot({ x: 64, y: 398, w: 524, h: 86 }, 20, ground, { ink: quietInk }),
  art,
});
