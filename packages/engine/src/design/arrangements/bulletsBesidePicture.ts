/** Points beside a picture of the source, with its caption below. Wide pictures stand under the title, tall ones beside it. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, Layout } from '../../model/scene.ts';
import { SLIDE_WIDTH } from '../../model/units.ts';
import { bulletPlaceholder } from '../arrange/bulletPlaceholder.ts';
import { points, spread } from '../arrange/list.ts';
import { pointGaps } from '../arrange/pointGaps.ts';
import { titledPage } from '../arrange/titles.ts';
import { LARGEST_PIXEL, type PixelSize, pictureIn } from '../kinds/pictureFrame.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure } from '../page/pageBuilder.ts';
import { panelLayout } from '../page/pageLayouts.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body as bodyLook, textOrNone } from '../page/typography.ts';
import type { Template } from '../tokens/template.ts';
import { fillRuled } from './bulletsBesideArt.ts';

type Slide = SlideOf<'bullets'>;

/** Shares of the body's width: a wide picture, and the text beside it. */
const WIDE = 0.52;
const TEXT_BESIDE_WIDE = 0.442;
/** How much larger than a small picture its plate is. */
const PLATE = 1.5;
const CAPTION_SPACE = 8;
/** A panel may reach the slide's edges; its caption keeps away from them. */
const MARGIN = 24;
const FOOT = 516;
/** Of a caption, points. */
const LINE = 20;
/** Points: a caption that needs more gives way to the picture. */
const TALLEST_CAPTION = 64;

export function bulletsBesidePictureLayout(template: Template): Layout {
  const { panel, besidePanel } = template.grid;
  // A panel that reaches down to the slide's edge leaves the caption its room, so that it does not lie on the picture.
  const isLow = bottomOf(panel) > FOOT - LINE;
  const above: Frame = isLow ? { ...panel, h: FOOT - LINE - CAPTION_SPACE - panel.y } : panel;
  const caption: Frame = { ...captionColumn(template), y: bottomOf(above) + CAPTION_SPACE, h: LINE };
  return panelLayout('bulletsBesidePicture', 'Title, bullets and picture', template, [
    bulletPlaceholder(template, besidePanel.body),
    placeholderOf({
      key: 'picture',
      type: 'picture',
      index: 2,
      frame: above,
      look: bodyLook(template, 14, template.page.muted),
      prompt: 'Picture',
    }),
    placeholderOf({ key: 'caption', type: 'body', index: 3, frame: caption, look: captionLook(template), prompt: 'Caption' }),
  ]);
}

/** `size` is that of the points; `image` are the picture's pixels. */
export function bulletsBesidePicture(
  slide: Slide,
  picture: NonNullable<Slide['picture']>,
  image: PixelSize,
  context: LayoutContext,
  size: number,
) {
  const { page } = context.template;
  const { grid } = context.template;
  // Beside a title there is no row below it that a wide picture could fill.
  const tall = image.height > image.width || grid.titlePlace === 'beside';
  const { builder, area: body } = titledPage('bulletsBesidePicture', slide.title, context, tall ? grid.besidePanel : grid);

  const caption = textOrNone(picture.caption, captionLook(context.template), context);
  const column = tall ? captionColumn(context.template) : { x: rightOf(body) - body.w * WIDE, w: body.w * WIDE };
  const width = column.w;
  const measured = caption.length > 0 ? measure(caption, width, context).height : 0;
  const captionHeight = measured > 0 && measured <= TALLEST_CAPTION ? measured + CAPTION_SPACE : 0;
  const room: Frame = tall
    ? {
        ...grid.panel,
        h: grid.panel.h - (captionHeight > 0 ? Math.max(0, captionHeight - Math.min(LINE, FOOT - bottomOf(grid.panel))) : 0),
      }
    : { ...body, ...column, h: body.h - captionHeight };
  const { plate, frame, crop } = pictureIn(tall ? room : ownPlace(room, image), image);

  const text: Frame = tall ? body : { ...body, w: body.w * TEXT_BESIDE_WIDE };
  const groups = points(slide.items, context, { size, inks: page, ordered: slide.ordered });
  if (context.template.bullet !== 'none' || slide.ordered || !fillRuled(builder, groups, text, text.w, context))
    builder.fill('body', spread(groups, text, context, pointGaps.besidePicture(size)), 'list', { frame: text });
  if (plate.w !== frame.w || plate.h !== frame.h) builder.shape('Plate', plate, { type: 'rect' }, page.surface);
  builder.add({
    type: 'picture',
    name: 'Picture',
    frame: frame,
    alt: picture.alt.trim() || picture.caption?.trim() || slide.title,
    image: picture.image ?? '',
    ...(crop ? { crop } : {}),
    placeholder: 'picture',
  });
  if (captionHeight > 0) {
    const below: Frame = { ...column, y: bottomOf(plate) + CAPTION_SPACE, h: captionHeight - CAPTION_SPACE };
    builder.fill('caption', caption, 'caption', { frame: below });
  }
  return builder;
}

/** Where a caption below the panel begins and how wide it is: where the panel reaches the slide's edge, in line with the title. */
function captionColumn({ grid: { panel, title } }: Template): Pick<Frame, 'x' | 'w'> {
  const x = panel.x < MARGIN ? Math.max(MARGIN, title.x) : panel.x;
  return { x, w: Math.min(rightOf(panel), SLIDE_WIDTH - MARGIN) - x };
}

/** A wide picture has a place of its own proportions in the room, and a small one a plate that is not much larger. */
function ownPlace(room: Frame, { width, height }: PixelSize): Frame {
  const most = { w: Math.min(room.w, width * LARGEST_PIXEL * PLATE), h: Math.min(room.h, height * LARGEST_PIXEL * PLATE) };
  const w = Math.min(most.w, (most.h * width) / height);
  return { ...room, w, h: (w * height) / width };
}

const captionLook = (template: Template) => bodyLook(template, 12, template.page.muted, undefined, 1.35);
