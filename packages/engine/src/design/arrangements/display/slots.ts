/** Slots in their usual looks; what differs is given on top. */
import type { Color } from '../../../model/color.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { theme } from '../../art/tones.ts';
import type { ArtPlace } from '../../tokens/art.ts';
import type { Inks } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import type { BigNumberLook } from './bigNumberPage.ts';
import type { Slot } from './slot.ts';

type Change = Partial<Omit<Slot, 'frame' | 'sizes' | 'on'>>;

const LEAST_TITLE = 20;
const LEAST_TEXT = 14;
const LEAST_LABEL = 12;
const KICKER = 18;

export const titleSlot = (frame: Frame, size: number, on: Color, change: Change = {}): Slot => ({
  frame,
  sizes: [size, LEAST_TITLE],
  on,
  face: 'heading',
  ...change,
});

export const textSlot = (frame: Frame, size: number, on: Color, change: Change = {}): Slot => ({
  frame,
  sizes: [size, Math.min(size, LEAST_TEXT)],
  on,
  ...change,
});

/** A small line, such as what the deck is or who speaks. */
export const labelSlot = (frame: Frame, on: Color, change: Change = {}): Slot => ({
  frame,
  sizes: [14, LEAST_LABEL],
  on,
  weight: 600,
  leading: 1.3,
  ...change,
});

/** A slide's title as a small line, above words that are larger: a quote's. */
export const kickerSlot = (frame: Frame, on: Color, change: Change = {}): Slot => labelSlot(frame, on, { ...change, short: KICKER });

export const numeralSlot = (frame: Frame, size: number, on: Color, change: Change = {}): Slot => ({
  frame,
  sizes: [size, 24],
  on,
  face: 'figure',
  ink: 'figure',
  ...change,
});

export const quoteSlot = (frame: Frame, size: number, on: Color, change: Change = {}): Slot => ({
  frame,
  sizes: [size, 16],
  on,
  face: 'heading',
  leading: 1.24,
  ...change,
});

/** The template's motif for a place on a ground, in the turn `usual` where the page has none. */
export const motifOn =
  (frame: Frame, place: ArtPlace, inks: Inks, usual = 0) =>
  (template: Template, seed: string, turn = usual): SceneNode[] =>
    template.motif(frame, { place, inks, palette: template.palette, seed, turn });

/** The template's motif for a place on the ground of its content pages. */
export const motifArt =
  (frame: Frame, place: ArtPlace) =>
  (template: Template, seed: string, turn = 0) =>
    motifOn(frame, place, template.page)(template, seed, turn);

/** The big number in the area of a content page, beside a panel with the template's motif. */
export function bigNumberBeside(area: Frame, panel: Frame): BigNumberLook {
  const below = (y: number, h: number): Frame => ({ ...area, y: area.y + y, h });
  const share = area.h / 440;
  return {
    kicker: { frame: below(0, 44), sizes: [18, 12], on: theme.bg, ink: 'accent', weight: 600, leading: 1.3 },
    figure: numeralSlot(below(52 * share, 200 * share), 200, theme.bg, { anchor: 'bottom' }),
    statement: {
      frame: below(270 * share, 116 * share),
      sizes: [28, 14],
      on: theme.bg,
      face: 'heading',
      leading: 1.25,
    },
    note: { frame: below(394 * share, 46), sizes: [17, 12], on: theme.bg, ink: 'muted' },
    art: motifArt(panel, 'bigNumber'),
  };
}
