/** Parts of a whole as one bar: the part that matters in the accent, figures in the parts, names below them or, where they are narrow, in rows. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { type Box, drawing, space, spring } from '../../arrange/box.ts';
import { columnsOf, row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import { fading } from '../../kinds/fading.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'shares'>;
type Part = Slide['parts'][number];

const SEAM = 3;
const INSET = 12;
/** A part is drawn at least as wide, points. */
const LEAST_WIDTH = 3;
const KEY = 16;
/** Height of the bar over names that stand below their parts, and over rows. */
const TALL = [200, 160, 124] as const;
const LOW = 56;
/** Figures are larger in a bar of more than this height. */
const LOUD = 150;

/** In rows: sizes of the names and of their figures, points. Figures give way before names do. */
const LISTED = [
  { size: 20, figures: 26 },
  { size: 16, figures: 22 },
  { size: 14, figures: 20 },
  { size: 14, figures: 16 },
  { size: 12, figures: 18 },
] as const;

export const shares = onExhibitLayout<'shares'>(function* (slide, context) {
  for (const size of [18, 16, 14]) for (const tall of TALL) yield (frame) => named(slide, context, { size, tall }, frame.w);
  for (const sizes of LISTED) yield (frame) => listed(slide, context, sizes, frame.w);
});

const sumOf = ({ parts }: Slide): number => parts.reduce((sum, { value }) => sum + value, 0) || 1;

const widthsOf = (slide: Slide) => {
  const sum = sumOf(slide);
  return slide.parts.map(({ value }) => ({ share: Math.max(value / sum, 1e-6) }));
};

const isMarked = ({ highlight, parts }: Slide, index: number): boolean =>
  highlight ? highlight.includes(index) : parts.every(({ value }, i) => i === index || value < (parts[index]?.value ?? 0));

/** Names below the parts that they name. */
function named(slide: Slide, context: LayoutContext, { size, tall }: { size: number; tall: number }, width: number): Box {
  const columns = slide.parts.map((part, i) => ({
    box: words(`Part ${i + 1}`, nameOf(part, size, context), { role: 'body' }, context),
    width: widthsOf(slide)[i] ?? { share: 1 },
  }));
  const frames = columnsOf({ x: 0, y: 0, w: width, h: 0 }, widthsOf(slide), SEAM);
  // A name in a narrow column would be torn; those belong in rows.
  const torn = slide.parts.some((part, i) => {
    const set = measure(nameOf(part, size, context), frames[i]?.w ?? 0, context);
    return set.brokenWord || set.lines.length > 4 || set.lines.length > nameOf(part, size, context).length + wordsIn(part);
  });
  const names: Box = row(columns, SEAM);
  return stack([
    spring(1),
    ...wholeOf(slide, size, context),
    bar(slide, tall, context, torn),
    space(12),
    { ...names, place: (frame, builder) => (torn ? builder.judge('overflows') : names.place(frame, builder)) },
    spring(1.4),
  ]);
}

/** How many breaks between words a name and its note allow. */
const wordsIn = ({ label, note }: Part): number =>
  [label, note ?? ''].reduce((sum, text) => sum + Math.max(0, text.trim().split(/\s+/u).length - 1), 0);

/** A row a part: its key, its figure, its name. */
function listed(slide: Slide, context: LayoutContext, { size, figures }: (typeof LISTED)[number], width: number): Box {
  const { template } = context;
  const { page } = template;
  const numbers = slide.parts.map((part) => paragraph(part.figure, figure(template, figures, page.text), context, { align: 'end' }));
  const widest = Math.min(width * 0.4, naturalWidth(numbers, context));
  const rows = slide.parts.flatMap((part, i): Box[] => [
    space(4),
    spring(1),
    row(
      [
        {
          box: drawing(KEY, (frame, builder) => builder.shape(`Key ${i + 1}`, frame, { type: 'rect' }, toneOf(slide, i, context))),
          width: { points: KEY },
          align: 'middle',
        },
        {
          box: words(`Figure ${i + 1}`, numbers.slice(i, i + 1), { role: 'label', mostLines: 1 }, context),
          width: { points: widest },
          align: 'middle',
        },
        { box: words(`Part ${i + 1}`, nameOf(part, size, context), { role: 'body' }, context), width: { share: 1 }, align: 'middle' },
      ],
      16,
    ),
  ]);
  return stack([...wholeOf(slide, size, context), bar(slide, LOW, context, true), space(6), ...rows, spring(1)]);
}

function wholeOf({ whole }: Slide, size: number, context: LayoutContext): Box[] {
  const { template } = context;
  if (!whole?.trim()) return [];
  return [words('Whole', [paragraph(whole, body(template, size, template.page.muted), context)], { role: 'caption' }, context), space(10)];
}

function nameOf({ label, note }: Part, size: number, context: LayoutContext) {
  const { template } = context;
  const head = paragraph(label, strong(template, size, template.page.text), context);
  if (!note?.trim()) return [head];
  return [head, paragraph(note, body(template, Math.max(12, size - 2), template.page.muted, undefined, 1.3), context)];
}

/** Quieter from part to part behind the marked ones. */
function toneOf(slide: Slide, index: number, { template: { page } }: LayoutContext): Color {
  if (isMarked(slide, index)) return page.figure;
  const quiet = slide.parts.map((_, i) => i).filter((i) => !isMarked(slide, i));
  return fading(0.55 + (0.45 * quiet.indexOf(index)) / Math.max(1, quiet.length - 1), page.dark ? 0.34 : 0.82, page);
}

function bar(slide: Slide, height: number, context: LayoutContext, bare: boolean): Box {
  return drawing(height, (frame, builder) => {
    columnsOf(frame, widthsOf(slide), SEAM).forEach((within, i) => {
      drawPart(builder, slide, i, { ...within, w: Math.max(LEAST_WIDTH, within.w) }, context, bare);
    });
  });
}

function drawPart(builder: PageBuilder, slide: Slide, index: number, frame: Frame, context: LayoutContext, bare: boolean): void {
  const { template } = context;
  const fill = toneOf(slide, index, context);
  const ink = inkOn(fill, template.palette);
  const marked = isMarked(slide, index);
  const at = (size: number) => [paragraph(slide.parts[index]?.figure ?? '', figure(template, size, ink), context)];
  const [largest, usual] = frame.h > LOUD ? [64, 40] : [42, 30];
  const size = steps(marked ? largest : usual, 14).find((s) => {
    const set = measure(at(s), frame.w - 2 * INSET, context);
    return set.lines.length <= 1 && !set.brokenWord && set.height <= frame.h;
  });
  if (bare || size === undefined) builder.shape(`Share ${index + 1}`, frame, { type: 'rect' }, fill);
  else builder.text(`Share ${index + 1}`, frame, at(size), { role: 'label', anchor: 'middle', insets: [INSET, 0, INSET, 0], fill });
  // A figure that its part has no room for stands nowhere else in this arrangement.
  if (!bare && size === undefined) builder.judge('overflows');
}
