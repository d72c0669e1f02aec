/** From a start to an end by what is added and taken away: columns on one scale, or bars in rows where the names are long. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, drawing, filling, space, spring } from '../../arrange/box.ts';
import { evenColumns, row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'waterfall'>;

interface Step {
  readonly label: string;
  readonly figure: string;
  readonly from: number;
  readonly to: number;
  readonly total: boolean;
  readonly lead: boolean;
  /** It stands for itself, beside the way from the start to the end. */
  readonly apart?: true;
}

/** Of a column's place: the column. */
const COLUMN = 0.64;
const NEAR = 4;
/** Between the ground line and the names. */
const BELOW = 8;
const LEAST_MARK = 2;
const LEAST_PLOT = 90;
const MOST_NAME_LINES = 3;
const LEAST_WIDTH = 560;

export const waterfall = onExhibitLayout<'waterfall'>(function* (slide, context) {
  for (const size of [18, 16, 14, 12]) yield () => framed(slide, context, filling(180, drawColumns(slide, size, context)));
  for (const size of [18, 16, 14, 12]) yield (frame) => framed(slide, context, rows(slide, context, size, frame.w));
}, LEAST_WIDTH);

function stepsOf({ start, changes, end, reference, highlight }: Slide): Step[] {
  const greatest = Math.max(...changes.map(({ value }) => Math.abs(value)));
  const lead = highlight ?? changes.findIndex(({ value }) => Math.abs(value) === greatest);
  let level = start.value;
  const between = changes.map(({ label, figure, value }, i): Step => {
    const from = level;
    level += value;
    return { label, figure, from, to: level, total: false, lead: i === lead };
  });
  const total = ({ label, figure, value }: Slide['end']): Step => ({ label, figure, from: 0, to: value, total: true, lead: false });
  return [total(start), ...between, total(end), ...(reference ? [{ ...total(reference), apart: true as const }] : [])];
}

const rangeOf = (steps: readonly Step[]): { low: number; high: number } => {
  const values = steps.flatMap(({ from, to }) => [from, to]);
  return { low: Math.min(0, ...values), high: Math.max(0, ...values) };
};

/** Unit above, source below. */
function framed({ unit, source }: Slide, context: LayoutContext, box: Box): Box {
  const { template } = context;
  const caption = (name: string, text: string | undefined, size: number) =>
    text?.trim()
      ? [words(name, [paragraph(text, body(template, size, template.page.muted, undefined, 1.3), context)], { role: 'caption' }, context)]
      : [];
  const [above, below] = [caption('Unit', unit, 13), caption('Source', source, 12)];
  return stack([...above, ...above.map(() => space(8)), box, ...below.map(() => space(10)), ...below]);
}

const colorOf = ({ total, lead, apart, from, to }: Step, { template: { page } }: LayoutContext): Color =>
  lead ? page.figure : apart ? page.soft : total ? page.text : to >= from ? page.muted : page.soft;

const figureOf = ({ figure, total, lead }: Step, size: number, context: LayoutContext, align: Paragraph['align']): Paragraph[] => {
  const { template } = context;
  const ink = lead ? template.page.accent : template.page.text;
  return [paragraph(figure, strong(template, size + (lead ? 4 : total ? 2 : 0), ink), context, { align })];
};

const nameOf = ({ label, total, lead }: Step, size: number, context: LayoutContext, align: Paragraph['align']): Paragraph[] => {
  const { template } = context;
  const { page } = template;
  const look = total || lead ? strong(template, size, page.text) : body(template, size, page.muted, undefined, 1.3);
  return [paragraph(label, look, context, { align })];
};

