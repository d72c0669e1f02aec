/** The photograph of a cover on pages whose family draws its covers itself. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Placeholder } from '../../model/scene.ts';
import type { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import { body } from '../typography.ts';
import { slot } from './furniture.ts';
import { filling } from './pictureFrame.ts';

export const photographSlot = (template: Template, frame: Frame): Placeholder =>
  slot({ key: 'picture', type: 'picture', index: 2, frame, look: body(template, 14, template.cover.muted), prompt: 'Picture' });

/** Fills the frame with the slide's picture. False, and nothing placed, where there is none or where it would blur. */
export function placePhotograph(sheet: Sheet, { title, picture }: SlideOf<'coverPicture'>, frame: Frame, stage: Stage): boolean {
  const image = picture?.image === undefined ? undefined : stage.images[picture.image];
  const placed = image && filling(frame, image);
  if (picture?.image === undefined || !placed) return false;
  const crop = placed.crop ? { crop: placed.crop } : {};
  const alt = picture.alt.trim() || title;
  sheet.add({ type: 'picture', name: 'Picture', frame, alt, image: picture.image, ...crop, placeholder: 'picture' });
  return true;
}
