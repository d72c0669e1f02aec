/** A cover with its photograph: the texts in a column on the grid, an edge in the leading colour, the picture up to the edge of the slide. */
import type { Frame } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import { figureShape } from '../../art/shapes.ts';
import { photographPlaceholder, placePhotograph } from '../../kinds/coverPhotograph.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { lookOf } from './../looks.ts';
import { cropMarks, latticeIn } from './art/lattice.ts';
import { coverPlaceholders, placeCoverTexts } from './cover.ts';
import { beside } from './technicalLook.ts';

const PICTURE: Frame = { x: 540, y: 0, w: 420, h: 540 };
const EDGE: Frame = { x: 536, y: 0, w: 4, h: 540 };

export const coverPicture: SlideLayout<'coverPicture'> = {
  layout(template) {
    const { cover: inks } = template;
    return {
      name: 'Cover with picture',
      background: inks.ground,
      nodes: [
        ...latticeIn(SLIDE, lookOf('technical', template).mark, inks),
        cropMarks(inks),
        figureShape('Edge', EDGE, { type: 'rect' }, { ref: 'accent1' }),
      ],
      placeholders: [...coverPlaceholders(template, beside), photographPlaceholder(template, PICTURE)],
    };
  },

  compose(slide, context) {
    const { cover: inks, palette, motif } = context.template;
    const builder = new PageBuilder(context, 'coverPicture');
    placeCoverTexts(builder, slide, beside, context);
    if (!placePhotograph(builder, slide, PICTURE, context))
      builder.add(...motif(PICTURE, { place: 'picture', inks, palette, seed: slide.title, turn: 0 }));
    return builder;
  },
};
