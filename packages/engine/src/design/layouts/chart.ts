/** A chart, alone over the full width or with what it shows beside it: a large figure and a sentence behind a hairline. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { chartNode } from '../charts/chartNode.ts';
import { type ChartStyle, chartStyle } from '../charts/chartStyle.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import { body, figure, paragraph } from '../typography.ts';
import { BODY, BOTTOM, LEFT, placeFurniture, placeTitle, plainFace, RIGHT, slot, WIDTH } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { canList, placeParts } from './parts.ts';

type Slide = SlideOf<'chart'>;

/** Height of the line that names the unit, and its distance from the chart. */
const UNIT = 20;
const UNIT_SPACE = 8;
const BESIDE_WIDTH = 544;
const TAKEAWAY_X = 672;

export const chart: SlideLayout<'chart'> = {
  face: (template) =>
    plainFace('Chart', template, [
      slot({ key: 'chart', type: 'chart', index: 1, frame: BODY, look: body(template, 14, template.page.muted), prompt: 'Chart' }),
    ]),

  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        for (const size of slide.takeaway ? steps(20, 14) : [20]) {
          for (const listed of canList(slide.chart) ? steps(20, 14) : []) yield arrange(slide, stage, size, listed);
          yield arrange(slide, stage, size);
        }
      })(),
    );
  },
};

/** `listed` is the size of a list of the parts beside a pie or doughnut, which otherwise has its names in the chart. */
function arrange(slide: Slide, stage: Stage, size: number, listed?: number): Sheet {
  const sheet = new Sheet(stage, 'chart');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const width = slide.takeaway ? BESIDE_WIDTH : WIDTH;
  if (slide.chart.unit?.trim()) {
    const unit = paragraph(slide.chart.unit, body(template, 13, page.muted, undefined, 1.3), stage);
    sheet.text('Unit', { ...area, y: area.y - 8, w: width, h: UNIT }, [unit], { role: 'caption' });
  }
  const source = slide.source?.trim() ? [paragraph(slide.source, body(template, 12, page.muted, undefined, 1.3), stage)] : [];
  const sourceHeight = source.length > 0 ? Math.max(18, measure(source, WIDTH, stage).height) : 0;
  const top = area.y + (slide.chart.unit?.trim() ? UNIT + UNIT_SPACE - 8 : 0);
  const frame: Frame = { x: LEFT, y: top, w: width, h: BOTTOM - sourceHeight - top };
  const style = chartStyle(styleOf(template, slide.chart, stage.rtl));
  const draw = (within: Frame, change: Partial<ChartStyle> = {}) => {
    const node = chartNode(slide.chart, within, { ...style, ...change }, stage.typesetter, stage.language);
    sheet.add({ ...node, alt: node.alt || slide.title, placeholder: 'chart' });
    return node;
  };
  if (listed) {
    const side = Math.min(frame.h, width * 0.42);
    const circle: Frame = { x: LEFT, y: frame.y + (frame.h - side) / 2, w: side, h: side };
    const node = draw(circle, { bare: true });
    placeParts(
      sheet,
      { chart: slide.chart, colors: node.look.colors, circle, hole: node.look.hole ?? 0, right: LEFT + width },
      listed,
      stage,
    );
  } else draw(frame);
  if (slide.takeaway) takeaway(sheet, slide.takeaway, size, frame, stage);
  sheet.text('Source', { x: LEFT, y: frame.y + frame.h + 6, w: WIDTH, h: sourceHeight }, source, { role: 'caption' });
  placeFurniture(sheet, stage);
  return sheet;
}

function takeaway(sheet: Sheet, { figure: value, text }: NonNullable<Slide['takeaway']>, size: number, chart: Frame, stage: Stage): void {
  const { template } = stage;
  const { page } = template;
  const width = RIGHT - TAKEAWAY_X;
  sheet.rule('Hairline', { x: TAKEAWAY_X - 28, y: chart.y + 8, w: 1, h: chart.h - 16 }, page.line);
  let y = chart.y + 4;
  if (value?.trim()) {
    const at = (s: number) => [paragraph(value, figure(template, s, page.figure), stage)];
    const sized = steps(58, 24).find((s) => measure(at(s), width, stage).lines.length <= 1) ?? 24;
    const height = measure(at(sized), width + 4, stage).height + 2;
    sheet.text('Figure', { x: TAKEAWAY_X - 2, y, w: width + 4, h: height }, at(sized), { role: 'label' });
    y += height + 10;
  }
  sheet.text(
    'Takeaway',
    { x: TAKEAWAY_X, y, w: width, h: chart.y + chart.h - y },
    [paragraph(text, body(template, size, page.text), stage)],
    { role: 'body' },
  );
}

const styleOf = (template: Template, { type, series }: Slide['chart'], rtl: boolean): Parameters<typeof chartStyle>[0] => ({
  palette: template.palette,
  family: template.body.family,
  rtl,
  accent: template.page.figure,
  // Of two lines one leads, and the other is what it is compared with.
  ...(type === 'line' && series.length === 2 ? { series: [template.page.muted] } : {}),
});
