/** What was planned and what came of it: a row a measure, its bar on a track, and the target as a tick that all rows share. */
import type { SlideOf } from '@slidewright/contract/deck';
import { languageOf } from '../../../languages/languageOf.ts';
import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, drawing, inset, over, space, spring } from '../../arrange/box.ts';
import { row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import { keptMark } from '../../kinds/keptMark.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph, strong } from '../../page/typography.ts';
import { figureInk } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'targets'>;
type Row = Slide['rows'][number];

const COLUMNS = ['actual', 'target', 'gap'] as const;
type Column = (typeof COLUMNS)[number];

/** Beyond a floor that is to be passed there is this much room, to see on which side of it a bar ends. */
const ROOM_BEYOND = 1.3;
/** What passes its target by more is drawn to the end of the track, with a gap in its bar. */
const MOST_OVER = 5;
const TICK = 3;
const GAP = 20;
/** Points from the track's end to the gap in a bar that goes on beyond it, and the gap. */
const BREAK_AT = 22;
const BREAK = 6;
/** Around the rows where one of them stands on a plate: all have the same scale. */
const ON_PLATE = { start: 14, end: 10 } as const;
/** Share of the row that the bar has, and the names. */
const TRACK = 1;
const NAMES = 0.95;

export const targets = onExhibitLayout<'targets'>(function* (slide, context) {
  const [only, ...more] = slide.rows;
  if (only && more.length === 0) for (const size of steps(80, 34)) yield () => alone(only, slide.heads, context, size);
  for (const size of [20, 18, 16, 14, 12]) yield () => rows(slide, context, size);
});

/** A single measure fills the page: both figures large over their track. */
function alone(entry: Row, heads: Slide['heads'], context: LayoutContext, size: number): Box {
  const { template } = context;
  const { page } = template;
  const label = Math.max(14, Math.min(20, Math.round(size / 4)));
  const side = (key: 'actual' | 'target', loud: boolean): Box => {
    const head = heads?.[key];
    const number = loud ? size : Math.round(size * 0.7);
    const align = { align: loud ? ('start' as const) : ('end' as const) };
    return stack([
      words(`Head, ${key}`, head ? [paragraph(head, body(template, label, page.muted), context, align)] : [], { role: 'body' }, context),
      words(
        `Figure, ${key}`,
        [paragraph(shownOf(entry, key, heads), figure(template, number, loud ? figureInk(page, number) : page.muted), context, align)],
        { role: 'label', mostLines: 1 },
        context,
      ),
    ]);
  };
  const gap = entry.gap?.trim()
    ? [space(8), words('Gap', [paragraph(entry.gap, strong(template, label, page.accent), context)], { role: 'body' }, context)]
    : [];
  const reach = reachOf([entry]);
  return stack([
    spring(1),
    words('Measure', [paragraph(entry.label, strong(template, label + 2, page.text), context)], { role: 'body' }, context),
    space(12),
    row(
      [
        { box: side('actual', true), width: { share: 1.2 }, align: 'bottom' },
        { box: side('target', false), width: { share: 1 }, align: 'bottom' },
      ],
      GAP,
    ),
    space(14),
    drawing(Math.round(Math.max(30, size * 0.55)), (frame, builder) => drawTrack(builder, 0, frame, entry, reach, true, context)),
    ...gap,
    spring(1.4),
  ]);
}

function rows(slide: Slide, context: LayoutContext, size: number): Box {
  const { template } = context;
  const { page } = template;
  const small = Math.max(12, size - 4);
  const cells = (key: Column) => slide.rows.map((entry) => shownOf(entry, key, slide.heads));
  const far = cells('gap').some((text) => text.trim());
  const heads: Record<Column, string> = {
    actual: slide.heads?.actual ?? '',
    target: slide.heads?.target ?? '',
    gap: far ? (languageOf(context.language).texts.difference ?? '') : '',
  };
  const headOf = (key: Column): Paragraph[] =>
    heads[key].trim() ? [paragraph(heads[key], body(template, small, page.muted), context, { align: 'end' })] : [];
  const widthOf = (key: Column) =>
    naturalWidth([...cells(key).map((text) => paragraph(text, strong(template, size, page.text), context)), ...headOf(key)], context);
  const widths = { actual: widthOf('actual'), target: widthOf('target'), gap: widthOf('gap') };
  const reach = reachOf(slide.rows);
  const told = tellsKept(slide.rows);
  const line = (name: string, label: Box, track: Box, numbers: Record<Column, Paragraph[]>, mark: Box): Box =>
    row(
      [
        { box: label, width: { share: NAMES }, align: 'middle' },
        { box: track, width: { share: TRACK }, align: 'middle' },
        ...COLUMNS.filter((key) => widths[key] > 0).map((key) => ({
          box: words(`${name}, ${key}`, numbers[key], { role: 'body', mostLines: 1 }, context),
          width: { points: widths[key] },
          align: 'middle' as const,
        })),
        ...(told ? [{ box: mark, width: { points: size }, align: 'middle' as const }] : []),
      ],
      GAP,
    );
  const side = slide.highlight === undefined ? { start: 0, end: 0 } : ON_PLATE;
  const header = COLUMNS.some((key) => heads[key].trim())
    ? [
        inset(line('Head', space(0), space(0), { actual: headOf('actual'), target: headOf('target'), gap: headOf('gap') }, space(0)), [
          side.start,
          0,
          side.end,
          0,
        ]),
        space(6),
      ]
    : [];
  const lines = slide.rows.flatMap((entry, i): Box[] => {
    const marked = i === slide.highlight;
    const kept = keeps(entry);
    const name = `Row ${i + 1}`;
    const label = words(
      name,
      [paragraph(entry.label, marked ? strong(template, size, page.text) : body(template, size, page.text, undefined, 1.3), context)],
      { role: 'body', mostLines: 2 },
      context,
    );
    const loud = told ? kept : marked;
    const track = drawing(Math.round(size * 1.5), (frame, builder) => drawTrack(builder, i, frame, entry, reach, loud === true, context));
    const number = (text: string | undefined, strongly: boolean) =>
      text?.trim()
        ? [
            paragraph(
              text,
              strongly ? strong(template, size, loud ? page.accent : page.text) : body(template, size, page.muted, undefined, 1.3),
              context,
              { align: 'end' },
            ),
          ]
        : [];
    const mark = drawing(size, (frame, builder) => {
      if (kept !== undefined) builder.add(keptMark(`Kept ${i + 1}`, kept, { ...frame, w: size, h: size }, kept ? page.accent : page.text));
    });
    const each = line(
      name,
      label,
      track,
      {
        actual: number(entry.actual, true),
        target: number(shownOf(entry, 'target', slide.heads), false),
        gap: number(entry.gap, !(told && kept)),
      },
      mark,
    );
    const hairline = drawing(1, (frame, builder) => builder.rule(`Hairline ${i + 1}`, frame, page.line));
    const padded = inset(each, [side.start, 6, side.end, 6]);
    const plate = over(padded, (frame, builder) => {
      builder.rule(`Plate ${i + 1}`, frame, page.surface);
      builder.rule(`Edge ${i + 1}`, { ...frame, w: TICK }, page.figure);
    });
    return [hairline, spring(1), marked ? plate : padded, spring(1)];
  });
  return stack([...header, ...lines]);
}

/** Whether what came of it is on the side of its target where it is to be; undefined where the target is no limit. */
const keeps = ({ want, value, goal }: Row): boolean | undefined => want && (want === 'atLeast' ? value >= goal : value <= goal);

/** Where some limits were kept and others were not, each row shows whether its own was. */
function tellsKept(entries: readonly Row[]): boolean {
  const kept = entries.map(keeps);
  return kept.includes(true) && kept.includes(false);
}

/** How far the tracks go, as a multiple of the target: one scale for all of them, as far as the bar that goes farthest. */
const reachOf = (entries: readonly Row[]): number =>
  Math.min(
    MOST_OVER,
    Math.max(entries.some(({ want }) => want === 'atLeast') ? ROOM_BEYOND : 1, ...entries.map(({ value, goal }) => value / goal)),
  );

/** A limit says on which side of it one is to be, in every language; a plan or a budget that stands under its name is none. */
const SIGNS = { atLeast: '≥', atMost: '≤' } as const;

function shownOf(entry: Row, key: Column, heads: Slide['heads']): string {
  const text = entry[key] ?? '';
  return key === 'target' && !heads && entry.want && !/[≥≤<>]/u.test(text) ? `${SIGNS[entry.want]} ${text}` : text;
}

function drawTrack(
  builder: PageBuilder,
  index: number,
  frame: Frame,
  { value, goal, want }: Row,
  reach: number,
  marked: boolean,
  context: LayoutContext,
): void {
  const { page } = context.template;
  const target = frame.w / reach;
  const bar = frame.h * 0.5;
  // The side of the tick on which all is well.
  const kept = want === 'atLeast' ? { x: frame.x + target, w: Math.max(1, frame.w - target) } : { x: frame.x, w: target };
  builder.rule(`Track ${index + 1}`, { ...kept, y: frame.y + frame.h * 0.1, h: frame.h * 0.8 }, page.soft);
  const length = Math.min(frame.w, (target * value) / goal);
  const fill = marked ? page.figure : page.muted;
  const across = { y: frame.y + (frame.h - bar) / 2, h: bar };
  // A bar that is too long for its track is seen to be cut.
  const cut = value / goal > reach + 0.001 ? Math.min(BREAK_AT, length / 3) : 0;
  if (length > 0.5) builder.rule(`Bar ${index + 1}`, { x: frame.x, w: length - cut, ...across }, fill);
  if (cut > BREAK) builder.rule(`Bar ${index + 1}, end`, { x: frame.x + length - cut + BREAK, w: cut - BREAK, ...across }, fill);
  const tick: Frame = { x: Math.min(frame.x + target, rightOf(frame)) - TICK, y: frame.y, w: TICK, h: frame.h };
  builder.rule(`Target ${index + 1}`, tick, page.text);
}
