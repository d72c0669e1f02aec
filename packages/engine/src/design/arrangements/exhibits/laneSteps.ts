/** Who does what after whom, where time is an order only: a lane for each who acts, a box for each step in its turn, and an arrow to the next. */
import type { SlideOf } from '@slidewright/contract/deck';
import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { naturalWidth } from '../../arrange/words.ts';
import { connector } from '../../kinds/connector.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';

type Slide = SlideOf<'swimLanes'>;

/** Of the page: the names at most. */
const NAMES = 0.2;
const GUTTER = 18;
/** Between two boxes of one lane, and from the middle of a box to the next one in another lane: room for an arrow. */
const ARROW = { along: 26, down: 22 } as const;
const WIDEST = 190;
const NARROWEST = 64;
const INSETS = [8, 3, 8, 3] as const;
/** Between a box and the edges of its lane. */
const MARGIN = 4;
const LEAST_BOX = 28;

/** Whether the acts follow one another, each handing over to the next. */
export function isSequence({ acts, handovers = [] }: Slide): boolean {
  const starts = acts.map(({ from }) => from);
  return starts.every((start, i) => i === 0 || start > (starts[i - 1] ?? 0)) && handovers.every(({ from, to }) => to === from + 1);
}

/**
 * The arrow to another lane leaves a box downwards or upwards and enters the next from its side. Boxes are as far from each other that no arrow
 * meets one that is not its own.
 */
export function laneSteps(slide: Slide, context: LayoutContext, size: number): Box {
  const { template } = context;
  const { page } = template;
  return filling(180, (frame, builder) => {
    const names = slide.lanes.map((name) => [paragraph(name, strong(template, size, page.text), context)]);
    const nameWidth = Math.min(frame.w * NAMES, Math.max(...names.map((name) => naturalWidth(name, context))));
    const pitch = frame.h / slide.lanes.length;
    slide.lanes.forEach((_, lane) => {
      const y = frame.y + lane * pitch;
      builder.rule(`Hairline ${lane + 1}`, { ...frame, y: y - 0.5, h: 1 }, lane === 0 ? page.text : page.line);
      const set = measure(names[lane] ?? [], nameWidth, context);
      if (set.height > pitch - 4 || set.brokenWord) builder.judge('overflows');
      builder.text(`Lane ${lane + 1}`, { x: frame.x, y, w: nameWidth, h: pitch }, names[lane] ?? [], { role: 'body', anchor: 'middle' });
    });
    const x = frame.x + nameWidth + GUTTER;
    const boxes = placed(slide, { ...frame, x, w: rightOf(frame) - x }, pitch);
    const texts = slide.acts.map((_, i) => actText(slide, i, size, context));
    const sets = texts.map((text, i) => measure(text, (boxes[i]?.w ?? 0) - INSETS[0] - INSETS[2], context));
    const needed = Math.max(LEAST_BOX, ...sets.map(({ height }) => height + INSETS[1] + INSETS[3]));
    if (needed > pitch - 2 * MARGIN || (boxes[0]?.w ?? 0) < NARROWEST || sets.some(({ brokenWord }) => brokenWord))
      builder.judge('overflows');
    const h = Math.min(needed, pitch - 2 * MARGIN);
    const frames = boxes.map((box): Frame => ({ ...box, y: box.y + (pitch - h) / 2, h }));
    slide.acts.forEach((_, i) => {
      const own = frames[i];
      const fill = i === slide.highlight ? page.figure : page.soft;
      if (own)
        builder.text(`Act ${i + 1}`, own, texts[i] ?? [], {
          role: 'body',
          anchor: 'middle',
          insets: INSETS,
          fill,
          geometry: plateGeometry(template),
        });
    });
    drawArrows(builder, slide, frames, context);
  });
}

function actText(slide: Slide, index: number, size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const lead = index === slide.highlight;
  const ink = inkOn(lead ? template.page.figure : template.page.soft, template.palette);
  const look = lead ? strong(template, size, ink) : body(template, size, ink, undefined, 1.18);
  return [paragraph(slide.acts[index]?.text ?? '', look, context, { align: 'center' })];
}

/** The places of the boxes, each as high as its lane: as wide as the area allows, the rest spread between them. */
function placed(slide: Slide, area: Frame, pitch: number): Frame[] {
  const lanes = slide.acts.map(({ lane }) => Math.min(lane, slide.lanes.length - 1));
  const along = lanes.map((lane, i) => i > 0 && lane === lanes[i - 1]).slice(1);
  const same = along.filter(Boolean).length;
  const other = along.length - same;
  const w = Math.min(WIDEST, (area.w - ARROW.along * same - ARROW.down * other) / (1 + same + other / 2));
  const used = w * (1 + same + other / 2) + ARROW.along * same + ARROW.down * other;
  const spare = along.length > 0 ? (area.w - used) / along.length : 0;
  let x = area.x;
  return lanes.map((lane, i): Frame => {
    if (i > 0) x += (along[i - 1] ? w + ARROW.along : w / 2 + ARROW.down) + spare;
    return { x, y: area.y + lane * pitch, w, h: pitch };
  });
}

/** Where work is handed over, and from step to step of one lane. */
function drawArrows(builder: PageBuilder, slide: Slide, frames: readonly Frame[], context: LayoutContext): void {
  const { page } = context.template;
  frames.slice(1).forEach((next, i) => {
    const own = frames[i];
    const level = slide.acts[i]?.lane === slide.acts[i + 1]?.lane;
    if (!own || !(level || slide.handovers?.some(({ from }) => from === i))) return;
    const lead = i + 1 === slide.highlight;
    const stroke = { color: lead ? page.figure : page.text, width: lead ? 2 : 1.25, arrow: 'end' } as const;
    const out = level ? 'right' : own.y < next.y ? 'bottom' : 'top';
    const start = { node: `Act ${i + 1}`, frame: own, site: out } as const;
    const end = { node: `Act ${i + 2}`, frame: next, site: 'left' } as const;
    builder.add(connector(`Handover ${i + 1}`, start, end, stroke, level ? undefined : own.x + own.w / 2));
  });
}
