/** One figure, thin and large, and what it says below a rule; beside it how much of a whole it is, or the drawing as a figure. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced, titledPage } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, type PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { body, figure, heading, paragraph } from '../../page/typography.ts';
import { LEFT, RIGHT } from './art/lattice.ts';
import { figurePanel, PANEL } from './figurePanel.ts';
import { figureWithUnit } from './monoFigure.ts';
import { placeShareField, shareOf } from './shareField.ts';

type Slide = SlideOf<'bigNumber'>;

const WIDTH = PANEL.x - 48 - LEFT;
/** Light figures stand apart from the edge. */
const FIGURE: Frame = { x: LEFT - 6, y: 136, w: WIDTH + 6, h: 204 };
const RULE: Frame = { x: LEFT, y: 352, w: WIDTH, h: 1 };
const BAR: Frame = { x: LEFT, y: 351, w: 72, h: 3 };
const STATEMENT: Frame = { x: LEFT, y: 370, w: WIDTH, h: 72 };
const NOTE: Frame = { x: LEFT, y: 448, w: WIDTH, h: 36 };
/** A field of ten by ten where the panel stands. */
const FIELD = { x: PANEL.x, y: PANEL.y, w: PANEL.w } as const;
/** Points: smaller figures rather take the whole width. */
const LEAST_BESIDE = 88;

export const bigNumber = layoutOf<'bigNumber'>(
  (template) =>
    plainLayout('bigNumber', 'Big number', template, [
      placeholderOf({
        key: 'figure',
        type: 'body',
        index: 1,
        frame: FIGURE,
        look: figure(template, 170, template.page.figure),
        prompt: '00',
        anchor: 'bottom',
      }),
      placeholderOf({
        key: 'body',
        type: 'body',
        index: 2,
        frame: STATEMENT,
        look: heading(template, 24, template.page.text),
        prompt: 'What it says',
      }),
      placeholderOf({ key: 'note', type: 'body', index: 3, frame: NOTE, look: body(template, 14, template.page.muted), prompt: 'Source' }),
    ]),
  arrangements,
);

function* arrangements(slide: Slide, context: LayoutContext) {
  const sizes = [232, 212, 192, 170, ...steps(148, 24)];
  for (const size of sizes.filter((s) => s >= LEAST_BESIDE)) yield arrange(slide, context, size, true);
  for (const size of sizes) yield arrange(slide, context, size, false);
}

function arrange(slide: Slide, context: LayoutContext, size: number, beside: boolean): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('bigNumber', slide.title, context);
  if (beside && area.y > PANEL.y + 20) builder.judge('overflows');
  const widened = (frame: Frame): Frame => (beside ? frame : { ...frame, w: RIGHT - frame.x });
  const top = Math.max(FIGURE.y, area.y - 24);
  const frame = widened({ ...FIGURE, y: top, h: bottomOf(FIGURE) - top });
  const words = figureWithUnit(slide.figure, size, Math.max(24, Math.round(size * 0.36)), page.figure, context);
  const number = builder.fill('figure', words, 'label', { frame });
  if (number.lines.length > 1 && size > 50) builder.judge('overflows');
  builder.rule('Rule', widened(RULE), page.line);
  builder.rule('Bar', BAR, page.figure);
  const { statement, note } = slide;
  const room = widened(note?.trim() ? STATEMENT : { ...STATEMENT, h: bottomOf(NOTE) - STATEMENT.y });
  const statementAt = (s: number) => [paragraph(statement, heading(template, s, page.text, 1.25), context)];
  if (statement.trim()) placeBalanced(builder, 'body', fitted(steps(28, 14), room, context, statementAt), 'body', context, room);
  const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, page.muted, undefined, 1.3), context)];
  if (note?.trim()) builder.fill('note', fitted([14, 13, 12], widened(NOTE), context, noteAt), 'caption', { frame: widened(NOTE) });
  if (beside) placeBeside(builder, slide, context);
  return builder;
}

function placeBeside(builder: PageBuilder, { figure: value, statement, title }: Slide, context: LayoutContext): void {
  const { template } = context;
  const share = shareOf(value, statement, context.language);
  if (share === undefined) figurePanel(builder, title, context);
  else placeShareField(builder, { ...FIELD, name: 'Share', columns: 10, color: template.page.figure }, share, template);
}
