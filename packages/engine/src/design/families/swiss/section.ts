/** Section: a plane in another colour than the cover, a numeral as an image, the title in the third column, art at the right. */
import { resolveColor } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { sectionPage } from '../../arrangements/display/sectionPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, heading } from '../../page/typography.ts';
import { legible } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { hung, RIGHT, THIRD, TOP } from './grid.ts';
import { asHeadline, headlineLook } from './headline.ts';

/** As high as the page from the title's first line to the subtitle's last, and as wide as two columns. */
const NUMERAL: Frame = { x: 24, y: 221, w: 290, h: 300 };
const NUMERAL_SIZES = [500, 470, 430, 380, 340, 300, 260, 230, ...steps(200, 76)] as const;
const TITLE: Frame = { x: hung(THIRD), y: TOP, w: RIGHT - hung(THIRD), h: 100 };
const NARROW: Frame = { x: hung(THIRD), y: TOP, w: 280, h: 240 };
/** Its last line stands on the line of the numeral. */
const SUBTITLE: Frame = { x: THIRD, y: 318, w: 248, h: 110 };
const ART: Frame = { x: 600, y: 172, w: 360, h: 368 };

export const section = sectionPage((template) => {
  const { section: inks, palette } = template;
  const { numeral, numeralSize } = lookOf('swiss', template);
  const color = legible(numeral, [resolveColor(inks.ground, palette)], 3, palette);
  return {
    ground: inks.ground,
    counted: true,
    numeral: {
      fit: 'balanced',
      frame: NUMERAL,
      anchor: 'bottom',
      sizes: NUMERAL_SIZES.filter((size) => size <= numeralSize),
      usual: numeralSize,
      // The line is a little lower than the figures: its foot keeps clear of the slide's edge.
      look: (size) => ({ style: { ...heading(template, size, color).style, tracking: -0.06 }, leading: 0.6 }),
    },
    title: stepped(asHeadline({ narrow: NARROW, over: [36, 28], beside: [32, 18] }), TITLE, [36], (size) =>
      headlineLook(template, size, inks),
    ),
    subtitle: stepped('balanced', SUBTITLE, steps(18, 14), (size) => body(template, size, inks.text, 400, 1.36), { anchor: 'bottom' }),
    art: motifOn(ART, 'section', inks),
    running: footerAndNumber(template),
  };
});
