/** Lists in one text body: points with their bullets, evenly spaced over the height that they are given. */

import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import type { MeasuredText } from '../../text/typesetter.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure } from '../page/pageBuilder.ts';
import { body, figure, strong, type TextLook } from '../page/typography.ts';
import type { Inks } from '../tokens/inks.ts';
import type { Bullet } from '../tokens/template.ts';
import { type HeadedLook, headedText } from './headedText.ts';
import type { PointGaps } from './pointGaps.ts';

export interface Point {
  readonly head?: string | undefined;
  readonly text: string;
}

export interface PointOptions {
  readonly size: number;
  readonly inks: Inks;
  /** The points have an order, so they are numbered in every template. */
  readonly ordered?: boolean | undefined;
  /** Number of the first point, where they are numbered. */
  readonly from?: number;
  readonly bullets?: boolean;
}

/** Distance from bullet to text, by size; numbers of two digits need more. */
export const hang = (size: number, twoDigits = false): number => Math.round(size * (twoDigits ? 1.9 : 1.4));

/** From a lead to its text, as a share of the lead's size. */
const LEAD_SPACE = 0.2;

/** The paragraphs of each point: a bold lead on a line of its own, then the text; or the text alone. */
export function points(items: readonly Point[], context: LayoutContext, options: PointOptions): Paragraph[][] {
  const { template } = context;
  const { size, inks } = options;
  const last = context.entriesBefore + (options.from ?? 1) + items.length - 1;
  const bare = options.bullets === false || (template.bullet === 'none' && !options.ordered);
  const indent = bare ? 0 : hang(size, options.ordered && last > 9);
  const plain = body(template, size, inks.text, undefined, size > 20 ? 1.32 : 1.4);
  return items.map((item, i) => {
    const number = context.entriesBefore + (options.from ?? 1) + i;
    const bullet = bare ? undefined : bulletOf(context, plain, inks, number, options.ordered ?? false);
    const text = body(template, Math.max(14, size - 2), inks.text, undefined, 1.4);
    const look: HeadedLook = { head: strong(template, size, inks.text), text, alone: plain, space: Math.round(size * LEAD_SPACE) };
    return headedText(item, look, context, { indent, bullet });
  });
}

function bulletOf(context: LayoutContext, look: TextLook, inks: Inks, number: number, ordered: boolean): Paragraph['bullet'] {
  if (ordered)
    return { text: `${numeralOf(number, context.language)}.`, style: figure(context.template, look.style.size, inks.accent).style, number };
  return { text: glyphOf(context.template.bullet) ?? '–', style: { ...look.style, color: inks.accent } };
}

/** The sign before an unordered point; none where points are bare. */
export function glyphOf(bullet: Bullet): string | undefined {
  if (typeof bullet === 'object') return bullet.glyph;
  return { dash: '–', dot: '•', none: undefined }[bullet];
}

/** Below the last point, where the gaps allow: it is not to touch the footer. */
const FOOT = 14;

/** All points as one body, with equal gaps that spread them over the height: none narrower than `least`, none wider than `most`. */
export function spread(groups: readonly Paragraph[][], frame: Frame, context: LayoutContext, gaps: PointGaps): Paragraph[] {
  const heights = groups.map((group) => measure(group, frame.w, context).height);
  return join(groups, gapIn(heights, frame.h - FOOT, gaps));
}

/** What a height leaves between texts of these heights, in whole points. */
export function gapIn(heights: readonly number[], height: number, { least, most }: PointGaps): number {
  const free = height - heights.reduce((sum, h) => sum + h, 0);
  return Math.floor(Math.min(most, Math.max(least, free / Math.max(1, heights.length - 1))));
}

/**
 * One body in which point i is centred in row i of rows of equal height; `top` is how far below the first row's edge the text begins.
 * `steady`: the rows keep their lines in an application that measures a little differently, and none ends in a lost word.
 */
export function inRows(
  groups: readonly Paragraph[][],
  frame: Frame,
  context: LayoutContext,
): { paragraphs: Paragraph[]; top: number; fits: boolean; steady: boolean } {
  const pitch = frame.h / groups.length;
  const heights = groups.map((group) => measure(group, frame.w, context).height);
  const margins = heights.map((height) => (pitch - height) / 2);
  const paragraphs = groups.flatMap((group, i) => {
    const before = (margins[i - 1] ?? 0) + (margins[i] ?? 0);
    return group.map((p, k) => (k === 0 && i > 0 ? { ...p, spaceBefore: before } : p));
  });
  const others = [0.975, 1.025].map((share) => groups.map((group) => measure(group, frame.w * share, context)));
  return {
    paragraphs,
    top: margins[0] ?? 0,
    fits: heights.every((height) => height <= pitch - 22),
    steady: others.every((sets) => sets.every((set, i) => set.height === heights[i] && !endsInAWord(set))),
  };
}

/** Whether the last line holds a scrap that would look lost. */
export const endsInAWord = ({ lines, width }: Pick<MeasuredText, 'lines' | 'width'>): boolean =>
  lines.length > 1 && (lines.at(-1)?.width ?? width) < width * 0.2;

/** Of a column's width: narrower ones may break lines better, and still leave no empty part of a page. */
export const WIDE_SHARES = [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79] as const;

/** The widest column, at most of the width, in which no point ends in a scrap of a line; nothing where there is none. */
export const evenWidth = (groups: readonly (readonly Paragraph[])[], width: number, context: LayoutContext): number | undefined =>
  WIDE_SHARES.map((share) => width * share).find((w) => groups.every((group) => !endsInAWord(measure(group, w, context))));

/** Below this share of its text's width a last line looks lost beside others of large type. */
const SHORT_END = 0.4;

export const endsShort = ({ lines, width }: Pick<MeasuredText, 'lines' | 'width'>): boolean =>
  lines.length > 1 && (lines.at(-1)?.width ?? width) < width * SHORT_END;

/** The widest column, at most of the width, in which fewest points end in a short line and none takes more lines than in the width. */
export function fullestWidth(groups: readonly (readonly Paragraph[])[], width: number, context: LayoutContext): number {
  const setIn = (w: number) => groups.map((group) => measure(group, w, context));
  const endingShort = (sets: readonly MeasuredText[]) => sets.filter(endsShort).length;
  const whole = setIn(width);
  let best = { width, short: endingShort(whole) };
  for (const share of WIDE_SHARES) {
    const sets = setIn(width * share);
    if (sets.some(({ lines }, i) => lines.length > (whole[i]?.lines.length ?? 0))) break;
    const short = endingShort(sets);
    if (short < best.short) best = { width: width * share, short };
  }
  return best.width;
}

/** Three lines or more, of which the last is hardly begun: two lines of smaller type say it better. */
export const endsInAFewWords = (set: Pick<MeasuredText, 'lines' | 'width'>): boolean => set.lines.length > 2 && endsShort(set);

/** Whether the last line is no scrap; in large type it is more than a few words too. */
export const endsEvenly = (set: Pick<MeasuredText, 'lines' | 'width'>, size: number): boolean =>
  !endsInAWord(set) && !(size > 20 && endsInAFewWords(set));

export const join = (groups: readonly Paragraph[][], gap: number): Paragraph[] =>
  groups.flatMap((group, i) => group.map((p, k) => (k === 0 && i > 0 ? { ...p, spaceBefore: gap } : p)));
