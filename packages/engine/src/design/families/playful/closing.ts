/** The last page: the colour and the art of the sections, from the other side; a short farewell is set as large as on the cover. */
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { SLIDE_WIDTH } from '../../../model/units.ts';
import { closingPage } from '../../arrangements/display/closingPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { placeFacts } from '../../kinds/facts.ts';
import { steps } from '../../page/fit.ts';
import { mirrorNode } from '../../page/mirror.ts';
import { body, heading } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';

const MARGIN = 56;
/** Without facts the words stand about the middle. */
const FOOT = 384;

export const closing = closingPage((template, { facts }) => {
  const { section: inks } = template;
  const { width, art } = lookOf('playful', template).section;
  const below = (y: number, h: number): Frame => ({ x: SLIDE_WIDTH - MARGIN - width, y, w: width, h });
  const subtitle = below(304, 84);
  return {
    ground: inks.ground,
    art: (_, seed) => motifOn(art, 'closing', inks, 1)(template, seed).map(mirrorNode),
    title: stepped(
      'title',
      below(56, 232),
      (_, lines) => [
        ...steps(104, 58).filter((size) => lines(size) <= 1),
        ...steps(50, 46).filter((size) => lines(size) <= 2),
        ...steps(42, 20),
      ],
      (size) => heading(template, size, inks.text, size > 42 ? 1.04 : 1.1),
      { anchor: 'bottom', usual: 42 },
    ),
    subtitle: stepped('balanced', subtitle, steps(24, 14), (size) => body(template, size, inks.text, 400, 1.35), { usual: 20 }),
    foot: facts.length > 0 ? bottomOf(subtitle) : FOOT,
    placeMore: (builder, context) => placeFacts(builder, facts, below(412, 60), inks, context, 20),
  };
});
