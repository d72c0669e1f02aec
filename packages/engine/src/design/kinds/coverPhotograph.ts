/** The photograph of a cover. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, PathCommand, Placeholder } from '../../model/scene.ts';
import { relativeTo } from '../art/shapes.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body } from '../page/typography.ts';
import type { Template } from '../tokens/template.ts';
import { filling } from './pictureFrame.ts';

export const photographPlaceholder = (template: Template, frame: Frame): Placeholder =>
  placeholderOf({ key: 'picture', type: 'picture', index: 2, frame, look: body(template, 14, template.cover.muted), prompt: 'Picture' });

/**
 * Fills the frame with the slide's picture, cut to the outline (in the page's coordinates) where there is one. False, and nothing placed,
 * where there is no picture or where it would blur.
 */
export function placePhotograph(
  builder: PageBuilder,
  { title, picture }: SlideOf<'coverPicture'>,
  frame: Frame,
  context: LayoutContext,
  outline?: readonly PathCommand[],
): boolean {
  const image = picture?.image === undefined ? undefined : context.images[picture.image];
  const placed = image && filling(frame, image);
  if (picture?.image === undefined || !placed) return false;
  builder.add({
    type: 'picture',
    name: 'Picture',
    frame,
    alt: picture.alt.trim() || title,
    image: picture.image,
    ...(placed.crop ? { crop: placed.crop } : {}),
    // Some applications show a picture in a placeholder as a rectangle, whatever its outline.
    ...(outline ? { geometry: { type: 'path', commands: relativeTo(frame, outline) } } : { placeholder: 'picture' }),
  });
  return true;
}
