/** Texts of full pages (covers, sections, quotes): each has a slot on the page, and is as large as its slot allows. */
import { type Color, resolveColor } from '../../../model/color.ts';
import { downFrom, rightOf } from '../../../model/frame.ts';
import type { Frame, Placeholder, Role } from '../../../model/scene.ts';
import type { SetText } from '../../../text/typesetter.ts';
import { balanced } from '../../arrange/balance.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { body, figure, heading, label, paragraph, type TextLook } from '../../page/typography.ts';
import { inksOn, legible } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { fillStepped, type SteppedSlot, sizesFor, steppedPlaceholder } from './steppedSlot.ts';

export interface Slot {
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

/** A slot's look in a size: legible where it stands. */
export function textLookOf(slot: Slot, size: number, template: Template): TextLook {
  const color = inkOf(slot, size, template);
  const { italic, face = 'body' } = slot;
  // Bold words of one face have one weight in a deck.
  const weight = face === 'body' && slot.weight && slot.weight >= 600 ? Math.max(slot.weight, template.strongWeight ?? 0) : slot.weight;
  const plain = {
    heading: () => heading(template, size, color, slot.leading ?? (size >= 40 ? 1.1 : 1.18)),
    body: () => body(template, size, color, undefined, slot.leading ?? 1.38),
    figure: () => figure(template, size, color),
    label: () => label(template, size, color, slot.leading),
  }[face]();
  return { ...plain, style: { ...plain.style, ...(weight ? { weight } : {}), ...(italic ? { italic } : {}) } };
}

function inkOf({ on, ink }: Slot, size: number, { palette }: Template): Color {
  const inks = inksOn(on, palette);
  if (ink === undefined) return inks.text;
  if (typeof ink === 'string') return ink === 'figure' && size < LARGE ? inks.accent : inks[ink];
  return legible(ink, [resolveColor(on, palette)], size >= LARGE ? 3 : 4.5, palette);
}

/** A slot whose text is as large as it allows, or one whose text is set in steps that a family chooses. */
export type TextSlot = Slot | SteppedSlot;

export const isStepped = (slot: TextSlot): slot is SteppedSlot => 'fit' in slot;

export const placeholderOfSlot = (
  template: Template,
  slot: TextSlot,
  identity: Pick<Placeholder, 'key' | 'type' | 'index' | 'prompt'>,
): Placeholder =>
  isStepped(slot)
    ? steppedPlaceholder(slot, identity)
    : placeholderOf({
        ...identity,
        frame: slot.frame,
        look: textLookOf(slot, slot.sizes[0], template),
        align: slot.align ?? 'start',
        ...(slot.anchor ? { anchor: slot.anchor } : {}),
      });

/** Points, largest first: of a text that shares its page with others, where each size is another try for all of them. */
export const sizesOfSlot = (slot: TextSlot, text: string, context: LayoutContext): readonly number[] =>
  isStepped(slot) ? sizesFor(slot, text, context) : steps(slot.short ?? slot.sizes[0], slot.sizes[1]);

export const inSize = (slot: TextSlot, size: number): TextSlot =>
  isStepped(slot) ? { ...slot, sizes: [size] } : { ...slot, sizes: [size, size] };

/** Lines of a text that is seen rather than read, by its size. */
const mostLines = (size: number, { sizes, shortLines = 2 }: Slot): number =>
  size > sizes[0] ? shortLines : size >= 60 ? 3 : size >= 42 ? 4 : 8;
/** How much smaller a text may be set for fewer lines, or so that no word is lost on the last of them. */
const SMALLER = 0.8;
/** How much smaller, where its lines end badly in all those sizes. */
const LEAST_SHARE = 0.64;

/**
 * Fills the placeholder in the largest size that the frame holds, a little smaller where its lines break better then. Returns where the
 * text ends at the bottom; nothing is placed, and the frame's top returned, when there are no words.
 */
export function fillSlot(
  builder: PageBuilder,
  key: string,
  text: string | undefined,
  slot: TextSlot,
  role: Role,
  context: LayoutContext,
  top = 0,
): number {
  if (isStepped(slot)) return fillStepped(builder, key, text, slot, role, context);
  const y = Math.max(slot.frame.y, slot.after === undefined ? 0 : top + slot.after);
  const frame: Frame = downFrom(slot.frame, y);
  if (!text?.trim()) return y;
  const { align = 'start' } = slot;
  const at = (size: number) => [paragraph(text, textLookOf(slot, size, context.template), context, { align })];
  const tries = steps(slot.short ?? slot.sizes[0], slot.sizes[1]).map((size) => ({ size, set: measure(at(size), frame.w, context) }));
  const held = tries.filter(({ size, set }) => set.height <= frame.h && set.lines.length <= mostLines(size, slot));
  const whole = held.filter(({ set }) => !set.brokenWord);
  const near = whole.filter(({ size }) => size >= (whole[0]?.size ?? 0) * (slot.keeps ?? SMALLER));
  const fewest = Math.min(...near.map(({ set }) => set.lines.length));
  // A title gains by fewer lines; what is read beside it gains by size.
  const wanted = slot.face === 'heading' ? near.filter(({ set }) => set.lines.length === fewest) : near;
  const group = [wanted, held.slice(0, 1), tries.slice(-1)].find((sizes) => sizes.length > 0) ?? [];
  const balances = group.map(({ size }) => ({ size, ...balanced(at(size), frame, context) }));
  // Where every line end is a bad one, rather a size that saves a line.
  const shorter = whole.find(({ size, set }) => size >= (whole[0]?.size ?? 0) * LEAST_SHARE && set.lines.length < fewest);
  const saved = shorter && slot.face === 'heading' ? [{ size: shorter.size, ...balanced(at(shorter.size), frame, context) }] : [];
  const best = [...balances, ...saved].find(({ faults }) => faults === 0) ?? balances[0] ?? { size: slot.sizes[1], width: frame.w };
  const x = align === 'end' ? rightOf(frame) - best.width : frame.x;
  const { anchor } = slot;
  const set = builder.fill(key, at(best.size), role, { frame: { ...frame, x, w: best.width }, ...(anchor ? { anchor } : {}) });
  return bottomOf(set, frame, anchor);
}

function bottomOf(set: SetText, frame: Frame, anchor: Placeholder['anchor'] = 'top'): number {
  const free = frame.h - set.height;
  return frame.y + set.height + free * { top: 0, middle: 0.5, bottom: 1 }[anchor];
}