const drawColumns = (slide: Slide, size: number, context: LayoutContext) => (frame: Frame, builder: PageBuilder) => {
  const { page } = context.template;
  const steps = stepsOf(slide);
  const places = evenColumns(frame, steps.length, 0);
  const names = steps.map((step) => nameOf(step, Math.max(12, size - 3), context, 'center'));
  const figures = steps.map((step) => figureOf(step, size, context, 'center'));
  const nameSets = names.map((name, i) => measure(name, (places[i]?.w ?? 0) - 8, context));
  const nameHeight = Math.max(...nameSets.map(({ height }) => height));
  const figureHeight = Math.max(...figures.map((number) => measure(number, 10_000, context).height));
  const { low, high } = rangeOf(steps);
  const under = low < 0 ? figureHeight + NEAR : 0;
  const plot: Frame = {
    ...frame,
    y: frame.y + figureHeight + NEAR,
    h: frame.h - figureHeight - NEAR - under - BELOW - nameHeight,
  };
  const tight =
    plot.h < LEAST_PLOT ||
    nameSets.some((set) => set.brokenWord || set.lines.length > MOST_NAME_LINES) ||
    figures.some((number, i) => naturalWidth(number, context) > (places[i]?.w ?? 0) - 2);
  if (tight) return builder.judge('overflows');
  const y = (value: number) => plot.y + ((high - value) / Math.max(high - low, Number.MIN_VALUE)) * plot.h;
  const foot = bottomOf(plot) + under;
  const bars = steps.map((step, i): Frame => {
    const place = places[i] ?? frame;
    const [top, bottom] = [y(Math.max(step.from, step.to)), y(Math.min(step.from, step.to))];
    const w = place.w * COLUMN;
    return { x: place.x + (place.w - w) / 2, y: top, w, h: Math.max(LEAST_MARK, bottom - top) };
  });
  builder.group('Waterfall', altOf(steps), () => {
    bars.forEach((bar, i) => {
      const step = steps[i];
      const next = bars[i + 1];
      if (!step) return;
      builder.shape(`Column ${i + 1}`, bar, { type: 'rect' }, colorOf(step, context));
      if (next && !steps[i + 1]?.apart)
        builder.rule(`Level ${i + 1}`, { x: rightOf(bar), y: y(step.to) - 0.5, w: next.x - rightOf(bar), h: 1 }, page.muted);
    });
    builder.rule('Ground', { ...frame, y: y(0) - 0.6, h: 1.2 }, page.text);
  });
  steps.forEach((step, i) => {
    const [bar, place, number, name] = [bars[i], places[i], figures[i], names[i]];
    if (!bar || !place || !number || !name) return;
    const { height } = measure(number, 10_000, context);
    const falls = step.to < step.from;
    // Below what falls, but not on the ground line.
    const below = falls && bottomOf(bar) + NEAR + height <= (step.to >= 0 ? y(0) : foot);
    const at = below ? bottomOf(bar) + NEAR : bar.y - NEAR - height;
    builder.text(`Figure ${i + 1}`, { ...place, y: at, h: height }, number, { role: 'label' });
    builder.text(`Name ${i + 1}`, { x: place.x + 4, y: foot + BELOW, w: place.w - 8, h: nameHeight }, name, { role: 'body' });
  });
};

/** A row a step: its name, its figure, and its bar on the scale that all rows share. */
function rows(slide: Slide, context: LayoutContext, size: number, width: number): Box {
  const steps = stepsOf(slide);
  const { page } = context.template;
  const { low, high } = rangeOf(steps);
  const numbers = steps.map((step) => figureOf(step, size, context, 'end'));
  const widest = Math.min(width * 0.3, Math.max(...numbers.map((number) => naturalWidth(number, context))));
  const entries = steps.flatMap((step, i): Box[] => {
    const bar = drawing(Math.round(size * 1.25), (frame, builder) => {
      const x = (value: number) => frame.x + ((value - low) / Math.max(high - low, Number.MIN_VALUE)) * frame.w;
      const [from, to] = [x(Math.min(step.from, step.to)), x(Math.max(step.from, step.to))];
      builder.shape(`Bar ${i + 1}`, { ...frame, x: from, w: Math.max(LEAST_MARK, to - from) }, { type: 'rect' }, colorOf(step, context));
    });
    const name = words(`Name ${i + 1}`, nameOf(step, size, context, 'start'), { role: 'body', mostLines: 2 }, context);
    const number = words(`Figure ${i + 1}`, numbers[i] ?? [], { role: 'label', mostLines: 1 }, context);
    const entry = row(
      [
        { box: name, width: { share: 0.8 }, align: 'middle' },
        { box: number, width: { points: widest }, align: 'middle' },
        { box: bar, width: { share: 1.2 }, align: 'middle' },
      ],
      20,
    );
    const hairline = drawing(1, (frame, builder) => builder.rule(`Hairline ${i}`, frame, page.line));
    const air = space(size > 12 ? 3 : 1);
    return [...(i > 0 ? [hairline] : []), air, spring(1), entry, air, spring(1)];
  });
  return stack(entries);
}

const altOf = (steps: readonly Step[]): string => steps.map(({ label, figure }) => `${label} ${figure}`).join('; ');
