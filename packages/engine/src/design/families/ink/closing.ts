/** The last page: one sentence, what follows from it, and beside the seal the facts, or what the chapters were. */
import type { Frame } from '../../../model/scene.ts';
import { closingPage } from '../../arrangements/display/closingPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { placeFacts } from '../../kinds/facts.ts';
import { hasRecap, placeRecap } from '../../kinds/recap.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import { COLUMN } from './page.ts';
import { quietArt, quietInks, SEAL, signature } from './quiet.ts';

const TITLE: Frame = { ...COLUMN, y: 172, h: 128 };
const SUBTITLE: Frame = { ...COLUMN, y: 312, h: 72 };
const FACTS: Frame = { ...COLUMN, x: SEAL.x + 62, y: SEAL.y - 2, w: COLUMN.w - 62, h: 66 };
const RECAP: Frame = { ...COLUMN, y: 248, h: 140 };
/** How much higher title and subtitle stand over a recap. */
const RAISED = 140;
/** Points: of a message that nothing follows, and of one on one line. */
const [USUAL, ALONE, ON_ONE_LINE] = [36, 58, { largest: 66, least: 46 }] as const;

export const closing = closingPage((template, { subtitle, facts, context }) => {
  const inks = quietInks(template);
  const recapped = facts.length === 0 && context !== undefined && hasRecap(RECAP, inks, context);
  const raised = (frame: Frame): Frame => (recapped ? { ...frame, y: frame.y - RAISED } : frame);
  // With nothing but its title the page is a poster.
  const alone = !recapped && facts.length === 0 && !subtitle;
  return {
    ground: inks.ground,
    art: (_, seed) => [...quietArt(template, 'closing', seed, 1), signature(template)],
    title: stepped(
      'title',
      raised(TITLE),
      (_, lines) => [
        ...steps(ON_ONE_LINE.largest, ON_ONE_LINE.least).filter((size) => lines(size) === 1),
        ...steps(alone ? ALONE : USUAL, 20),
      ],
      (size) => heading(template, size, inks.text, 1.16),
      { anchor: 'bottom', usual: USUAL },
    ),
    subtitle: stepped('balanced', raised(SUBTITLE), steps(20, 14), (size) => body(template, size, inks.muted)),
    placeMore(builder, context) {
      if (facts.length > 0) placeFacts(builder, facts, FACTS, inks, context, 20);
      else placeRecap(builder, RECAP, inks, context);
    },
  };
});
