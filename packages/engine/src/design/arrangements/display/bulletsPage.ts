/** A few points, each in a cell of its own: numbered columns, pairs under rules, rows beside a margin. In turn with the shared layout. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { afterStart, bottomOf, downFrom } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { evenly } from '../../arrange/evenly.ts';
import { points } from '../../arrange/list.ts';
import { sharedRows } from '../../arrange/sharedRows.ts';
import { placeTitle } from '../../arrange/titles.ts';
import { fillsBesideArt } from '../../kinds/amounts.ts';
import { bodySizes } from '../../page/fit.ts';
import { type SlideLayout, variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, PageBuilder } from '../../page/pageBuilder.ts';
import { figure, paragraph, strong } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { bullets as shared } from '../bullets.ts';
import { bulletsBesideArt } from '../bulletsBesideArt.ts';
import { arrangedFor, cellsOf } from './plates.ts';

export interface BulletsLook {
  readonly cells: 'columns' | 'rows' | 'pairs';
  readonly most: number;
  readonly gap: number;
  /** Points in their order are numbered: in large figures above them, or beside them in rows. Others have a short rule above them instead. */
  readonly numeral?: { readonly size: number; readonly written?: (number: number, language: string) => string };
  /** A rule above each point. */
  readonly rule?: { readonly color: Color; readonly width: number };
  /** Width of a margin that rows keep at their start. */
  readonly margin?: number;
  /** A strip of art at the foot of the body, where the points leave room for it. */
  readonly foot?: { readonly height: number; readonly art: (frame: Frame, seed: string) => SceneNode[] };
  /** Points under heads stand in cells on more slides than others. */
  readonly headed?: boolean;
  /** Art across the top, which the title stands on. */
  readonly band?: {
    readonly height: number;
    readonly title: Frame;
    readonly on: Color;
    readonly art: (template: Template, seed: string) => SceneNode[];
  };
}

type Slide = SlideOf<'bullets'>;

/** Of five slides with points, the second and the fourth are in cells; the first has a panel of art where it can. */
const IN_CELLS: readonly number[] = [1, 3];
const HEADED_IN_CELLS: readonly number[] = [0, 1, 3];
const RULE_SPACE = 14;
/** From the band to the points, and from a numeral to its point. */
const BELOW_BAND = 40;
const NUMERAL_SPACE = 10;
const NUMERAL_WIDTH = 56;
/** Above points without an order. */
const DASH = { w: 40, h: 4 } as const;
/** From the baseline to the bottom of a line, as a share of its size: as the typesetter sets it. */
const DESCENT = 0.2;
/** Smaller points would look lost beside an empty margin, and two or three of them on their page. */
const LEAST_OF_FEW = 18;
/** How many times as long as another a point may be that stands beside it. */
const UNEVEN = 1.75;
/** Larger points stand in rows of one height, or not at all. */
const LARGEST_UNEVEN = 24;
/** Few points are as large as leaves air below them. */
const LARGEST_OF_TWO = 36;
const LARGEST_OF_THREE = 28;
const USUAL = 24;
const FULL = 0.8;
/** Below the words of a row. */
const LEAST_AIR = 14;
const ABOVE_FOOT = 20;
const BELOW_FOOT = 12;

export const bulletsPage = (lookOf: (context: LayoutContext) => BulletsLook | 'shared'): SlideLayout<'bullets'> =>
  variantOf(shared, function* (slide, context) {
    const given = lookOf(context);
    if (given === 'shared') return;
    const count = slide.items.length;
    const look = arrangedFor(given, count);
    const suits = count >= 2 && count <= look.most && !slide.picture && !context.wide && (look.numeral || !slide.ordered);
    const even = look.cells !== 'columns' || !hangUnevenly(slide);
    const turns = look.headed && slide.items.every(({ head }) => head?.trim()) ? HEADED_IN_CELLS : IN_CELLS;
    if (!suits || !turns.includes(context.ordinal % 5)) return;
    if (!even) {
      if (fillsBesideArt(slide))
        for (const size of bodySizes(count === 2 ? 28 : 20, LEAST_OF_FEW)) yield bulletsBesideArt(slide, context, size, context.ordinal);
      return;
    }
    const largest = count === 2 ? LARGEST_OF_TWO : count === 3 || look.cells === 'pairs' ? LARGEST_OF_THREE : 20;
    for (const size of bodySizes(largest, look.margin || count <= 3 ? LEAST_OF_FEW : 16))
      yield arrange(slide, look, size, look.band ? onBand(context, look.band) : context);
  });

/** The context with the title on the band, and the body below it. */
function onBand(context: LayoutContext, { height, title, on }: NonNullable<BulletsLook['band']>): LayoutContext {
  const { template } = context;
  const { grid, palette } = template;
  const y = height + BELOW_BAND;
  const body: Frame = downFrom(grid.body, y);
  return {
    ...context,
    template: { ...template, title: inksOn(on, palette), grid: { ...grid, title, titleAnchor: 'bottom', body, highest: y } },
  };
}

