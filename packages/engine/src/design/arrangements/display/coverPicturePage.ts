/** A cover with its picture from a look: the texts stand where they stand on any cover, the picture takes the place of the art. */
import { photographPlaceholder, placePhotograph } from '../../kinds/coverPhotograph.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { ALL, type CoverLookOf, coverPage, placeCoverTexts } from './coverPage.ts';
import { backdropOf } from './messagePage.ts';
import { motifOn } from './slots.ts';

/** Throws for a look that has no place for a picture. */
export const pictureOnCover = (lookOf: CoverLookOf): SlideLayout<'coverPicture'> => ({
  layout(template, seed) {
    const look = lookOf(template, ALL);
    const { frame, art } = pictureOf(look);
    const layout = coverPage(lookOf).layout(template, seed);
    return {
      ...layout,
      name: 'Cover with picture',
      nodes: [...backdropOf(look, seed), ...art(template, `${seed} cover`)],
      placeholders: [...layout.placeholders, photographPlaceholder(template, frame)],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const builder = new PageBuilder(context, 'coverPicture');
    const { frame, outline, inFront, without } = pictureOf(placeCoverTexts(builder, slide, lookOf, context));
    const placed = placePhotograph(builder, slide, frame, context, outline);
    const art = without ?? motifOn(frame, 'picture', template.cover);
    // Below the words.
    if (!placed || inFront) builder.nodes.unshift(...art(template, slide.title));
    return builder;
  },
});

function pictureOf({ picture }: ReturnType<CoverLookOf>) {
  if (!picture) throw new Error('this cover has no place for a picture');
  return picture;
}
