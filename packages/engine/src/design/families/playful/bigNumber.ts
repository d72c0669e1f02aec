/** One figure on a card in the template's silhouette, and beside it what it says and where it comes from. */
import type { Frame } from '../../../model/scene.ts';
import { bigNumberPage } from '../../arrangements/display/bigNumberPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, figure, heading } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';

const CARD: Frame = { x: 56, y: 150, w: 408, h: 320 };
const STATEMENT: Frame = { x: 504, y: 150, w: 400, h: 252 };
const NOTE: Frame = { x: 504, y: 414, w: 400, h: 56 };
const PADDING = 26;

function figureFrame(template: Template): Frame {
  const { top, foot } = lookOf('playful', template).clear(CARD);
  return { x: CARD.x + PADDING, y: CARD.y + top, w: CARD.w - 2 * PADDING, h: CARD.h - top - foot };
}

export const bigNumber = bigNumberPage((template) => {
  const { page: inks, palette } = template;
  const { card, calloutFill } = lookOf('playful', template);
  const ground = { ref: calloutFill } as const;
  return {
    backdrop: [figureShape('Card', CARD, { type: 'path', commands: card({ x: 0, y: 0, w: CARD.w, h: CARD.h }) }, ground)],
    figure: stepped('plain', figureFrame(template), steps(148, 24), (size) => figure(template, size, inkOn(ground, palette)), {
      anchor: 'middle',
      align: 'center',
      usual: 124,
    }),
    leastOnOneLine: 36,
    statement: stepped('balanced', STATEMENT, steps(30, 14), (size) => heading(template, size, inks.text, 1.24), {
      anchor: 'middle',
      usual: 28,
    }),
    note: stepped('plain', NOTE, steps(14, 12), (size) => body(template, size, inks.muted, undefined, 1.35), { anchor: 'bottom' }),
    art: () => [],
  };
});
