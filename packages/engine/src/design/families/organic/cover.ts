/** Cover: the title at the top left, what it is and who made it at the foot; the scene enters from the right and the bottom. */
import type { Frame } from '../../../model/scene.ts';
import { displaySizes } from '../../arrange/displaySizes.ts';
import { coverPage } from '../../arrangements/display/coverPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
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
    title: stepped(
      'title',
      TITLE,
      displaySizes({ largest: 66, usual: 52, least: 24 }),
      (size) => heading(template, size, inks.text, size >= 34 ? 1.1 : 1.18),
      { usual: 58 },
    ),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 14), (size) => body(template, size, inks.text, undefined, 1.36), {
      anchor: 'bottom',
      usual: 18,
    }),
    label: stepped('balanced', LABEL, steps(16, 12), quiet, { anchor: 'bottom' }),
    meta: stepped('balanced', BYLINE, steps(16, 12), quiet),
  };
});
