/** One figure on a card in the template's silhouette, and beside it what it says and where it comes from. */
import type { Frame } from '../../../model/scene.ts';
import { bigNumberPage } from '../../arrangements/display/bigNumberPage.ts';
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
    figure: {
      fit: 'plain',
      frame: figureFrame(template),
      anchor: 'middle',
      align: 'center',
      sizes: steps(148, 24),
      usual: 124,
      look: (size) => figure(template, size, inkOn(ground, palette)),
    },
    leastOnOneLine: 36,
    statement: {
      fit: 'balanced',
      frame: STATEMENT,
      anchor: 'middle',
      sizes: steps(30, 14),
      usual: 28,
      look: (size) => heading(template, size, inks.text, 1.24),
    },
    note: {
      fit: 'plain',
      frame: NOTE,
      anchor: 'bottom',
      sizes: steps(14, 12),
      look: (size) => body(template, size, inks.muted, undefined, 1.35),
    },
    art: () => [],
  };
});
