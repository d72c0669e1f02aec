/** A cover with a photograph in the place of the geometry, cut by the same edges; one that is too small for it gives way to the geometry. */
import { closed } from '../../art/canvas.ts';
import { photographPlaceholder, placePhotograph } from '../../kinds/coverPhotograph.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { lookOf } from '../looks.ts';
import { coverPlaceholders, placeCoverWords } from './cover.ts';
import { drawn } from './drawn.ts';

export const coverPicture: SlideLayout<'coverPicture'> = {
  layout(template) {
    const { title, photograph } = lookOf('poster', template).cover;
    return {
      name: 'Cover with picture',
      background: title.ground,
      nodes: photograph.beside ? drawn('Edge', '', photograph.beside) : [],
      placeholders: [...coverPlaceholders(template), photographPlaceholder(template, photograph.frame)],
    };
  },

  compose(slide, context) {
    const { photograph, draw } = lookOf('poster', context.template).cover;
    const builder = new PageBuilder(context, 'coverPicture');
    placeCoverWords(builder, slide, context);
    const { frame, outline } = photograph;
    // Below the words.
    if (!placePhotograph(builder, slide, frame, context, outline && closed(outline)))
      builder.nodes.unshift(...drawn('Art', slide.title, draw));
    return builder;
  },
};
