/** One figure, thin and as large as the page allows, over a ruler that shows its share; what it says stands below it. */
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { placeBalanced, placeTitle, plainFace, slot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { fitted, Sheet } from '../../sheet.ts';
import { body, figure, heading, paragraph } from '../../typography.ts';
import { placeGauge } from './gauge.ts';
import { LEFT, RIGHT } from './lattice.ts';
import { figureWithUnit } from './monoFigure.ts';

const FIGURE: Frame = { x: LEFT - 6, y: 136, w: 870, h: 204 };
const GAUGE_Y = 356;
const STATEMENT: Frame = { x: LEFT, y: 378, w: 560, h: 104 };
const NOTE: Frame = { x: 648, y: 380, w: RIGHT - 648, h: 100 };

export const bigNumber: SlideLayout<'bigNumber'> = {
  face: (template) =>
    plainFace('bigNumber', 'Big number', template, [
      slot({
        key: 'figure',
        type: 'body',
        index: 1,
        frame: FIGURE,
        look: figure(template, 170, template.page.figure),
        prompt: '00',
        anchor: 'bottom',
      }),
      slot({
        key: 'body',
        type: 'body',
        index: 2,
        frame: STATEMENT,
        look: heading(template, 24, template.page.text),
        prompt: 'What it says',
      }),
      slot({ key: 'note', type: 'body', index: 3, frame: NOTE, look: body(template, 14, template.page.muted), prompt: 'Source' }),
    ]),

  compose(slide, stage) {
    const { template } = stage;
    const { page } = template;
    return firstThatFits(
      (function* () {
        for (const size of [192, 170, ...steps(148, 24)]) {
          const sheet = new Sheet(stage, 'bigNumber');
          const area = placeTitle(sheet, slide.title, stage);
          const top = Math.max(FIGURE.y, area.y - 24);
          const frame: Frame = { ...FIGURE, y: top, h: FIGURE.y + FIGURE.h - top };
          const words = figureWithUnit(slide.figure, size, Math.max(24, Math.round(size * 0.36)), page.figure, stage);
          const number = sheet.fill('figure', words, 'label', { frame });
          if (number.lines.length > 1 && size > 50) sheet.judge('overflows');
          placeGauge(
            sheet,
            { name: 'Ruler below the figure', x: LEFT, y: GAUGE_Y, w: RIGHT - LEFT, color: page.figure },
            slide.figure,
            stage,
          );
          const statementAt = (s: number) => [paragraph(slide.statement, heading(template, s, page.text, 1.25), stage)];
          const said = fitted(steps(26, 14), STATEMENT, stage, statementAt);
          if (slide.statement.trim()) placeBalanced(sheet, 'body', said, 'body', stage, STATEMENT);
          const { note } = slide;
          const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, page.muted, undefined, 1.35), stage)];
          if (note?.trim()) sheet.fill('note', fitted([16, 15, 14, 13, 12], NOTE, stage, noteAt), 'caption');
          yield sheet;
        }
      })(),
    );
  },
};
