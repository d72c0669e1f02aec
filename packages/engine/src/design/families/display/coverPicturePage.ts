/** A cover with its picture from a look: the texts stand where they stand on any cover, the picture takes the place of the art. */

import { photographSlot, placePhotograph } from '../../layouts/coverPhotograph.ts';
import { coverPicture as shared } from '../../layouts/coverPicture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Template } from '../../templates/template.ts';
import { type CoverLook, coverPage, placeCoverTexts } from './coverPage.ts';

/** Templates whose look has no place for a picture have the shared layout. */
export const coverPicturePage = (lookOf: (template: Template) => CoverLook): SlideLayout<'coverPicture'> => ({
  face(template, seed) {
    const { picture, backdrop = [] } = lookOf(template);
    if (!picture) return shared.face(template, seed);
    const face = coverPage(lookOf).face(template, seed);
    return {
      ...face,
      name: 'Cover with picture',
      nodes: [...backdrop, ...picture.art(template, `${seed} cover`)],
      placeholders: [...face.placeholders, photographSlot(template, picture.frame)],
    };
  },

  compose(slide, stage) {
    const look = lookOf(stage.template);
    if (!look.picture) return shared.compose(slide, stage);
    const sheet = new Sheet(stage, 'coverPicture');
    placeCoverTexts(sheet, slide, look, stage);
    const { frame } = look.picture;
    const { cover: inks, palette, motif } = stage.template;
    if (!placePhotograph(sheet, slide, frame, stage))
      sheet.add(...motif(frame, { place: 'picture', inks, palette, seed: slide.title, turn: 0 }));
    return sheet;
  },
});
