/** Steps as a stair of full blocks from edge to edge of the slide, the last and highest in the template's first colour. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { fullestWidth } from '../../layouts/list.ts';
import { process as sharedProcess } from '../../layouts/process.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, heading, paragraph } from '../../typography.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { block } from './drawn.ts';
import { BAND } from './grid.ts';

type Slide = SlideOf<'process'>;

/** Points: of numerals, heads and texts. */
const SIZES = [
  [84, 30, 20],
  [76, 26, 18],
  [68, 24, 16],
  [54, 22, 15],
  [48, 20, 14],
] as const;
/** How much higher each step is than the one before, points. */
const RISES = [52, 36, 22] as const;
/** The page shows between the title's band and the highest step. */
const AIR = 24;
const MOST_STEPS = 5;
const MARGIN = { edge: 44, inside: 22, top: 12, foot: 24 } as const;

export const process: SlideLayout<'process'> = {
  face: sharedProcess.face,
  compose: (slide, stage) =>
    firstThatFits(
      (function* () {
        const count = slide.steps.length;
        if (stage.wide && count >= 2 && count <= MOST_STEPS)
          for (const sizes of SIZES) for (const rise of RISES) yield stair(slide, stage, sizes, rise);
        yield sharedProcess.compose(slide, stage);
      })(),
    ),
};

function stair(slide: Slide, stage: Stage, sizes: (typeof SIZES)[number], rise: number): Sheet {
  const sheet = new Sheet(stage, 'process');
  placeTitle(sheet, slide.title, stage);
  const count = slide.steps.length;
  const { blocks } = lookOf('poster', stage.template);
  sheet.group('Process', slide.steps.map((step) => step.head).join(' → '), () => {
    slide.steps.forEach((step, i) => {
      const top = BAND.h + AIR + (count - 1 - i) * rise;
      const frame: Frame = { x: (960 / count) * i, y: top, w: 960 / count, h: 540 - top };
      const fill = blocks[(count - 1 - i) % blocks.length] ?? { ref: 'accent1' };
      sheet.add(block(`Block ${i + 1}`, frame, fill));
      placeStep(sheet, i, step, frame, inkOf(fill, stage.template), sizes, stage);
    });
  });
  return sheet;
}

function placeStep(
  sheet: Sheet,
  i: number,
  { head, text }: Slide['steps'][number],
  { x, y, w, h }: Frame,
  ink: Color,
  [numeral, large, small]: (typeof SIZES)[number],
  stage: Stage,
): void {
  const { template } = stage;
  const left = x === 0 ? MARGIN.edge : MARGIN.inside;
  const inner = { x: x + left, w: w - left - MARGIN.inside };
  const foot = y + h - MARGIN.foot;
  const number = [paragraph(numeralOf(stage.entriesBefore + i + 1, stage.language), figure(template, numeral, ink), stage)];
  const name = [paragraph(head, heading(template, large, ink, 1.14), stage)];
  const [numberSet, nameSet] = [measure(number, inner.w, stage), measure(name, inner.w, stage)];
  if (nameSet.lines.length > 2) sheet.judge('overflows');
  const nameTop = y + MARGIN.top + numberSet.height;
  sheet.text(`Number ${i + 1}`, { ...inner, y: y + MARGIN.top, h: numberSet.height }, number, { role: 'label' });
  sheet.text(`Step ${i + 1}`, { ...inner, y: nameTop, h: nameSet.height }, name, { role: 'heading' });
  const textTop = nameTop + nameSet.height + 6;
  const words = text?.trim() ? [paragraph(text, body(template, small, ink, undefined, 1.34), stage)] : [];
  const textWidth = words.length > 0 ? fullestWidth([words], inner.w, stage) : inner.w;
  if (textTop > foot) sheet.judge('overflows');
  sheet.text(`Text ${i + 1}`, { x: inner.x, w: textWidth, y: textTop, h: Math.max(1, foot - textTop) }, words, { role: 'body' });
}
