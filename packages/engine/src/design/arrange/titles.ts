/** Titles in the handsomest of the sizes that their place holds, and what is seen rather than read in balanced lines. */
import { bottomOf } from '../../model/frame.ts';
import { perObject } from '../../model/memo.ts';
import type { Frame, Role } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, PageBuilder } from '../page/pageBuilder.ts';
import { heading, paragraph, type TextLook } from '../page/typography.ts';
import type { Grid } from '../tokens/grid.ts';
import type { LayoutKey } from '../tokens/layoutKey.ts';
import { type Balance, balanced, PARTED } from './balance.ts';

/** Points from a title to what stands below it, where the template's `highest` and `body.y` leave it that; and what never shrinks. */
const BELOW_TITLE = 44;
const LEAST_BELOW_TITLE = 18;

/**
 * Sets the title in the handsomest of the sizes that its frame holds, and returns the frame of the body. Where the title stands above,
 * the body begins at a steady distance below it.
 */
export function placeTitle(
  builder: PageBuilder,
  text: string,
  context: LayoutContext,
  { title: within, body: below }: Pick<Grid, 'title' | 'body'> = context.template.grid,
): Frame {
  const { grid, title: inks } = context.template;
  const at = (size: number) => [paragraph(text, heading(context.template, size, inks.text), context)];
  const { size, width } = fitOf(text, within, at, context);
  const set = builder.fill('title', at(size), 'title', { frame: { ...within, w: width } });
  if (grid.titlePlace === 'beside') return below;
  const bottom = grid.titleAnchor === 'bottom' ? bottomOf(within) : within.y + set.height;
  const top = Math.max(Math.min(below.y, Math.max(grid.highest, bottom + BELOW_TITLE)), bottom + LEAST_BELOW_TITLE);
  return { ...below, y: top, h: bottomOf(below) - top };
}

/** A page of the layout with its title, and the frame of its body. */
export function titledPage(
  layout: LayoutKey,
  title: string,
  context: LayoutContext,
  places: Pick<Grid, 'title' | 'body'> = context.template.grid,
): { readonly builder: PageBuilder; readonly area: Frame } {
  const builder = new PageBuilder(context, layout);
  return { builder, area: placeTitle(builder, title, context, places) };
}

interface TitleFit extends Balance {
  readonly size: number;
}

/** All arrangements of a slide have one title, which is fitted once. */
const fits = perObject((_: LayoutContext) => new Map<string, TitleFit>());

function fitOf(text: string, within: Frame, at: (size: number) => readonly Paragraph[], context: LayoutContext): TitleFit {
  const known = fits(context);
  const key = `${within.w} ${within.h} ${text}`;
  const fit = known.get(key) ?? fitTitle(within, at, context);
  known.set(key, fit);
  return fit;
}

function fitTitle(within: Frame, at: (size: number) => readonly Paragraph[], context: LayoutContext): TitleFit {
  const { grid, heading: face } = context.template;
  const [largest, smallest] = grid.titleSizes;
  const width = within.w * (1 - (face.reserve ?? 0));
  const tries = steps(largest, smallest).map((size) => ({ size, set: measure(at(size), width, context) }));
  const held = tries.filter((t) => t.set.height <= within.h && !t.set.brokenWord);
  const upTo = (lines: number, least: number) => held.filter((t) => t.set.lines.length <= lines && t.size >= least);
  const above = [upTo(2, largest - 4), upTo(3, largest - 6), held.slice(0, 1)];
  const groups = grid.titlePlace === 'above' ? above : [upTo(2, largest - 4), upTo(5, largest - 2), held.slice(0, 1)];
  const group = groups.find((sizes) => sizes.length > 0) ?? tries.slice(-1);
  const fit = fewestFaults(group, at, within, context);
  if (fit.faults < PARTED) return fit;
  // Rather a smaller title than one whose line ends inside a word or parts it from its ending.
  const whole = fewestFaults(upTo(2, smallest), at, within, context);
  return whole.faults < fit.faults - 1 ? whole : fit;
}

/** The largest size in which a title of a full page fits its frame, a little smaller where that saves a lost word on the last line. */
export function placeDisplayTitle(
  builder: PageBuilder,
  text: string,
  sizes: readonly number[],
  look: (size: number) => TextLook,
  context: LayoutContext,
  frame: Frame = builder.placeholder('title').frame,
): void {
  const at = (size: number) => [paragraph(text, look(size), context)];
  const tries = sizes.map((size) => ({ size, set: measure(at(size), frame.w, context) }));
  const held = tries.filter((t) => t.set.height <= frame.h && t.set.lines.length <= (t.size >= 42 ? 4 : 8));
  const whole = held.filter((t) => !t.set.brokenWord);
  const largest = whole[0]?.size ?? 0;
  const group = [whole.filter((t) => t.size >= largest * 0.76), held.slice(0, 1)].find((sizes) => sizes.length > 0) ?? tries.slice(-1);
  const near = fewestFaults(group, at, frame, context);
  // Smaller still where its lines end inside words otherwise.
  const smaller = whole.filter((t) => t.size >= largest * 0.6);
  const any = near.faults < PARTED ? near : fewestFaults(smaller, at, frame, context);
  const { size, width } = any.faults < near.faults - 1 ? any : near;
  builder.fill('title', at(size), 'title', { frame: { ...frame, w: width } });
}

/** The first of the sizes in which the fewest lines end badly, and the width in which its lines are balanced. */
function fewestFaults(
  sizes: readonly { readonly size: number }[],
  at: (size: number) => readonly Paragraph[],
  frame: Frame,
  context: LayoutContext,
): TitleFit {
  let best: TitleFit | undefined;
  for (const { size } of sizes) {
    const { width, faults } = balanced(at(size), frame, context);
    if (faults === 0) return { size, width, faults };
    if (!best || faults < best.faults) best = { size, width, faults };
  }
  return best ?? { size: 20, width: frame.w, faults: 0 };
}

/** Fills a placeholder with a text that is seen rather than read, such as a subtitle or a quote: its lines are balanced. */
export function placeBalanced(
  builder: PageBuilder,
  key: string,
  paragraphs: readonly Paragraph[],
  role: Role,
  context: LayoutContext,
  within?: Frame,
): void {
  const frame = within ?? builder.placeholder(key).frame;
  builder.fill(key, paragraphs, role, { frame: { ...frame, w: balanced(paragraphs, frame, context).width } });
}
