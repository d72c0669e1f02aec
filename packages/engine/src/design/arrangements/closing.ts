/** Closing: the message, what follows from it, and up to three facts in a row, beside the art at the left edge. */
import type { Frame } from '../../model/scene.ts';
import { displaySizes } from '../arrange/displaySizes.ts';
import { placeFacts } from '../kinds/facts.ts';
import { steps } from '../page/fit.ts';
import { body, heading } from '../page/typography.ts';
import { closingPage } from './display/closingPage.ts';
import { motifOn } from './display/slots.ts';
import { stepped } from './display/steppedSlot.ts';

const TITLE: Frame = { x: 356, y: 64, w: 540, h: 216 };
const SUBTITLE: Frame = { x: 356, y: 300, w: 540, h: 104 };
const TITLE_SIZES = { largest: 66, usual: 46, least: 22 } as const;
const FACTS: Frame = { x: 356, y: 424, w: 540, h: 72 };
const ART: Frame = { x: 0, y: 64, w: 292, h: 476 };

export const closing = closingPage((template, { facts }) => {
  const { cover: inks } = template;
  return {
    ground: inks.ground,
    art: motifOn(ART, 'closing', inks, 1),
    title: stepped('title', TITLE, displaySizes(TITLE_SIZES), (size) => heading(template, size, inks.text, 1.15), {
      anchor: 'bottom',
      usual: TITLE_SIZES.usual,
    }),
    subtitle: stepped('balanced', SUBTITLE, steps(22, 14), (size) => body(template, size, inks.muted, undefined, 1.45)),
    placeMore: (builder, context) => placeFacts(builder, facts, FACTS, inks, context),
  };
});
