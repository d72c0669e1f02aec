/** Who deals with whom, where ties go in all directions: roles on a ring, ties as arrows, told on their way or, by numbers, beside them. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, meets, rightOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame, Site } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { naturalWidth } from '../../arrange/words.ts';
import { connector, type Joint } from '../../kinds/connector.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { headAndText } from './headAndText.ts';
import type { RingPlace } from './ringPlaces.ts';

type Slide = SlideOf<'network'>;

export interface RingManner {
  readonly size: number;
  /** Ties bear numbers, which are told beside the ring. */
  readonly numbered: boolean;
  /** What the roles are is said under their names. */
  readonly told: boolean;
}

/** Of the page: a role, what tells the ties, and the distance between the two. */
const ROLE = { words: 0.22, numbered: 0.25 } as const;
const LEGEND = 0.32;
const GUTTER = 28;
const INSETS = [8, 6, 8, 6] as const;
const LEAST_PLATE = 38;
const MARK = 18;
const CLEAR = 3;
/** A tie is said within so much of the page. */
const WIDEST = 0.17;
const MOST_LINES = 2;
/** Shares of a tie's way at which its words may stand. */
const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

export function networkRing(slide: Slide, places: readonly RingPlace[], lead: number, context: LayoutContext, manner: RingManner): Box {
  return filling(220, (frame, builder) => {
    const legend = manner.numbered ? frame.w * LEGEND : 0;
    const area: Frame = { ...frame, w: frame.w - legend - (manner.numbered ? GUTTER : 0) };
    const w = area.w * (manner.numbered ? ROLE.numbered : ROLE.words);
    const texts = slide.roles.map((_, i) => roleText(slide, i, lead, context, manner));
    const heights = texts.map((text) => measure(text, (w - INSETS[0] - INSETS[2]) * 0.97, context));
    if (heights.some(({ brokenWord }) => brokenWord)) builder.judge('overflows');
    const plates = heights.map(({ height }) => Math.max(LEAST_PLATE, height + INSETS[1] + INSETS[3]));
    const tallest = Math.max(...plates);
    const frames = places.map((place, i): Frame => {
      const h = plates[i] ?? LEAST_PLATE;
      const y = area.y + (area.h - tallest) * place.y + (tallest - h) / 2;
      return { x: area.x + (area.w - w) * place.x, y, w, h };
    });
    if (frames.some((a, i) => frames.some((b, j) => j > i && meets(grown(a, CLEAR * 3), b)))) builder.judge('overflows');
    frames.forEach((own, i) => {
      const { page } = context.template;
      builder.text(`Role ${i + 1}`, own, texts[i] ?? [], {
        role: 'body',
        anchor: 'middle',
        insets: INSETS,
        fill: i === lead ? page.figure : page.surface,
        geometry: plateGeometry(context.template),
      });
    });
    const ties = slide.ties.map((tie, i) => drawTie(builder, tie, i, frames, context));
    const taken = [...frames];
    ties.forEach((way, i) => {
      if (!way || !slide.ties[i]?.text?.trim()) return;
      const others = ties.filter((other, j) => other && j !== i) as Way[];
      taken.push(
        manner.numbered
          ? drawMark(builder, way, i, taken, context)
          : drawWords(builder, slide, way, i, taken, others, frame.w, context, manner.size),
      );
    });
    if (manner.numbered) drawLegend(builder, slide, { ...frame, x: rightOf(area) + GUTTER, w: legend }, context, manner.size);
    if (!manner.told) builder.unshown.push(...slide.roles.flatMap(({ head, text }) => (text?.trim() ? [`${head}: ${text}`] : [])));
  });
}

function roleText(slide: Slide, index: number, lead: number, context: LayoutContext, { size, told }: RingManner): Paragraph[] {
  const { page, palette } = context.template;
  const { head = '', text } = slide.roles[index] ?? {};
  const ink = inkOn(index === lead ? page.figure : page.surface, palette);
  return headAndText({ head, ...(told && text !== undefined && { text }) }, size, context, { ink, before: 2 });
}

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Way {
  readonly start: Point;
  readonly end: Point;
  readonly back: boolean;
}

/** The line from side to side; ties there and back share it. Judged where it runs through another role. */
function drawTie(
  builder: PageBuilder,
  tie: Slide['ties'][number],
  index: number,
  frames: readonly Frame[],
  context: LayoutContext,
): Way | undefined {
  const [a, b] = [frames[tie.from], frames[tie.to]];
  if (!a || !b || tie.from === tie.to) return undefined;
  const [out, into] = sitesOf(a, b);
  const ends: readonly [Joint, Joint] = [
    { node: `Role ${tie.from + 1}`, frame: a, site: out },
    { node: `Role ${tie.to + 1}`, frame: b, site: into },
  ];
  builder.add(connector(`Tie ${index + 1}`, ...ends, { color: context.template.page.text, width: 1.25, arrow: 'end' }));
  const way: Way = { start: middleOf(a, out), end: middleOf(b, into), back: tie.from > tie.to };
  if (frames.some((other, i) => i !== tie.from && i !== tie.to && passes(way, grown(other, CLEAR)))) builder.judge('overflows');
  return way;
}

