/** One figure as large as the page allows, its meaning as a standfirst below; art in a strip at the right edge. */
import type { Frame } from '../../../model/scene.ts';
import { bigNumberPage } from '../../arrangements/display/bigNumberPage.ts';
import { motifArt } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, figure, standfirst } from '../../page/typography.ts';
import { FOOT, HEAD, headFrame, hung, LEFT } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

const STRIP: Frame = { x: 720, y: 0, w: 240, h: 540 };
const WIDTH = 640;
const HEAD_RULE: Frame = { x: LEFT, y: HEAD.rule, w: WIDTH, h: HEAD.line };
const KICKER: Frame = { x: LEFT, y: 66, w: WIDTH, h: 52 };
const FIGURE: Frame = { x: hung(LEFT, 176), y: 112, w: WIDTH + 10, h: 220 };
const RULE: Frame = { x: LEFT, y: 346, w: 36, h: 2 };
const STATEMENT: Frame = { x: LEFT, y: 364, w: WIDTH, h: 92 };
const NOTE: Frame = { x: LEFT, y: 458, w: WIDTH, h: 40 };
/** Points: thin strokes are lost in smaller figures, which are of a stronger ink. */
const LARGE = 24;

export const bigNumber = bigNumberPage((template) => {
  const { page: inks } = template;
  return {
    ground: 'page',
    backdrop: [figureShape('Head rule', HEAD_RULE, { type: 'rect' }, inks.line), figureShape('Rule', RULE, { type: 'rect' }, inks.figure)],
    kicker: stepped('plain', KICKER, [13, 12], (size) => smallCaps(template, size, inks.accent, 600), { usual: 12 }),
    figure: stepped('plain', FIGURE, steps(200, 24), (size) => figure(template, size, size >= LARGE ? inks.figure : inks.accent), {
      anchor: 'bottom',
      usual: 176,
    }),
    statement: stepped('balanced', STATEMENT, steps(26, 14), (size, text) => standfirst(template, text, size, inks.text, 1.28)),
    note: stepped('balanced', NOTE, steps(16, 12), (size) => body(template, size, inks.muted, undefined, 1.35), { usual: 13 }),
    running: footerAndNumber(template, { footer: FOOT, number: headFrame(LEFT + WIDTH - 80, 80) }),
    art: motifArt(STRIP, 'bigNumber'),
  };
});
