/** A cover with a photograph in the place of the geometry, cut by the same edges; one that is too small for it gives way to the geometry. */
import { closed } from '../../art/canvas.ts';
import { relativeTo } from '../../art/shapes.ts';
import { slot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { filling } from '../../layouts/pictureFrame.ts';
import { Sheet } from '../../sheet.ts';
import { body } from '../../typography.ts';
import { coverSlots, placeCoverWords } from './cover.ts';
import { drawn } from './drawn.ts';
import { planOf } from './plans.ts';

export const coverPicture: SlideLayout<'coverPicture'> = {
  face(template) {
    const { title, photograph } = planOf(template).cover;
    const look = body(template, 14, template.cover.muted);
    return {
      name: 'Cover with picture',
      background: title.ground,
      nodes: photograph.beside ? drawn('Edge', '', photograph.beside) : [],
      placeholders: [
        ...coverSlots(template),
        slot({ key: 'picture', type: 'picture', index: 2, frame: photograph.frame, look, prompt: 'Picture' }),
      ],
    };
  },

  compose(slide, stage) {
    const { photograph, draw } = planOf(stage.template).cover;
    const sheet = new Sheet(stage, 'coverPicture');
    placeCoverWords(sheet, slide, stage);
    const { picture } = slide;
    const { frame, outline } = photograph;
    const image = picture?.image === undefined ? undefined : stage.images[picture.image];
    const placed = image && filling(frame, image);
    if (picture?.image === undefined || !placed) {
      // Below the words.
      sheet.nodes.unshift(...drawn('Art', slide.title, draw));
      return sheet;
    }
    sheet.add({
      type: 'picture',
      name: 'Picture',
      frame,
      alt: picture.alt.trim() || slide.title,
      image: picture.image,
      ...(placed.crop ? { crop: placed.crop } : {}),
      ...(outline ? { geometry: { type: 'path', commands: relativeTo(frame, closed(outline)) } } : {}),
      placeholder: 'picture',
    });
    return sheet;
  },
};
