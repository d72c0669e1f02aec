/** One figure, large, with what it says below it; beside it the points that belong to it, between hairlines. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../model/text.ts';
import { type Box, drawing, space, spring } from '../boxes/box.ts';
import { row } from '../boxes/row.ts';
import { stack } from '../boxes/stack.ts';
import { words } from '../boxes/words.ts';
import { steps } from '../fit.ts';
import type { LayoutTable } from '../layouts/layouts.ts';
import { measure } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { figureInk } from '../templates/inks.ts';
import { body, figure, paragraph, strong } from '../typography.ts';
import { onExhibitFace } from './onExhibitFace.ts';

type Slide = SlideOf<'bigNumber'>;

/** Of the body's width: the figure's column, the points', and the space between them, points. */
const FIGURE = 0.44;
const POINTS = 0.56;
const GUTTER = 56;
/** Thickness of the bar above the figure and its width, points. */
const BAR = { height: 4, width: 56 } as const;
/** Above and below the words of a point, points. */
const AIR = 12;

const figureBesidePoints = onExhibitFace<'bigNumber'>(function* (slide, stage) {
  for (const size of sizesFor(slide)) for (const number of steps(124, 38)) yield (frame) => arrange(slide, stage, number, size, frame.w);
  for (const [size, number] of [
    [13, 30],
    [12, 22],
  ] as const)
    yield (frame) => arrange(slide, stage, number, size, frame.w);
});

/** A figure by itself is drawn in the template's own way, one beside points in all templates alike. */
export const withPoints = (table: LayoutTable): LayoutTable => ({
  ...table,
  bigNumber: {
    face: table.bigNumber.face,
    compose: (slide, stage) => (slide.points ? figureBesidePoints : table.bigNumber).compose(slide, stage),
  },
});

/** One or two points are set as large as statements. */
function sizesFor({ points = [] }: Slide): readonly number[] {
  const all = [28, 24, 20, 18, 16, 14];
  return points.length <= 1 ? all : all.slice(points.length <= 3 ? 1 : 2);
}

function arrange(slide: Slide, stage: Stage, numberSize: number, size: number, width: number): Box {
  const { template } = stage;
  const { page } = template;
  const own = (width - GUTTER) * FIGURE;
  const number = [paragraph(slide.figure, figure(template, numberSize, figureInk(page, numberSize)), stage)];
  const torn = measure(number, own, stage).brokenWord;
  const said = words('Figure', number, { role: 'label', mostLines: 1 }, stage);
  const whole: Box = {
    ...said,
    place(frame, sheet) {
      if (torn) sheet.judge('overflows');
      said.place(frame, sheet);
    },
  };
  const left = stack([
    drawing(BAR.height, (frame, sheet) => sheet.rule('Bar', { ...frame, w: BAR.width }, page.figure)),
    space(AIR),
    whole,
    space(8),
    words('Statement', statementOf(slide.statement, size, stage), { role: 'body' }, stage),
    ...noteOf(slide, size, stage),
    spring(1),
  ]);
  const points = slide.points ?? [];
  return row(
    [
      { box: left, width: { share: FIGURE } },
      { box: stack(points.flatMap((text, i) => pointBoxes(text, i, size, stage)).concat(spring(0.6))), width: { share: POINTS } },
    ],
    GUTTER,
  );
}

/** As large as the points, and strong. */
const statementOf = (text: string, size: number, stage: Stage): Paragraph[] => [
  paragraph(text, strong(stage.template, size, stage.template.page.text), stage),
];

function noteOf({ note }: Slide, size: number, stage: Stage): Box[] {
  const { template } = stage;
  if (!note?.trim()) return [];
  return [
    space(8),
    words(
      'Note',
      [paragraph(note, body(template, Math.max(12, size - 2), template.page.muted, undefined, 1.35), stage)],
      { role: 'caption' },
      stage,
    ),
  ];
}

/** What stands before the colon of a point leads it, in bold. */
const LEAD = /^([^:：]{2,44})[:：]\s+(\S.*)$/su;

function pointBoxes(text: string, index: number, size: number, stage: Stage): Box[] {
  const { template } = stage;
  const { page } = template;
  const [, lead, rest] = LEAD.exec(text) ?? [];
  const look = body(template, size, page.text, undefined, 1.36);
  const said =
    lead !== undefined && rest !== undefined && lead.split(/\s/u).length <= MOST_LEADING
      ? [paragraph(lead, strong(template, size, page.text), stage), paragraph(rest, look, stage)]
      : [paragraph(text, look, stage)];
  return [
    drawing(1, (frame, sheet) => sheet.rule(`Hairline ${index + 1}`, frame, index === 0 ? page.text : page.line)),
    space(AIR),
    words(`Point ${index + 1}`, said, { role: 'body' }, stage),
    space(AIR),
    spring(0.5),
  ];
}
const MOST_LEADING = 4;
