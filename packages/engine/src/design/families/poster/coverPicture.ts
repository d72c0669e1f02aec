/** A cover with a photograph in the place of the geometry, cut by the same edges; one that is too small for it gives way to the geometry. */
import { closed } from '../../art/canvas.ts';
import { photographSlot, placePhotograph } from '../../layouts/coverPhotograph.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import { lookOf } from '../looks.ts';
import { coverSlots, placeCoverWords } from './cover.ts';
import { drawn } from './drawn.ts';

export const coverPicture: SlideLayout<'coverPicture'> = {
  face(template) {
    const { title, photograph } = lookOf('poster', template).cover;
    return {
      name: 'Cover with picture',
      background: title.ground,
      nodes: photograph.beside ? drawn('Edge', '', photograph.beside) : [],
      placeholders: [...coverSlots(template), photographSlot(template, photograph.frame)],
    };
  },

  compose(slide, stage) {
    const { photograph, draw } = lookOf('poster', stage.template).cover;
    const sheet = new Sheet(stage, 'coverPicture');
    placeCoverWords(sheet, slide, stage);
    const { frame, outline } = photograph;
    // Below the words.
    if (!placePhotograph(sheet, slide, frame, stage, outline && closed(outline))) sheet.nodes.unshift(...drawn('Art', slide.title, draw));
    return sheet;
  },
};
