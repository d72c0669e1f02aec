/** A question that stands large beside the reasons for its answer, which is the title. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../model/numeral.ts';
import { type Box, drawing, space, spring } from '../boxes/box.ts';
import { row } from '../boxes/row.ts';
import { stack } from '../boxes/stack.ts';
import { words } from '../boxes/words.ts';
import { measure } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { figureInk } from '../templates/inks.ts';
import { body, figure, heading, paragraph, strong } from '../typography.ts';
import { onExhibitFace } from './onExhibitFace.ts';

type Slide = SlideOf<'question'>;

const GUTTER = 64;
const QUESTION = 0.46;
const REASONS = 0.54;
/** Width of a reason's number, by the size of its text. */
const NUMBER = 1.9;

export const question = onExhibitFace<'question'>(function* (slide, stage) {
  for (const reason of [20, 18, 16]) for (const size of [42, 34, 28, 24]) yield (frame) => arrange(slide, stage, size, reason, frame.w);
  for (const [reason, size] of [
    [15, 22],
    [14, 18],
    [13, 16],
    [12, 14],
  ] as const)
    yield (frame) => arrange(slide, stage, size, reason, frame.w);
});

function arrange(slide: Slide, stage: Stage, size: number, reasonSize: number, width: number): Box {
  const { template } = stage;
  const { page } = template;
  const asked = [paragraph(slide.question, heading(template, size, page.muted, 1.2), stage)];
  const said = words('Question', asked, { role: 'quote', mostLines: 7 }, stage);
  const torn = measure(asked, (width - GUTTER) * QUESTION, stage).brokenWord;
  const left: Box = {
    ...said,
    place(frame, sheet) {
      if (torn) sheet.judge('overflows');
      sheet.rule('Divider', { x: frame.x + frame.w + GUTTER / 2, y: frame.y, w: 1, h: frame.h }, page.line);
      said.place(frame, sheet);
    },
  };
  return row(
    [
      { box: left, width: { share: QUESTION } },
      {
        box: stack(slide.reasons.flatMap((reason, i) => reasonBoxes(reason, i, slide.reasons.length, reasonSize, stage))),
        width: { share: REASONS },
      },
    ],
    GUTTER,
  );
}

function reasonBoxes(reason: Slide['reasons'][number], index: number, count: number, size: number, stage: Stage): Box[] {
  const { template } = stage;
  const { page } = template;
  const look = body(template, size, page.text, undefined, 1.36);
  const text = [
    ...(reason.head?.trim() ? [paragraph(reason.head, strong(template, size, page.text), stage)] : []),
    ...(reason.text.trim() ? [paragraph(reason.text, look, stage)] : []),
  ];
  const number = [
    paragraph(numeralOf(index + 1, stage.language), figure(template, Math.round(size * 1.4), figureInk(page, size * 1.4)), stage),
  ];
  const entry = row(
    [
      { box: words(`Number ${index + 1}`, number, { role: 'label' }, stage), width: { points: size * NUMBER } },
      { box: words(`Reason ${index + 1}`, text, { role: 'body' }, stage), width: { share: 1 } },
    ],
    8,
  );
  const one = count === 1 ? words(`Reason ${index + 1}`, text, { role: 'body' }, stage) : entry;
  if (index === 0) return [one, spring(0.5)];
  return [space(10), drawing(1, (frame, sheet) => sheet.rule(`Hairline ${index}`, frame, page.line)), space(10), one, spring(0.5)];
}
