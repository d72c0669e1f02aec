/** Up to seven points in time one below the other, on an upright line between dates and events; more as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { bodySizes, firstThatFits } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { timeline as shared } from '../../layouts/timeline.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, date, paragraph } from '../../typography.ts';

type Slide = SlideOf<'timeline'>;

const MOST = 7;
/** Of a row, where there are a few, and where there are more. */
const TALLEST = { few: 140, usual: 108 } as const;
const DATES = 128;
/** From the dates to the line, and from the line to the events. */
const BESIDE = 22;
const DOT = 12;

export const timeline: SlideLayout<'timeline'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const { length } = slide.points;
        if (!stage.wide && length <= MOST) for (const size of bodySizes(length <= 4 ? 24 : 20, 16)) yield upright(slide, stage, size);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

function upright(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'timeline');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const count = slide.points.length;
  const pitch = Math.min(count <= 3 ? TALLEST.few : TALLEST.usual, area.h / count);
  const axis = area.x + DATES + BESIDE;
  sheet.rule('Axis', { x: axis - 0.75, y: area.y + 14, w: 1.5, h: pitch * (count - 1) }, page.text);
  slide.points.forEach((point, i) => {
    const y = area.y + i * pitch;
    const lead = slide.highlight === i;
    const line = size * 1.35;
    const dot: Frame = { x: axis - DOT / 2, y: y + 14 - DOT / 2, w: DOT, h: DOT };
    if (lead) sheet.shape(`Dot ${i + 1}`, dot, { type: 'ellipse' }, page.figure);
    else sheet.shape(`Dot ${i + 1}`, dot, { type: 'ellipse' }, page.ground, { color: page.text, width: 1.5 });
    const top = y + 14 - line / 2;
    const when = [paragraph(point.date, date(template, size, lead ? page.accent : page.text), stage)];
    if (measure(when, DATES, stage).lines.length > 2) sheet.judge('overflows');
    sheet.text(`Date ${i + 1}`, { x: area.x, y: top, w: DATES, h: pitch - 6 }, when, { role: 'label' });
    const x = axis + BESIDE;
    const event = [paragraph(point.text, body(template, size, page.text, undefined, 1.35), stage)];
    sheet.text(`Event ${i + 1}`, { x, y: top, w: area.x + area.w - x, h: pitch - 8 }, event, { role: 'body' });
  });
  return sheet;
}
