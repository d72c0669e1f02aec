/**
 * A cover whose right side is its picture: from edge to edge, or, in templates whose plates have an outline of their own, cut to that in
 * front of the template's art. Without a picture that is large enough the art is alone there.
 */
import type { Slide, SlideOf } from '@slidewright/contract/deck';
import type { Frame, Role } from '../../model/scene.ts';
import { placeBalanced, placeDisplayTitle } from '../arrange/titles.ts';
import { photographPlaceholder, placePhotograph } from '../kinds/coverPhotograph.ts';
import { filling } from '../kinds/pictureFrame.ts';
import { steps } from '../page/fit.ts';
import type { SlideLayout } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { fitted, PageBuilder } from '../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../page/placeholders.ts';
import { body, heading, paragraph, type TextLook } from '../page/typography.ts';
import type { Template } from '../tokens/template.ts';

const PICTURE: Frame = { x: 420, y: 0, w: 540, h: 540 };
/** What of that is left to a picture with an outline. */
const INSET: Frame = { x: 468, y: 44, w: 448, h: 452 };
const RULE: Frame = { x: 56, y: 56, w: 40, h: 3 };
const LABEL: Frame = { x: 56, y: 72, w: 320, h: 44 };
const TITLE: Frame = { x: 56, y: 124, w: 330, h: 242 };
const SUBTITLE: Frame = { x: 56, y: 384, w: 320, h: 72 };
const META: Frame = { x: 56, y: 460, w: 320, h: 40 };

export const coverPicture: SlideLayout<'coverPicture'> = {
  layout(template) {
    const inks = template.cover;
    const quiet = (size: number) => body(template, size, inks.muted);
    return {
      name: 'Cover with picture',
      background: inks.ground,
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, 44, inks.text, 1.12) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: quiet(18) }),
        photographPlaceholder(template, placeOf(template)),
        placeholderOf({ key: 'label', type: 'body', index: 13, frame: LABEL, look: quiet(14), prompt: 'Label' }),
        placeholderOf({
          key: 'meta',
          type: 'body',
          index: 14,
          frame: META,
          look: body(template, 14, inks.text),
          prompt: 'Author and date',
          anchor: 'bottom',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.cover;
    const builder = new PageBuilder(context, 'coverPicture');
    const look = (size: number) => heading(template, size, inks.text, size >= 36 ? 1.12 : 1.18);
    placeDisplayTitle(builder, slide.title, steps(46, 20), look, context);
    placePicture(builder, slide, context);
    builder.rule('Rule', RULE, inks.figure);
    const fill = (key: string, text: string | undefined, sizes: readonly number[], at: (size: number) => TextLook, role: Role) => {
      if (!text?.trim()) return;
      const words = fitted(sizes, builder.placeholder(key).frame, context, (size) => [paragraph(text, at(size), context)]);
      placeBalanced(builder, key, words, role, context);
    };
    fill('subtitle', slide.subtitle, steps(20, 12), (size) => body(template, size, inks.muted), 'heading');
    fill('label', slide.label, steps(14, 12), (size) => body(template, size, inks.muted, undefined, 1.35), 'label');
    fill('meta', slide.meta ?? context.author, steps(14, 12), (size) => body(template, size, inks.text, 400, 1.35), 'label');
    return builder;
  },
};

/** A cover with a picture that is large enough for its place is one of this kind. */
export function withItsPicture(slide: Slide, images: LayoutContext['images']): Slide {
  const image = slide.kind === 'cover' && slide.picture?.image !== undefined ? images[slide.picture.image] : undefined;
  return slide.kind === 'cover' && image && filling(PICTURE, image) ? { ...slide, kind: 'coverPicture' } : slide;
}

const placeOf = ({ portraits }: Template): Frame => (portraits?.outline ? INSET : PICTURE);

function placePicture(builder: PageBuilder, slide: SlideOf<'coverPicture'>, context: LayoutContext): void {
  const { cover: inks, palette, portraits, motif } = context.template;
  const frame = placeOf(context.template);
  const below = builder.nodes.length;
  const placed = placePhotograph(builder, slide, frame, context, portraits?.outline?.(frame));
  // A picture with an outline stands in front of the art.
  if (!placed || portraits?.outline)
    builder.nodes.splice(below, 0, ...motif(PICTURE, { place: 'cover', inks, palette, seed: slide.title, turn: 0 }));
}