/** The sides that face each other: by whichever distance between the two is the longer. */
function sitesOf(a: Frame, b: Frame): readonly [Site, Site] {
  const across = Math.max(b.x - rightOf(a), a.x - rightOf(b));
  const down = Math.max(b.y - bottomOf(a), a.y - bottomOf(b));
  if (across >= down) return a.x < b.x ? ['right', 'left'] : ['left', 'right'];
  return a.y < b.y ? ['bottom', 'top'] : ['top', 'bottom'];
}

const middleOf = ({ x, y, w, h }: Frame, site: Site): Point =>
  site === 'left' || site === 'right' ? { x: site === 'left' ? x : x + w, y: y + h / 2 } : { x: x + w / 2, y: site === 'top' ? y : y + h };

const grown = ({ x, y, w, h }: Frame, by: number): Frame => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Whether the way meets the frame: of both axes the stretch in which it lies within. */
function passes({ start, end }: Way, frame: Frame): boolean {
  const within = (from: number, to: number, low: number, high: number): readonly [number, number] => {
    if (Math.abs(to - from) < 1e-6) return from > low && from < high ? [0, 1] : [1, 0];
    const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)];
    return [Math.min(a, b), Math.max(a, b)];
  };
  const [x0, x1] = within(start.x, end.x, frame.x, rightOf(frame));
  const [y0, y1] = within(start.y, end.y, frame.y, bottomOf(frame));
  return Math.max(0, x0, y0) < Math.min(1, x1, y1);
}

const at = ({ start, end }: Way, t: number): Point => ({ x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t });

/** Where nothing else stands; judged where there is no such place. */
function freePlace(builder: PageBuilder, way: Way, w: number, h: number, taken: readonly Frame[], others: readonly Way[]): Frame {
  const boxes = (way.back ? PLACES.toReversed() : PLACES).map((t): Frame => {
    const { x, y } = at(way, t);
    return { x: x - w / 2, y: y - h / 2, w, h };
  });
  const free = boxes.filter((box) => !taken.some((other) => meets(box, other)));
  const clear = free.find((box) => !others.some((other) => passes(other, box)));
  if (!clear) builder.judge('overflows');
  return clear ?? free[0] ?? (boxes[0] as Frame);
}

function drawWords(
  builder: PageBuilder,
  slide: Slide,
  way: Way,
  index: number,
  taken: readonly Frame[],
  others: readonly Way[],
  width: number,
  context: LayoutContext,
  size: number,
): Frame {
  const { template } = context;
  const words = [
    paragraph(slide.ties[index]?.text ?? '', body(template, Math.max(12, size - 2), template.page.text, undefined, 1.14), context, {
      align: 'center',
    }),
  ];
  const w = Math.min(width * WIDEST, naturalWidth(words, context));
  const set = measure(words, w, context);
  if (set.lines.length > MOST_LINES || set.brokenWord) builder.judge('overflows');
  const box = freePlace(builder, way, w, set.height, taken, others);
  builder.text(`Words of tie ${index + 1}`, box, words, { role: 'label', anchor: 'middle', fill: template.page.ground });
  return box;
}

function drawMark(builder: PageBuilder, way: Way, index: number, taken: readonly Frame[], context: LayoutContext): Frame {
  const { template, language } = context;
  const { page, palette } = template;
  const box = freePlace(builder, way, MARK, MARK, taken, []);
  const number = [paragraph(numeralOf(index + 1, language), strong(template, 12, inkOn(page.text, palette)), context, { align: 'center' })];
  builder.text(`Number ${index + 1}`, box, number, {
    role: 'label',
    anchor: 'middle',
    insets: [0, 0, 0, 0],
    fill: page.text,
    geometry: { type: 'ellipse' },
  });
  return box;
}

/** What each number stands for: who, and what they do to whom. */
function drawLegend(builder: PageBuilder, slide: Slide, frame: Frame, context: LayoutContext, size: number): void {
  const { template, language } = context;
  const { page } = template;
  const lines = slide.ties.flatMap(({ text }, i): Paragraph[] => {
    if (!text?.trim()) return [];
    const look = body(template, size, page.text, undefined, 1.25);
    const number = { text: `${numeralOf(i + 1, language)}  `, look: strong(template, size, page.accent) };
    return [paragraph([number, { text, look }], look, context, { before: 5 })];
  });
  const { height, brokenWord } = measure(lines, frame.w, context);
  if (height > frame.h || brokenWord) builder.judge('overflows');
  builder.text(
    'What the numbers stand for',
    { ...frame, y: frame.y + Math.max(0, frame.h - height) / 2, h: Math.min(height, frame.h) },
    lines,
    {
      role: 'body',
    },
  );
}
