/** One figure over the whole text column, what it says below a rule, and its source; the title keeps its column. */
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { placeBalanced, placeTitle, plainFace, slot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { fitted, Sheet } from '../../sheet.ts';
import { body, figure, heading, paragraph } from '../../typography.ts';
import { placeVignette } from './vignette.ts';

/** Where the parts stand in the body, beside the title or below it. */
function placesIn({ x, y, w, h }: Frame): { figure: Frame; rule: Frame; statement: Frame; note: Frame } {
  return {
    // The wide bearing of a giant figure is taken back, so that it stands on the text's edge for the eye.
    figure: { x: x - 4, y, w: w + 8, h: h * 0.49 },
    rule: { x, y: y + h * 0.53, w, h: 1.5 },
    statement: { x, y: y + h * 0.58, w, h: h * 0.29 },
    note: { x, y: y + h * 0.89, w, h: h * 0.11 },
  };
}

export const bigNumber: SlideLayout<'bigNumber'> = {
  face(template) {
    const { page: inks } = template;
    const statement = heading(template, 26, inks.text, 1.28);
    const places = placesIn(template.grid.body);
    return plainFace('bigNumber', 'Big number', template, [
      slot({
        key: 'figure',
        type: 'body',
        index: 1,
        frame: places.figure,
        look: figure(template, 176, inks.figure),
        prompt: '00',
        anchor: 'bottom',
      }),
      slot({ key: 'body', type: 'body', index: 2, frame: places.statement, look: statement, prompt: 'What it says' }),
      slot({ key: 'note', type: 'body', index: 3, frame: places.note, look: body(template, 14, inks.muted), prompt: 'Source' }),
    ]);
  },

  compose(slide, stage) {
    const { template } = stage;
    const { page: inks } = template;
    const places = placesIn(template.grid.body);
    const fitting = firstThatFits(
      (function* () {
        for (const size of steps(176, 24)) {
          const sheet = new Sheet(stage, 'bigNumber');
          placeTitle(sheet, slide.title, stage);
          const number = sheet.fill('figure', [paragraph(slide.figure, figure(template, size, inks.figure), stage)], 'label');
          if (number.lines.length > 1 && size > 42) sheet.judge('overflows');
          sheet.rule('Rule', places.rule, inks.text);
          const statementAt = (s: number) => [paragraph(slide.statement, heading(template, s, inks.text, 1.28), stage)];
          if (slide.statement.trim())
            placeBalanced(sheet, 'body', fitted(steps(26, 14), places.statement, stage, statementAt), 'body', stage);
          const { note } = slide;
          const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, inks.muted, undefined, 1.35), stage)];
          if (note?.trim()) sheet.fill('note', fitted([14, 13, 12], places.note, stage, noteAt), 'caption');
          yield sheet;
        }
      })(),
    );
    placeVignette(fitting, slide.title, stage);
    return fitting;
  },
};
