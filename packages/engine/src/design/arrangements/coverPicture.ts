/**
 * A cover whose right side is its picture: from edge to edge, or, in templates whose plates have an outline of their own, cut to that in
 * front of the template's art. Without a picture that is large enough the art is alone there.
 */
import type { Slide } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { filling } from '../kinds/pictureFrame.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { body, heading } from '../page/typography.ts';
import type { Template } from '../tokens/template.ts';
import type { CoverLook } from './display/coverPage.ts';
import { pictureOnCover } from './display/coverPicturePage.ts';
import { motifOn } from './display/slots.ts';
import { stepped } from './display/steppedSlot.ts';

const PICTURE: Frame = { x: 420, y: 0, w: 540, h: 540 };
/** What of that is left to a picture with an outline. */
const INSET: Frame = { x: 468, y: 44, w: 448, h: 452 };
const RULE: Frame = { x: 56, y: 56, w: 40, h: 3 };
const LABEL: Frame = { x: 56, y: 72, w: 320, h: 44 };
const TITLE: Frame = { x: 56, y: 124, w: 330, h: 242 };
const SUBTITLE: Frame = { x: 56, y: 384, w: 320, h: 72 };
const META: Frame = { x: 56, y: 460, w: 320, h: 40 };

export const coverBesidePicture = (template: Template) => {
  const { cover: inks, portraits } = template;
  const frame = portraits?.outline ? INSET : PICTURE;
  const outline = portraits?.outline?.(frame);
  return {
    ground: inks.ground,
    title: stepped('title', TITLE, steps(46, 20), (size) => heading(template, size, inks.text, size >= 36 ? 1.12 : 1.18), {
      anchor: 'bottom',
      usual: 44,
    }),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 12), (size) => body(template, size, inks.muted), { usual: 18 }),
    label: stepped('balanced', LABEL, steps(14, 12), (size) => body(template, size, inks.muted, undefined, 1.35)),
    meta: stepped('balanced', META, steps(14, 12), (size) => body(template, size, inks.text, 400, 1.35), { anchor: 'bottom' }),
    rules: [{ frame: RULE, color: inks.figure }],
    art: () => [],
    picture: {
      frame,
      art: () => [],
      without: motifOn(PICTURE, 'cover', inks),
      ...(outline ? { outline, inFront: true } : {}),
    },
  } satisfies CoverLook;
};

export const coverPicture = pictureOnCover(coverBesidePicture);

/** A cover with a picture that is large enough for its place is one of this kind. */
export function withItsPicture(slide: Slide, images: LayoutContext['images']): Slide {
  const image = slide.kind === 'cover' && slide.picture?.image !== undefined ? images[slide.picture.image] : undefined;
  return slide.kind === 'cover' && image && filling(PICTURE, image) ? { ...slide, kind: 'coverPicture' } : slide;
}
