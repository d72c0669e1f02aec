/** One figure that fills the page, what it says below it, and where it comes from. The title is a small line above. */
import type { Frame } from '../../model/scene.ts';
import { steps } from '../page/fit.ts';
import { footerAndNumber } from '../page/runningElements.ts';
import { body, figure, heading, strong } from '../page/typography.ts';
import { bigNumberPage } from './display/bigNumberPage.ts';
import { motifOn } from './display/slots.ts';
import { stepped } from './display/steppedSlot.ts';

const KICKER: Frame = { x: 64, y: 56, w: 640, h: 40 };
const FIGURE: Frame = { x: 58, y: 104, w: 660, h: 216 };
const STATEMENT: Frame = { x: 64, y: 336, w: 620, h: 96 };
const NOTE: Frame = { x: 64, y: 436, w: 620, h: 50 };
/** The art fills the right edge. */
const ART: Frame = { x: 760, y: 0, w: 200, h: 540 };
/** The page number stands clear of the art. */
const NUMBER_X = 620;

export const bigNumber = bigNumberPage((template) => {
  const inks = template.page;
  return {
    ground: 'page',
    kicker: stepped('plain', KICKER, steps(18, 12), (size) => strong(template, size, inks.accent)),
    figure: stepped('plain', FIGURE, steps(200, 24), (size) => figure(template, size, inks.figure), { anchor: 'bottom', usual: 176 }),
    statement: stepped('balanced', STATEMENT, steps(28, 14), (size) => heading(template, size, inks.text, 1.25), { usual: 26 }),
    note: stepped('plain', NOTE, steps(18, 12), (size) => body(template, size, inks.text, undefined, 1.35), { usual: 16 }),
    running: footerAndNumber(template).map((place) =>
      place.key === 'number' ? { ...place, frame: { ...place.frame, x: NUMBER_X } } : place,
    ),
    art: motifOn(ART, 'bigNumber', inks),
  };
});
