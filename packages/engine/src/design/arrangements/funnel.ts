/**
 * Stages of which each keeps a part of the one before: bars from one edge, as wide as their values, over a shade that narrows with them.
 * Names stand at the start, figures in the bars, and between two bars what share of the upper one remains.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { endsInAWord } from '../arrange/list.ts';
import { lowered } from '../arrange/lowered.ts';
import { titledPage } from '../arrange/titles.ts';
import { polygon } from '../art/shapes.ts';
import { numberLocale } from '../charts/compactUnits.ts';
import { fading } from '../kinds/fading.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { body as bodyLook, figure, paragraph, strong } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';

type Slide = SlideOf<'funnel'>;

/** Of the widest bar: no bar is narrower. */
const LEAST_WIDTH = 0.22;
/** Of the page's width: the names, and beside the bars the shares. */
const NAMES = 0.29;
const SHARES = 72;
const GAP = 8;
const TALLEST = 88;
/** A bar that holds words has room for two lines. */
const TALLEST_NAMED = 116;
const INSET = 16;

export const funnel = layoutOf<'funnel'>(
  (template) => plainLayout('funnel', 'Funnel', template),
  function* (slide, context) {
    if (slide.stages.every((entry) => !entry.figure?.trim())) for (const size of steps(28, 14)) yield named(slide, context, size);
    for (const names of [NAMES, 0.42]) for (const size of steps(22, 14)) yield arrange(slide, context, size, names);
    for (const size of steps(13, 12)) yield arrange(slide, context, size, 0.5);
  },
);

function arrange(slide: Slide, context: LayoutContext, size: number, nameShare: number): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('funnel', slide.title, context);
  const count = slide.stages.length;
  const pitch = Math.min(TALLEST, (area.h + GAP) / count);
  const top = lowered(area, pitch * count - GAP);
  const names = area.w * nameShare;
  const kept = sharesOf(slide, context);
  const left = area.x + names;
  const room = rightOf(area) - left - (kept.some(Boolean) ? SHARES : 0);
  const widths = shareOfWidth(slide).map((share) => room * share);
  const bars = slide.stages.map((_, i): Frame => ({ x: left, y: top + i * pitch, w: widths[i] ?? 0, h: pitch - GAP }));

  slide.stages.forEach((entry, i) => {
    const bar = bars[i];
    if (!bar) return;
    const { text, muted } = template.page;
    const words = nameOf(entry, size, text, context, muted);
    const frame: Frame = { x: area.x, y: bar.y, w: names - 20, h: bar.h };
    builder.text(`Stage ${i + 1}`, frame, words, { role: 'body', anchor: 'middle' });
    drawBar(builder, slide, i, bars, size, context);
    const share = kept[i];
    if (!share) return;
    const look = bodyLook(template, Math.max(12, Math.min(18, size - 2)), template.page.muted, undefined, 1.3);
    const remains = [paragraph(share, look, context, { align: 'end' })];
    const h = measure(remains, SHARES, context).height;
    builder.text(`Share ${i + 1}`, { x: rightOf(area) - SHARES, y: bar.y - GAP / 2 - h / 2, w: SHARES, h }, remains, { role: 'label' });
  });
  return builder;
}

/** Without figures the bars themselves hold the words, over the whole width. */
function named(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('funnel', slide.title, context);
  const count = slide.stages.length;
  const pitch = Math.min(TALLEST_NAMED, (area.h + GAP) / count);
  const top = lowered(area, pitch * count - GAP);
  const bars = shareOfWidth(slide).map((share, i): Frame => ({ x: area.x, y: top + i * pitch, w: area.w * share, h: pitch - GAP }));
  bars.forEach((bar, i) => {
    const entry = slide.stages[i];
    if (!entry) return;
    drawShade(builder, i, bars, context);
    const fill = toneOf(i, count, context);
    const words = nameOf(entry, size, inkOn(fill, context.template.palette), context);
    const insets = [INSET + 4, 4, INSET, 4] as const;
    const width = bar.w - 2 * INSET - 4;
    const scraps = size > 16 && words.some((text) => endsInAWord(measure([text], width, context)));
    if (scraps || measure(words, width, context).height > bar.h - 8) builder.judge('overflows');
    builder.text(`Stage ${i + 1}`, bar, words, { role: 'body', anchor: 'middle', insets, fill });
  });
  return builder;
}

