/** One figure over the whole text column, what it says below a rule, and its source; the title keeps its column. */
import type { Frame } from '../../../model/scene.ts';
import { bigNumberPage } from '../../arrangements/display/bigNumberPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, figure, heading } from '../../page/typography.ts';
import { withVignette } from './vignette.ts';

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

export const bigNumber = withVignette(
  bigNumberPage((template) => {
    const { page: inks, grid } = template;
    const places = placesIn(grid.body);
    return {
      figure: stepped('plain', places.figure, steps(176, 24), (size) => figure(template, size, inks.figure), { anchor: 'bottom' }),
      leastOnOneLine: 42,
      statement: stepped('balanced', places.statement, steps(26, 14), (size) => heading(template, size, inks.text, 1.28)),
      note: stepped('plain', places.note, steps(14, 12), (size) => body(template, size, inks.muted, undefined, 1.35)),
      art: () => [figureShape('Rule', places.rule, { type: 'rect' }, inks.text)],
    };
  }),
);
