/** Two lists side by side, each on a ground of its own: how a family lays out two columns, and what speaks for and against something. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { endsShort, evenWidth, fullestWidth, hang, points, spread } from '../arrange/list.ts';
import { pointGaps } from '../arrange/pointGaps.ts';
import { titledPage } from '../arrange/titles.ts';
import { steps } from '../page/fit.ts';
import { type SlideLayout, variantOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../page/pageBuilder.ts';
import { body, heading, paragraph, strong, textOrNone } from '../page/typography.ts';
import type { Inks } from '../tokens/inks.ts';
import { prosCons as sharedProsCons } from './prosCons.ts';
import { twoColumns as sharedTwoColumns } from './twoColumns.ts';

/** Where the words of a half stand, and what can be read there. */
export interface HalfPlace {
  readonly frame: Frame;
  readonly inks: Inks;
  /** The smallest size of its list, points. */
  readonly least?: number;
}

/** Paints the two grounds, which take the area below the title, and says what stands where on them. */
export type Grounds = (builder: PageBuilder, area: Frame, context: LayoutContext) => readonly [HalfPlace, HalfPlace];

interface Half {
  readonly head: string | undefined;
  readonly items: (inks: Inks) => Paragraph[][];
  readonly role: 'body' | 'list';
}

const HEADS = [34, 30, 26, 24, 22, 20] as const;
const HEAD_GAP = 16;
/** Points: in larger type a line that holds a word or two looks lost. */
const LARGEST_ENDING_SHORT = 20;
const SIGNS = ['+', '−'] as const;

/** The shared layouts stand in where the page is not the wide one, or the lists are too long. `heads` are the sizes of heads, largest first. */
export const halvesOn = (
  grounds: Grounds,
  heads: readonly number[] = HEADS,
): { twoColumns: SlideLayout<'twoColumns'>; prosCons: SlideLayout<'prosCons'> } => {
  function* on(layout: 'twoColumns' | 'prosCons', title: string, halvesAt: (size: number) => Half[], context: LayoutContext) {
    for (const fit of fitsOf(context, heads)) {
      const { builder, area } = titledPage(layout, title, context);
      placeHalves(builder, halvesAt(fit.size), grounds(builder, area, context), fit, context);
      yield builder;
    }
  }
  return {
    twoColumns: variantOf(sharedTwoColumns, (slide, context) =>
      on('twoColumns', slide.title, (size) => columnsOf(slide, size, context), context),
    ),
    prosCons: variantOf(sharedProsCons, (slide, context) => on('prosCons', slide.title, (size) => sidesOf(slide, size, context), context)),
  };
};

interface Fit {
  /** Points: of the lists. */
  readonly size: number;
  readonly heads: readonly number[];
  /** Whether an item may end in a scrap of a line, which is rather taken than smaller type. */
  readonly scraps: boolean;
}

/** A page with a column beside the title is too narrow; its wide one is tried after it. */
const fitsOf = ({ wide, template }: LayoutContext, heads: readonly number[]): readonly Fit[] => {
  if (!wide && template.wide) return [];
  const strict = steps(24, 18).map((size) => ({ size, heads, scraps: false }));
  return [...strict, ...steps(22, 14).map((size) => ({ size, heads, scraps: true }))];
};

const columnsOf = (slide: SlideOf<'twoColumns'>, size: number, context: LayoutContext): Half[] =>
  slide.columns.map(({ head, items }) => {
    const bullets = items.length > 1;
    const entries = items.map((text) => ({ text }));
    return { head, role: bullets ? 'list' : 'body', items: (inks) => points(entries, context, { size, inks, bullets }) };
  });

const sidesOf = (slide: SlideOf<'prosCons'>, size: number, context: LayoutContext): Half[] =>
  [slide.pros, slide.cons].map((items, side) => ({
    head: slide.heads?.[side],
    role: 'list',
    items: (inks) =>
      items.map((text) => {
        const bullet = { text: SIGNS[side] ?? '–', style: { ...strong(context.template, size, inks.accent).style, weight: 700 } };
        return [paragraph(text, body(context.template, size, inks.text, undefined, 1.34), context, { indent: hang(size), bullet })];
      }),
  }));

function placeHalves(
  builder: PageBuilder,
  halves: readonly Half[],
  places: readonly HalfPlace[],
  { size, heads, scraps }: Fit,
  context: LayoutContext,
): void {
  if (places.some(({ least = 0 }) => size < least)) builder.judge('overflows');
  const headAt = (half: Half, { inks }: HalfPlace, s: number) =>
    textOrNone(half.head, heading(context.template, s, inks.text, 1.16), context);
  const both = halves.flatMap((half, i) => {
    const place = places[i];
    return place ? [{ half, place }] : [];
  });
  /** Of the taller head: both lists begin on one line. */
  const heightAt = (s: number) =>
    Math.max(
      ...both.map(({ half, place }) => {
        const head = headAt(half, place, s);
        // A wider stand-in for the face has room too.
        return head.length > 0 ? spaciousHeight(head, place.frame.w * (1 - (context.template.heading.reserve ?? 0)), context) : 0;
      }),
    );
  const inLines = (lines: number) => (s: number) => s <= size + 14 - 4 * lines && heightAt(s) <= s * 1.26 * lines;
  const headSize = heads.find((s) => s >= size && inLines(1)(s)) ?? heads.find(inLines(2)) ?? 20;
  const headHeight = heightAt(headSize);
  both.forEach(({ half, place }, i) => {
    const { frame: within, inks } = place;
    builder.fill(`head${i + 1}`, headAt(half, place, headSize), 'heading', {
      frame: { ...within, h: Math.max(1, headHeight + HEAD_GAP - 2) },
    });
    const groups = half.items(inks);
    if (groups.length === 0) return;
    const down = headHeight > 0 ? headHeight + HEAD_GAP : 0;
    const even = evenWidth(groups, within.w, context);
    if (!scraps && !even) builder.judge('overflows');
    const w = fullestWidth(groups, even ?? within.w, context);
    if (!scraps && size > LARGEST_ENDING_SHORT && groups.some((group) => endsShort(measure(group, w, context)))) builder.judge('overflows');
    const frame: Frame = { ...within, w, y: within.y + down, h: Math.max(1, within.h - down) };
    builder.fill(`body${i + 1}`, spread(groups, frame, context, pointGaps.halfOnPlate(size)), half.role, { frame });
  });
}
