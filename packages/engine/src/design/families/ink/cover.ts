/** Cover: the seal at the top, the title on one foot at the left, and at the right one large written form that bleeds off, or a picture. */
import type { Frame } from '../../../model/scene.ts';
import { displaySizes } from '../../arrange/displaySizes.ts';
import { coverBesidePicture } from '../../arrangements/coverPicture.ts';
import { coverPage } from '../../arrangements/display/coverPage.ts';
import { pictureOnCover } from '../../arrangements/display/coverPicturePage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from '../looks.ts';
import { sealAt } from './page.ts';

const SEAL = { x: 56, y: 56, side: 46 } as const;
/** Labels stand beside the seal. */
const LABEL: Frame = { x: 120, y: 57, w: 330, h: 44 };
const LABEL_BESIDE_PICTURE: Frame = { ...LABEL, w: 270 };
const TITLE: Frame = { x: 56, y: 184, w: 476, h: 228 };
const SUBTITLE: Frame = { x: 56, y: 422, w: 440, h: 64 };
const META: Frame = { x: 56, y: 488, w: 440, h: 24 };
const ART: Frame = { x: 500, y: 0, w: 460, h: 540 };

const sealOf = (template: Template) => sealAt(lookOf('ink', template), SEAL.x, SEAL.y, SEAL.side);

export const cover = coverPage((template) => {
  const { cover: inks } = template;
  const quiet = (size: number) => body(template, size, inks.muted, undefined, 1.3);
  return {
    ground: inks.ground,
    art: (_, seed) => [...motifOn(ART, 'cover', inks)(template, seed), sealOf(template)],
    title: stepped(
      'title',
      TITLE,
      displaySizes({ largest: 66, usual: 50, least: 24 }),
      (size) => heading(template, size, inks.text, size >= 46 ? 1.08 : 1.12),
      { anchor: 'bottom', usual: 58 },
    ),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 14), quiet, { usual: 18 }),
    label: stepped('balanced', LABEL, steps(16, 12), quiet, { anchor: 'middle' }),
    meta: stepped('balanced', META, steps(16, 12), (size) => body(template, size, inks.text, 400, 1.3)),
  };
});

/** The seal takes the place of the rule above the title. */
export const coverPicture = pictureOnCover((template) => {
  const look = coverBesidePicture(template);
  return { ...look, backdrop: [sealOf(template)], label: { ...look.label, frame: LABEL_BESIDE_PICTURE, anchor: 'middle' }, rules: [] };
});
