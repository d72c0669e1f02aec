/** A cover with its picture from a look: the texts stand where they stand on any cover, the picture takes the place of the art. */

import { photographPlaceholder, placePhotograph } from '../../kinds/coverPhotograph.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import { coverPicture as shared } from '../coverPicture.ts';
import { type CoverLook, coverPage, placeCoverTexts } from './coverPage.ts';

/** Templates whose look has no place for a picture have the shared layout. */
export const coverPicturePage = (lookOf: (template: Template) => CoverLook): SlideLayout<'coverPicture'> => ({
  layout(template, seed) {
    const { picture, backdrop = [] } = lookOf(template);
    if (!picture) return shared.layout(template, seed);
    const layout = coverPage(lookOf).layout(template, seed);
    return {
      ...layout,
      name: 'Cover with picture',
      nodes: [...backdrop, ...picture.art(template, `${seed} cover`)],
      placeholders: [...layout.placeholders, photographPlaceholder(template, picture.frame)],
    };
  },

  compose(slide, context) {
    const look = lookOf(context.template);
    if (!look.picture) return shared.compose(slide, context);
    const builder = new PageBuilder(context, 'coverPicture');
    placeCoverTexts(builder, slide, look, context);
    const { frame } = look.picture;
    const { cover: inks, palette, motif } = context.template;
    if (!placePhotograph(builder, slide, frame, context))
      builder.add(...motif(frame, { place: 'picture', inks, palette, seed: slide.title, turn: 0 }));
    return builder;
  },
});
