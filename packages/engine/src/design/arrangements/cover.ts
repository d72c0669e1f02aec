/** Cover: the title stands on one foot however many lines it has; the template's art fills the right. */
import type { Frame } from '../../model/scene.ts';
import { displaySizes } from '../arrange/displaySizes.ts';
import { steps } from '../page/fit.ts';
import { body, heading } from '../page/typography.ts';
import { coverPage } from './display/coverPage.ts';
import { motifOn } from './display/slots.ts';
import { stepped } from './display/steppedSlot.ts';

const LABEL: Frame = { x: 64, y: 52, w: 440, h: 44 };
const TITLE: Frame = { x: 64, y: 96, w: 484, h: 270 };
const TITLE_SIZES = { largest: 66, usual: 50, least: 22 } as const;
const SUBTITLE: Frame = { x: 64, y: 384, w: 484, h: 68 };
/** In the place of the subtitle: a title with nothing below it seems to float. */
const RULE: Frame = { x: 64, y: 390, w: 40, h: 2 };
const ART: Frame = { x: 556, y: 64, w: 404, h: 476 };
const META: Frame = { x: 64, y: 456, w: 440, h: 44 };

export const cover = coverPage((template, { subtitle }) => {
  const inks = template.cover;
  return {
    ground: inks.ground,
    title: stepped('title', TITLE, displaySizes(TITLE_SIZES), (size) => heading(template, size, inks.text, size >= 36 ? 1.12 : 1.18), {
      anchor: 'bottom',
      usual: TITLE_SIZES.usual,
    }),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 14), (size) => body(template, size, inks.muted), { usual: 18 }),
    label: stepped('balanced', LABEL, steps(14, 12), (size) => body(template, size, inks.muted, undefined, 1.35)),
    meta: stepped('balanced', META, steps(14, 12), (size) => body(template, size, inks.text, 400, 1.35), { anchor: 'bottom' }),
    rules: subtitle ? [] : [{ frame: RULE, color: inks.figure }],
    art: motifOn(ART, 'cover', inks),
  };
});
