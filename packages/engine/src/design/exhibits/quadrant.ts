/** Items as points between two scales: their names beside them, the ends of the scales outside, and one field that matters. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { type Box, filling } from '../boxes/box.ts';
import { columnsOf } from '../boxes/row.ts';
import { measure, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf, rightOf } from '../templates/grid.ts';
import { inkOn } from '../templates/inks.ts';
import { body, paragraph, strong } from '../typography.ts';
import { onExhibitFace } from './onExhibitFace.ts';

type Slide = SlideOf<'quadrant'>;

const GAP = 4;
const DOT = 12;
const NEAR = 6;
/** Of the page: the ends of the upright scale. */
const SCALE = 0.14;
const SPACE = 10;

export const quadrant = onExhibitFace<'quadrant'>(function* (slide, stage) {
  for (const size of [16, 14, 12]) yield () => fields(slide, stage, size);
});

function fields(slide: Slide, stage: Stage, size: number): Box {
  return filling(220, (frame, sheet) => {
    const { template } = stage;
    const { page } = template;
    const quiet = body(template, Math.max(12, size - 2), page.muted, undefined, 1.3);
    const side = Math.max(90, frame.w * SCALE);
    const [scale, plot] = columnsOf(frame, [{ points: side }, { share: 1 }], SPACE);
    if (!scale || !plot) return;
    const end = (text: string, align: 'start' | 'end') => [paragraph(text, quiet, stage, { align })];
    const half = (plot.w - GAP) / 2;
    const foot = Math.max(...[slide.axes.x.low, slide.axes.x.high].map((text) => measure(end(text, 'start'), half - 8, stage).height));
    const area: Frame = { ...plot, h: plot.h - foot - SPACE };
    const h = (area.h - GAP) / 2;
    for (let i = 0; i < 4; i++) {
      const field: Frame = { x: area.x + (i % 2) * (half + GAP), y: area.y + Math.floor(i / 2) * (h + GAP), w: half, h };
      const lead = i === slide.highlight;
      const fill = lead ? page.soft : page.surface;
      const ink = inkOn(fill, template.palette);
      const head = slide.fields?.[i]?.trim();
      const words = head ? [paragraph(head, strong(template, size, ink), stage)] : [];
      if (head && measure(words, half - 28, stage).lines.length > 1) sheet.judge('overflows');
      if (head) sheet.text(`Field ${i + 1}`, field, words, { role: 'heading', insets: [14, 10, 14, 8], fill });
      else sheet.shape(`Field ${i + 1}`, field, { type: 'rect' }, fill);
      if (lead) sheet.rule('Edge', { ...field, w: 3 }, page.figure);
    }
    for (const [name, text, place, align] of [
      ['Upright scale, high', slide.axes.y.high, { ...scale, y: area.y, h }, 'end'],
      ['Upright scale, low', slide.axes.y.low, { ...scale, y: area.y + h + GAP, h }, 'end'],
      ['Level scale, low', slide.axes.x.low, { x: area.x, y: bottomOf(area) + SPACE, w: half - 8, h: foot }, 'start'],
      ['Level scale, high', slide.axes.x.high, { x: area.x + half + GAP + 8, y: bottomOf(area) + SPACE, w: half - 8, h: foot }, 'end'],
    ] as const) {
      const words = end(text, align);
      if (measure(words, place.w, stage).brokenWord) sheet.judge('breaksWords');
      sheet.text(name, place, words, { role: 'label', anchor: name === 'Upright scale, low' ? 'bottom' : 'top' });
    }
    drawItems(sheet, slide, area, size, stage);
  });
}

/** Names stand behind their points, before them near the end of the scale, and move down where two would meet. */
function drawItems(sheet: Sheet, slide: Slide, area: Frame, size: number, stage: Stage): void {
  const { template } = stage;
  const { page } = template;
  const taken: Frame[] = [];
  const top = slide.fields?.some((head) => head.trim()) ? size * 1.5 + 12 : 4;
  const inner = { x: area.x + 12, w: area.w - 24 };
  slide.items.forEach((item, i) => {
    const x = inner.x + item.x * (inner.w - DOT);
    const y = heightOf(item.y, area, top, size);
    const lead = i === slide.lead;
    const field = (item.y >= 0.5 ? 0 : 2) + (item.x >= 0.5 ? 1 : 0);
    const ink = inkOn(field === slide.highlight ? page.soft : page.surface, template.palette);
    const look = lead ? strong(template, size, ink) : body(template, Math.max(12, size - 1), ink, undefined, 1.3);
    // A name stays in the field of its point.
    const behind = (item.x * 2) % 1 < 0.5 && item.x < 1;
    const words = [paragraph(item.name, look, stage, { align: behind ? 'start' : 'end' })];
    const { width, height } = measure(words, 10_000, stage);
    const w = width * 1.06 + 4;
    let frame: Frame = { x: behind ? x + DOT + NEAR : x - NEAR - w, y: y + DOT / 2 - height / 2, w, h: height };
    for (let tries = 0; tries < 12 && taken.some((other) => meets(frame, other)); tries++) frame = { ...frame, y: frame.y + height / 2 };
    if (
      frame.x < area.x ||
      rightOf(frame) > rightOf(area) ||
      bottomOf(frame) > bottomOf(area) ||
      taken.some((other) => meets(frame, other))
    )
      sheet.judge('overflows');
    const dot: Frame = { x, y: frame.y + height / 2 - DOT / 2, w: DOT, h: DOT };
    taken.push(frame, dot);
    sheet.shape(`Point ${i + 1}`, dot, { type: 'ellipse' }, lead ? page.figure : ink);
    sheet.text(`Item ${i + 1}`, frame, words, { role: 'label' });
  });
}

/** Within its field, below the field's name and clear of its edges, so that no name lies across two fields. */
function heightOf(share: number, area: Frame, top: number, size: number): number {
  const field = (area.h - GAP) / 2;
  const upper = share >= 0.5;
  const within = (upper ? 1 - share : 0.5 - share) / 0.5;
  const start = area.y + (upper ? 0 : field + GAP) + top + size * 0.3;
  return start + within * Math.max(0, field - top - size * 1.3 - DOT);
}

const meets = (a: Frame, b: Frame): boolean => a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) - 1 && b.y < bottomOf(a) - 1;
