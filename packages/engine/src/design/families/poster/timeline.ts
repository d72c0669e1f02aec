/** Points in time as large dates on one heavy line from edge to edge of the slide; the leading one stands on a block of full colour. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Paragraph } from '../../../model/text.ts';
import { bodySizes, firstThatFits } from '../../fit.ts';
import { embolden } from '../../layouts/boldAxis.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { timeline as sharedTimeline } from '../../layouts/timeline.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { body, figure, paragraph } from '../../typography.ts';
import { displayInk, inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { block } from './drawn.ts';
import { planOf } from './plans.ts';

type Slide = SlideOf<'timeline'>;

const LINE = 8;
const MOST_POINTS = 5;
/** Left of a date to its block's edge, and from a text to the next date. */
const PADDING = 22;
const LARGEST_DATE = 84;
const LEAST_DATE = 30;
/** From the title's band, as far as that goes. */
const TOP = 186;
const LEAD: Color = { ref: 'accent1' };

export const timeline: SlideLayout<'timeline'> = {
  face: sharedTimeline.face,
  compose: (slide, stage) =>
    firstThatFits(
      (function* () {
        const count = slide.points.length;
        if (stage.wide && count >= 2 && count <= MOST_POINTS)
          for (const size of bodySizes(count <= 4 ? 24 : 20, 16)) yield onHeavyLine(slide, stage, size);
        yield inShared(slide, stage);
      })(),
    ),
};

function onHeavyLine(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'timeline');
  const { template } = stage;
  const { x, w, ...area } = placeTitle(sheet, slide.title, stage);
  const pitch = w / slide.points.length;
  const width = pitch - PADDING;
  const plain = displayInk(planOf(template).numeral, { ref: 'bg' }, template);
  const inkAt = (i: number): Color => (slide.highlight === i ? inkOf(LEAD, template) : template.page.text);
  const dates = (s: number) => slide.points.map((point) => [paragraph(point.date, figure(template, s, plain), stage)]);
  const oneLine = (s: number) => dates(s).every((date) => measure(date, width, stage).lines.length === 1);
  const dateSize = displaySizes(LARGEST_DATE, LEAST_DATE).find(oneLine);
  if (!dateSize) sheet.judge('overflows');
  const set = dates(dateSize ?? LEAST_DATE);
  const dateHeight = Math.max(...set.map((date) => measure(date, width, stage).height));
  const events = slide.points.map((point, i): Paragraph[] => [
    paragraph(point.text, body(template, size, inkAt(i), undefined, 1.34), stage),
  ]);
  const line = TOP + dateHeight + 10;
  const { highlight } = slide;
  const left = (i: number) => (i === 0 ? 0 : x + i * pitch - PADDING);
  sheet.rule('Line', { x: 0, y: line, w: 960, h: LINE }, template.page.text);
  if (highlight !== undefined && highlight >= 0 && highlight < slide.points.length) {
    const right = highlight === slide.points.length - 1 ? 960 : left(highlight + 1);
    sheet.add(block('Lead', { x: left(highlight), y: line, w: right - left(highlight), h: 540 - line }, LEAD));
  }
  slide.points.forEach((_, i) => {
    const at = { x: x + i * pitch, w: width };
    sheet.text(`Date ${i + 1}`, { ...at, y: TOP, h: dateHeight }, set[i] ?? [], { role: 'label', anchor: 'bottom' });
    const y = line + LINE + 18;
    sheet.text(`Event ${i + 1}`, { ...at, y, h: bottomOf({ x, w, ...area }) - y }, events[i] ?? [], { role: 'body' });
  });
  return sheet;
}

/** More points stand among their texts, on heavy squares. */
function inShared(slide: Slide, stage: Stage): Sheet {
  return embolden(sharedTimeline.compose(slide, stage), {
    dot: 22,
    line: LINE,
    ink: stage.template.page.text,
    fills: [displayInk(planOf(stage.template).numeral, { ref: 'bg' }, stage.template)],
    geometry: { type: 'rect' },
  });
}
