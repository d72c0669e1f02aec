/** Section: another full colour, a giant figure at the top, the title at the foot, the art in the right third. */
import { resolveColor } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { sectionPage } from '../../arrangements/display/sectionPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import { legible } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

const LARGEST_NUMBER = 228;
/** The title alone stands where its subtitle would end. */
const FOOT = 482;
/** Three lines of the largest type say less than two of these sizes. */
const LEAST_OF_TWO_LINES = 34;
/** Of the numeral, which is seen at 24 points and more: it needs no more contrast than large text does. */
const CONTRAST = 3.2;

export const section = sectionPage((template) => {
  const { section: inks, palette } = template;
  const { art, width, numeral } = lookOf('playful', template).section;
  const number = legible({ ref: numeral }, [resolveColor(inks.ground, palette)], CONTRAST, palette);
  const below = (y: number, h: number): Frame => ({ x: 56, y, w: width, h });
  return {
    ground: inks.ground,
    numeral: {
      fit: 'plain',
      // A little to the left of the title: large figures have air on their sides.
      frame: { x: 49, y: 30, w: width, h: 236 },
      sizes: [LARGEST_NUMBER, ...steps(LARGEST_NUMBER, 24)],
      look: (size) => heading(template, size, number, 1),
    },
    title: stepped(
      'title',
      below(268, 118),
      (_, lines) => [...steps(42, LEAST_OF_TWO_LINES).filter((size) => lines(size) <= 2), ...steps(42, 20)],
      (size) => heading(template, size, inks.text, 1.1),
      { anchor: 'bottom' },
    ),
    subtitle: stepped('balanced', below(398, 84), steps(20, 14), (size) => body(template, size, inks.text, 400, 1.35)),
    foot: FOOT,
    art: motifOn(art, 'section', inks),
  };
});
