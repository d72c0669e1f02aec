/** Closing: the cover's idea, mirrored: the message at the top left, whom to ask or what the chapters were at the foot, another scene at the right. */
import type { Frame } from '../../../model/scene.ts';
import { closingPage } from '../../arrangements/display/closingPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { SLIDE } from '../../art/clip.ts';
import { placeFactList } from '../../kinds/factList.ts';
import { hasRecap, placeRecap } from '../../kinds/recap.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import { DISPLAY_X } from './grid.ts';

const TITLE: Frame = { x: DISPLAY_X, y: 60, w: 472, h: 150 };
const SUBTITLE: Frame = { ...TITLE, y: 220, h: 76 };
const FACTS: Frame = { ...TITLE, y: 300, w: 400, h: 196 };
const RECAP: Frame = { ...TITLE, y: 300, w: 436, h: 196 };
/** Points: of the message, and of one that nothing follows. */
const [USUAL, ALONE] = [44, 58] as const;

export const closing = closingPage((template, { subtitle, facts, context }) => {
  const { cover: inks } = template;
  const recapped = facts.length === 0 && context !== undefined && hasRecap(RECAP, inks, context);
  // With nothing but its title the page is a poster.
  const alone = !recapped && facts.length === 0 && !subtitle;
  return {
    ground: inks.ground,
    art: motifOn(SLIDE, 'closing', inks, 1),
    title: stepped('title', TITLE, steps(alone ? ALONE : USUAL, 20), (size) => heading(template, size, inks.text, 1.12)),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 16), (size) => body(template, size, inks.muted), { below: 20 }),
    placeMore(builder, context) {
      if (recapped) placeRecap(builder, RECAP, inks, context);
      else placeFactList(builder, facts, FACTS, inks, context);
    },
  };
});