function drawBar(builder: PageBuilder, slide: Slide, i: number, bars: readonly Frame[], size: number, context: LayoutContext): void {
  const { template } = context;
  const bar = bars[i];
  if (!bar) return;
  drawShade(builder, i, bars, context);
  const fill = toneOf(i, slide.stages.length, context);
  const figureText = slide.stages[i]?.figure?.trim();
  if (!figureText) {
    builder.shape(`Bar ${i + 1}`, bar, { type: 'rect' }, fill);
    return;
  }
  const at = (s: number, color: Color): Paragraph[] => [paragraph(figureText, figure(template, s, color), context)];
  const fits = (s: number) => {
    const set = measure(at(s, template.page.text), bar.w - 2 * INSET, context);
    return set.lines.length <= 1 && set.height <= bar.h - 2;
  };
  const inside = steps(Math.min(42, size + 14), 14).find(fits);
  if (inside) {
    const words = at(inside, inkOn(fill, template.palette));
    builder.text(`Bar ${i + 1}`, bar, words, { role: 'label', anchor: 'middle', insets: [INSET, 0, INSET, 0], fill });
    return;
  }
  // A figure that is too long for its bar stands behind it.
  builder.shape(`Bar ${i + 1}`, bar, { type: 'rect' }, fill);
  const behind: Frame = { ...bar, x: rightOf(bar) + 10, w: Math.max(...bars.map(rightOf)) - rightOf(bar) - 10 };
  if (behind.w < 40) builder.judge('overflows');
  const small = steps(Math.min(20, size), 12).find((s) => measure(at(s, template.page.text), behind.w, context).lines.length <= 1) ?? 12;
  builder.text(`Figure ${i + 1}`, { ...behind, w: Math.max(40, behind.w) }, at(small, template.page.text), {
    role: 'label',
    anchor: 'middle',
  });
}

function nameOf(entry: Slide['stages'][number], size: number, ink: Color, context: LayoutContext, quiet = ink): Paragraph[] {
  const { template } = context;
  const head = paragraph(entry.head, strong(template, size, ink), context);
  if (!entry.text?.trim()) return [head];
  return [head, paragraph(entry.text, bodyLook(template, Math.max(12, size - 3), quiet, undefined, 1.35), context)];
}

/** Of the widest bar: by the values where all stages have one, otherwise in even steps. */
function shareOfWidth({ stages }: Slide): number[] {
  const values = stages.map((entry) => entry.value);
  const greatest = Math.max(...values.map((value) => value ?? 0));
  if (values.some((value) => value === undefined) || greatest <= 0) {
    return stages.map((_, i) => 1 - (i / Math.max(1, stages.length - 1)) * (1 - 2 * LEAST_WIDTH));
  }
  return values.map((value) => Math.max(LEAST_WIDTH, (value ?? 0) / greatest));
}

/** What remains of the stage before, in whole percent as the language writes it; nothing where the values do not fall. */
function sharesOf({ stages }: Slide, context: LayoutContext): (string | undefined)[] {
  const percent = new Intl.NumberFormat(numberLocale(context.language), { style: 'percent', maximumFractionDigits: 0 });
  const shares = stages.map((entry, i) => {
    const before = stages[i - 1]?.value;
    return entry.value === undefined || !before ? undefined : entry.value / before;
  });
  const falls = shares.every((share, i) => i === 0 || (share !== undefined && share <= 1 && share >= 0.005));
  return shares.map((share) => (falls && share !== undefined ? percent.format(share) : undefined));
}

function drawShade(builder: PageBuilder, index: number, bars: readonly Frame[], { template }: LayoutContext): void {
  const [bar, next] = [bars[index], bars[index + 1]];
  if (bar && next) builder.shape(`Shade ${index + 1}`, shadeFrame(bar), polygon(shadeOf(bar, next)), template.page.soft);
}

const shadeFrame = (bar: Frame): Frame => ({ x: bar.x, y: bottomOf(bar), w: bar.w, h: GAP });
const shadeOf = (bar: Frame, next: Frame): [number, number][] => [
  [0, 0],
  [bar.w, 0],
  [Math.min(next.w, bar.w), GAP],
  [0, GAP],
];

/** What is left in the end in the accent. */
function toneOf(index: number, count: number, context: LayoutContext): Color {
  const { page } = context.template;
  return index === count - 1 ? page.accent : fading(count > 2 ? index / (count - 2) : 0, 0.4, page);
}