function arrange(slide: Slide, look: BulletsLook, size: number, context: LayoutContext): PageBuilder {
  // The points stand in boxes of their own, as cards do.
  const builder = new PageBuilder(context, 'cards');
  if (look.band) builder.add(...look.band.art(context.template, slide.title));
  const body = placeTitle(builder, slide.title, context);
  // Before the first chapter the margin would have nothing to say.
  const margin = context.chapters[context.chapter] ? (look.margin ?? 0) : 0;
  const area: Frame = afterStart(body, margin);
  const groups = points(slide.items, context, { size, inks: context.template.page, bullets: false });
  const rows = look.cells === 'rows';
  const figures = slide.ordered ? look.numeral : undefined;
  const dashed = look.numeral !== undefined && !slide.ordered && !look.rule;
  const aside = rows && figures ? NUMERAL_WIDTH : 0;
  // A numeral is higher than the line it stands on: it keeps clear of the rule.
  const ruleSpace = look.rule ? RULE_SPACE + (rows && figures ? figures.size * 0.3 : 0) : dashed ? DASH.h + RULE_SPACE : 0;
  const above = ruleSpace + (!rows && figures ? figures.size * 1.2 + NUMERAL_SPACE : 0);
  const across = look.cells === 'columns' ? slide.items.length : rows ? 1 : 2;
  const column = (area.w - look.gap * (across - 1)) / across - aside;
  const heights = groups.map((group) => measure(group, column, context).height);
  const tallest = Math.max(...heights);
  const most = area.h / Math.ceil(slide.items.length / across);
  if (size > USUAL && tallest + above > (look.cells === 'columns' ? area.h : most) * FULL) builder.judge('overflows');
  const crowded = rows && tallest + above + LEAST_AIR > most;
  const grown = sharedRows(
    heights.map((height) => height + above + LEAST_AIR),
    area,
  );
  const uneven = crowded && size <= LARGEST_UNEVEN && grown.spare >= 0 ? grown.rows.map((row): Frame => ({ ...area, ...row })) : undefined;
  if (crowded && !uneven) builder.judge('overflows');
  const height = rows || look.cells === 'pairs' ? Math.min(most, Math.max(96, tallest + above + 30)) : tallest + above;
  const footing = look.foot ? ABOVE_FOOT + look.foot.height + BELOW_FOOT : 0;
  const footed = look.foot !== undefined && height * Math.ceil(slide.items.length / across) <= area.h - footing;
  const cells = uneven ?? cellsOf({ ...look, height }, slide.items.length, footed ? { ...area, h: area.h - footing } : area);
  if (look.foot && footed)
    builder.add(...look.foot.art({ ...area, y: bottomOf(area) - look.foot.height - BELOW_FOOT, h: look.foot.height }, slide.title));
  cells.forEach((cell, i) => {
    if (look.rule && !(look.margin && i === 0)) builder.rule(`Rule ${i + 1}`, { ...cell, h: look.rule.width }, look.rule.color);
    const words = groups[i] ?? [];
    if (dashed) builder.rule(`Mark ${i + 1}`, { ...cell, ...DASH }, context.template.page.figure);
    if (figures) {
      const under: Frame = { ...cell, y: cell.y + ruleSpace };
      const { size } = figures;
      const frame = rows ? onLineOf(words, size, { ...under, w: column }, context) : { ...under, h: size * 1.3 };
      numeral(builder, context.entriesBefore + i + 1, frame, rows ? 'bottom' : 'top', figures, context);
    }
    const text: Frame = { x: cell.x + aside, y: cell.y + above, w: cell.w - aside, h: cell.h - above };
    if (i === 0 && margin > 0) chapterName(builder, { ...text, x: body.x, w: margin - 24 }, context);
    builder.text(`Point ${i + 1}`, evenly(words, text, context), words, { role: 'body' });
  });
  return builder;
}

/** Columns side by side whose ends are far apart: below each other, beside art, they do not show it. */
function hangUnevenly({ items }: Slide): boolean {
  const signs = items.map(({ head, text }) => (head ?? '').length + text.length);
  return Math.min(...signs) * UNEVEN < Math.max(...signs);
}

/** The margin names the chapter, where the deck has any. */
function chapterName(builder: PageBuilder, frame: Frame, context: LayoutContext): void {
  const chapter = context.chapters[context.chapter];
  if (!chapter) return;
  const at = (size: number) => [paragraph(chapter, strong(context.template, size, context.template.page.accent), context)];
  builder.text('Chapter', frame, fitted([18, 16, 14], frame, context, at), { role: 'artifact' });
}

/** A figure that stands at the bottom of the frame has the baseline of the first line of the words beside it. */
function onLineOf(words: readonly Paragraph[], size: number, { x, y, w, h }: Frame, context: LayoutContext): Frame {
  const baseline = context.typesetter.set(words, { width: w, height: h }).lines[0]?.baseline ?? size;
  const above = size / 2;
  return { x, y: y - above, w: NUMERAL_WIDTH, h: above + baseline + size * DESCENT };
}

function numeral(
  builder: PageBuilder,
  number: number,
  frame: Frame,
  anchor: 'top' | 'bottom',
  { size, written = numeralOf }: NonNullable<BulletsLook['numeral']>,
  context: LayoutContext,
): void {
  const { template } = context;
  const words = [paragraph(written(number, context.language), figure(template, size, template.page.figure), context)];
  builder.text(`Number ${number}`, frame, words, { role: 'label', anchor });
}
