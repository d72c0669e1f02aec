/** Cover: the title at the top left, what it is and who made it at the foot; the scene enters from the right and the bottom. */
import type { Frame } from '../../../model/scene.ts';
import { displaySizes } from '../../arrange/displaySizes.ts';
import { coverPage } from '../../arrangements/display/coverPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, label } from '../../page/typography.ts';
import { DISPLAY_X } from './grid.ts';

const LABEL: Frame = { x: DISPLAY_X, y: 20, w: 472, h: 36 };
const TITLE: Frame = { x: DISPLAY_X, y: 64, w: 422, h: 272 };
const SUBTITLE: Frame = { x: DISPLAY_X, y: 346, w: 390, h: 130 };
const BYLINE: Frame = { x: DISPLAY_X, y: 484, w: 340, h: 36 };

export const cover = coverPage((template) => {
  const { cover: inks } = template;
  const quiet = (size: number) => label(template, size, inks.muted);
  return {
    ground: inks.ground,
    art: motifOn(SLIDE, 'cover', inks),
    title: {
      fit: 'title',
      frame: TITLE,
      sizes: displaySizes({ largest: 66, usual: 52, least: 24 }),
      usual: 58,
      look: (size) => heading(template, size, inks.text, size >= 34 ? 1.1 : 1.18),
    },
    subtitle: {
      fit: 'balanced',
      frame: SUBTITLE,
      anchor: 'bottom',
      sizes: steps(20, 14),
      usual: 18,
      look: (size) => body(template, size, inks.text, undefined, 1.36),
    },
    label: { fit: 'balanced', frame: LABEL, anchor: 'bottom', sizes: steps(16, 12), look: quiet },
    meta: { fit: 'balanced', frame: BYLINE, sizes: steps(16, 12), look: quiet },
  };
});
