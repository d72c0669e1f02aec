/** One figure on a panel of two columns' width, and beside it, under a rule, what it says and where it comes from. */
import type { Frame } from '../../../model/scene.ts';
import { bigNumberPage } from '../../arrangements/display/bigNumberPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import { steps } from '../../page/fit.ts';
import { body, figure, heading } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

const PANEL: Frame = { x: 44, y: 140, w: 472, h: 330 };
const FIGURE: Frame = { x: 72, y: 160, w: 416, h: 290 };
const RULE: Frame = { x: 544, y: 140, w: 372, h: 3 };
const STATEMENT: Frame = { x: 544, y: 160, w: 372, h: 232 };
const NOTE: Frame = { x: 544, y: 404, w: 372, h: 66 };

export const bigNumber = bigNumberPage((template) => {
  const { page, palette } = template;
  const panel = inksOn({ ref: lookOf('report', template).panel }, palette);
  return {
    backdrop: [figureShape('Panel', PANEL, { type: 'rect' }, panel.ground), figureShape('Rule', RULE, { type: 'rect' }, theme.accent1)],
    figure: stepped('plain', FIGURE, steps(176, 24), (size) => figure(template, size, panel.figure), { anchor: 'middle', usual: 148 }),
    leastOnOneLine: 36,
    statement: stepped('balanced', STATEMENT, steps(30, 14), (size) => heading(template, size, page.text, 1.25), { usual: 28 }),
    note: stepped('plain', NOTE, steps(14, 12), (size) => body(template, size, page.muted, undefined, 1.35), { anchor: 'bottom' }),
    art: () => [],
  };
});
