/** Texts of full pages (covers, sections, quotes): each has a spot on the page, and is as large as its spot allows. */
import { type Color, resolveColor } from '../../../model/color.ts';
import type { Frame, Placeholder, Role } from '../../../model/scene.ts';
import type { SetText } from '../../../text/typesetter.ts';
import { balanced } from '../../balance.ts';
import { steps } from '../../fit.ts';
import type { LayoutContext } from '../../layoutContext.ts';
import { slot } from '../../layouts/runningElements.ts';
import { measure, type PageBuilder } from '../../pageBuilder.ts';
import { inksOn, legible } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, figure, heading, label, paragraph, type TextLook } from '../../typography.ts';

export interface Spot {
  readonly frame: Frame;
  /** Points, the largest and the smallest. */
  readonly sizes: readonly [number, number];
  /** A larger size, for a text of at most two lines, or of as many as `shortLines`. */
  readonly short?: number;
  readonly shortLines?: number;
  /** The least share of its size that the text keeps for fewer lines. */
  readonly keeps?: number;
  /** What the text stands on: of a gradient, the colour under the text that makes reading hardest. */
  readonly on: Color;
  /** An ink of that ground, or a colour, which is bent until it is legible. */
  readonly ink?: 'muted' | 'accent' | 'figure' | Color;
  readonly face?: 'heading' | 'body' | 'figure' | 'label';
  readonly weight?: number;
  readonly italic?: boolean;
  readonly leading?: number;
  readonly align?: 'start' | 'end';
  readonly anchor?: Placeholder['anchor'];
  /** Keeps this distance from the text before it: its frame is where it begins at the highest. */
  readonly after?: number;
}

const LARGE = 24;

/** A spot's look in a size: legible where it stands. */
export function lookOf(spot: Spot, size: number, template: Template): TextLook {
  const color = inkOf(spot, size, template);
  const { italic, face = 'body' } = spot;
  // Bold words of one face have one weight in a deck.
  const weight = face === 'body' && spot.weight && spot.weight >= 600 ? Math.max(spot.weight, template.strongWeight ?? 0) : spot.weight;
  const plain = {
    heading: () => heading(template, size, color, spot.leading ?? (size >= 40 ? 1.1 : 1.18)),
    body: () => body(template, size, color, undefined, spot.leading ?? 1.38),
    figure: () => figure(template, size, color),
    label: () => label(template, size, color, spot.leading),
  }[face]();
  return { ...plain, style: { ...plain.style, ...(weight ? { weight } : {}), ...(italic ? { italic } : {}) } };
}

function inkOf({ on, ink }: Spot, size: number, { palette }: Template): Color {
  const inks = inksOn(on, palette);
  if (ink === undefined) return inks.text;
  if (typeof ink === 'string') return ink === 'figure' && size < LARGE ? inks.accent : inks[ink];
  return legible(ink, [resolveColor(on, palette)], size >= LARGE ? 3 : 4.5, palette);
}

export const spotSlot = (
  template: Template,
  spot: Spot,
  { key, type, index, prompt }: Pick<Placeholder, 'key' | 'type' | 'index' | 'prompt'>,
): Placeholder =>
  slot({
    key,
    type,
    index,
    prompt,
    frame: spot.frame,
    look: lookOf(spot, spot.sizes[0], template),
    align: spot.align ?? 'start',
    ...(spot.anchor ? { anchor: spot.anchor } : {}),
  });

/** Lines of a text that is seen rather than read, by its size. */
const mostLines = (size: number, { sizes, shortLines = 2 }: Spot): number =>
  size > sizes[0] ? shortLines : size >= 60 ? 3 : size >= 42 ? 4 : 8;
/** How much smaller a text may be set for fewer lines, or so that no word is lost on the last of them. */
const SMALLER = 0.8;
/** How much smaller, where its lines end badly in all those sizes. */
const LEAST_SHARE = 0.64;

/**
 * Fills the placeholder in the largest size that the frame holds, a little smaller where its lines break better then. Returns where the
 * text ends at the bottom; nothing is placed, and the frame's top returned, when there are no words.
 */
export function placeSpot(
  builder: PageBuilder,
  key: string,
  text: string | undefined,
  spot: Spot,
  role: Role,
  context: LayoutContext,
  top = 0,
): number {
  const y = Math.max(spot.frame.y, spot.after === undefined ? 0 : top + spot.after);
  const frame: Frame = { ...spot.frame, y, h: spot.frame.y + spot.frame.h - y };
  if (!text?.trim()) return y;
  const { align = 'start' } = spot;
  const at = (size: number) => [paragraph(text, lookOf(spot, size, context.template), context, { align })];
  const tries = steps(spot.short ?? spot.sizes[0], spot.sizes[1]).map((size) => ({ size, set: measure(at(size), frame.w, context) }));
  const held = tries.filter(({ size, set }) => set.height <= frame.h && set.lines.length <= mostLines(size, spot));
  const whole = held.filter(({ set }) => !set.brokenWord);
  const near = whole.filter(({ size }) => size >= (whole[0]?.size ?? 0) * (spot.keeps ?? SMALLER));
  const fewest = Math.min(...near.map(({ set }) => set.lines.length));
  // A title gains by fewer lines; what is read beside it gains by size.
  const wanted = spot.face === 'heading' ? near.filter(({ set }) => set.lines.length === fewest) : near;
  const group = [wanted, held.slice(0, 1), tries.slice(-1)].find((sizes) => sizes.length > 0) ?? [];
  const balances = group.map(({ size }) => ({ size, ...balanced(at(size), frame, context) }));
  // Where every line end is a bad one, rather a size that saves a line.
  const shorter = whole.find(({ size, set }) => size >= (whole[0]?.size ?? 0) * LEAST_SHARE && set.lines.length < fewest);
  const saved = shorter && spot.face === 'heading' ? [{ size: shorter.size, ...balanced(at(shorter.size), frame, context) }] : [];
  const best = [...balances, ...saved].find(({ faults }) => faults === 0) ?? balances[0] ?? { size: spot.sizes[1], width: frame.w };
  const x = align === 'end' ? frame.x + frame.w - best.width : frame.x;
  const { anchor } = spot;
  const set = builder.fill(key, at(best.size), role, { frame: { ...frame, x, w: best.width }, ...(anchor ? { anchor } : {}) });
  return bottomOf(set, frame, anchor);
}

function bottomOf(set: SetText, frame: Frame, anchor: Placeholder['anchor'] = 'top'): number {
  const free = frame.h - set.height;
  return frame.y + set.height + free * { top: 0, middle: 0.5, bottom: 1 }[anchor];
}
