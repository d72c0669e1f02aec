/** Quote: the words on a large sheet in the template's silhouette, on a full colour, the art at the right. */
import type { Frame } from '../../../model/scene.ts';
import { quotePage } from '../../arrangements/display/quotePage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, strong } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

const SHEET: Frame = { x: 44, y: 44, w: 680, h: 452 };
/** It reaches over the sheet, so that a figure may stand before its edge; what covers its ground begins beside it. */
const ART: Frame = { x: 640, y: 0, w: 320, h: 540 };

/** The parts on the sheet, below what its silhouette takes. */
function placesBelow(silhouette: number): { kicker: Frame; quote: Frame; by: Frame } {
  const top = SHEET.y + 28 + silhouette;
  return {
    kicker: { x: 92, y: top, w: 560, h: 40 },
    quote: { x: 92, y: top + 48, w: 572, h: 408 - top - 56 },
    by: { x: 92, y: 412, w: 500, h: 58 },
  };
}

export const quote = quotePage((template) => {
  const { quoteGround, sheet, sheetFill, sheetTop } = lookOf('playful', template);
  const fill = { ref: sheetFill } as const;
  const inks = inksOn(fill, template.palette);
  const places = placesBelow(sheetTop);
  return {
    ground: quoteGround,
    backdrop: [figureShape('Sheet', SHEET, { type: 'path', commands: sheet({ x: 0, y: 0, w: SHEET.w, h: SHEET.h }) }, fill)],
    kicker: stepped('plain', places.kicker, steps(14, 12), (size) => strong(template, size, inks.accent)),
    quote: stepped(
      'balanced',
      places.quote,
      ({ length }) => steps(length < 70 ? 46 : 38, 15),
      (size) => heading(template, size, inks.text, size >= 30 ? 1.16 : 1.26),
      { anchor: 'middle', usual: 42 },
    ),
    byline: {
      frame: places.by,
      sizes: [18, 16, 15],
      name: (size) => strong(template, size, inks.text),
      role: (size) => body(template, size - 3, inks.muted, undefined, 1.3),
      gap: 1,
    },
    art: motifOn(ART, 'quote', inksOn(quoteGround, template.palette)),
  };
});
