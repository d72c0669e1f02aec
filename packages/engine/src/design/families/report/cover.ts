/** Cover: the title at the top left, author and date under a rule, the art over the right of the page, or a photograph in its place. */
import type { Frame } from '../../../model/scene.ts';
import { type CoverLookOf, coverPage } from '../../arrangements/display/coverPage.ts';
import { pictureOnCover } from '../../arrangements/display/coverPicturePage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, strong } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';

const LABEL: Frame = { x: 44, y: 44, w: 380, h: 20 };
/** Points: of a title that stays on two lines in it. */
const LARGEST = 66;
/** A title that nothing follows stands lower by so much. */
const ALONE = 84;

const look: CoverLookOf = (template, said) => {
  const { cover: inks } = template;
  const { title, size: usual, subtitle, rule, meta, picture } = lookOf('report', template).cover;
  const followed = said.meta || said.subtitle;
  return {
    ground: inks.ground,
    art: motifOn(SLIDE, 'cover', inks),
    title: stepped(
      'title',
      followed ? title : { ...title, y: title.y + ALONE },
      (_, lines) => [...steps(LARGEST, usual + 1).filter((size) => lines(size) <= 2), ...steps(usual, 18)],
      (size) => heading(template, size, inks.text, 1.12),
      { usual },
    ),
    subtitle: {
      fit: 'balanced',
      // Something always stands under the rule: the subtitle, where nothing else does.
      frame: said.meta ? subtitle : { ...meta, h: subtitle.h },
      sizes: steps(20, 13),
      usual: 18,
      look: (size) => body(template, size, inks.muted, undefined, 1.3),
    },
    rules: followed ? [{ frame: rule, color: inks.text }] : [],
    label: stepped('balanced', LABEL, steps(13, 12), (size) => strong(template, size, inks.accent)),
    meta: stepped('balanced', meta, steps(14, 12), (size) => body(template, size, inks.text, 400, 1.35)),
    picture: { frame: picture.frame, art: () => picture.art },
  };
};

export const cover = coverPage(look);
export const coverPicture = pictureOnCover(look);
