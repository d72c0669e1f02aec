/**
 * One picture over the whole slide, its title on a plate at the foot. A picture that would blur there stands whole above the plate; where
 * there is none, the template's own art fills the slide.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, PictureNode, SceneNode } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { filling, type PlacedPicture, pictureIn } from '../kinds/pictureFrame.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, PageBuilder } from '../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../page/placeholders.ts';
import { body, heading, paragraph, textOrNone } from '../page/typography.ts';

type Slide = SlideOf<'picture'>;

const PAGE: Frame = { x: 0, y: 0, w: 960, h: 540 };
/** The plate's left and lower edge, and its greatest width and height. */
const PLATE = { x: 56, bottom: 496, w: 560, h: 400 } as const;
const PADDING = { x: 26, y: 20 } as const;
const CAPTION_SPACE = 6;
/** Behind the places of title and caption, on a slide that is added by hand. */
const EMPTY_PLATE: Frame = { x: PLATE.x, y: 376, w: PLATE.w, h: 120 };
/** Around a picture that does not fill the page, above and below it. */
const ABOVE = 24;
/** The plate stands apart from dark pictures too. */
const EDGE = 4;
/** A margin of paper around the plate, where art in the same colours would run into it. */
const MAT = 4;

export const picture = layoutOf<'picture'>(
  (template) => {
    const inks = template.section;
    const width = PLATE.w - 2 * PADDING.x;
    const at = { x: PLATE.x + PADDING.x, w: width };
    return {
      name: 'Picture',
      nodes: [],
      behind: plateNodes(EMPTY_PLATE, inks),
      placeholders: [
        placeholderOf({
          key: 'picture',
          type: 'picture',
          index: 1,
          frame: PAGE,
          look: body(template, 14, template.page.muted),
          prompt: 'Picture',
        }),
        titlePlaceholder(template, inks, { frame: { ...at, y: 396, h: 44 }, anchor: 'top', look: heading(template, 26, inks.text, 1.2) }),
        placeholderOf({
          key: 'caption',
          type: 'body',
          index: 2,
          frame: { ...at, y: 446, h: 30 },
          look: body(template, 16, inks.muted),
          prompt: 'Caption',
        }),
      ],
    };
  },
  function* (slide, context) {
    for (const size of steps(30, 16)) yield arrange(slide, context, size);
  },
);

const plateNodes = (plate: Frame, { ground, figure }: LayoutContext['template']['section']): SceneNode[] => [
  { type: 'shape', name: 'Title plate', frame: plate, geometry: { type: 'rect' }, fill: ground, decorative: true },
  { type: 'shape', name: 'Edge', frame: { ...plate, w: EDGE }, geometry: { type: 'rect' }, fill: figure, decorative: true },
];

function arrange(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const builder = new PageBuilder(context, 'picture');
  const { template } = context;
  const inks = template.section;
  const title = [paragraph(slide.title, heading(template, size, inks.text, 1.2), context)];
  const caption = textOrNone(slide.caption, body(template, Math.min(16, size - 2), inks.muted), context);
  const most = PLATE.w - 2 * PADDING.x;
  const sets = [title, caption].map((words) => (words.length > 0 ? measure(words, most, context) : undefined));
  const [titleHeight = 0, captionHeight = 0] = sets.map((set) => set?.height ?? 0);
  const width = Math.min(most, Math.max(...sets.map((set) => (set && set.lines.length > 1 ? most : (set?.width ?? 0)))) * 1.04 + 8);
  const height = titleHeight + (captionHeight > 0 ? captionHeight + CAPTION_SPACE : 0) + 2 * PADDING.y;
  if (height > PLATE.h || (size > 20 && (sets[0]?.lines.length ?? 0) > 3)) builder.judge('overflows');
  const plate: Frame = { x: PLATE.x, y: PLATE.bottom - height, w: width + 2 * PADDING.x, h: height };
  const ground = groundOf(slide, plate.y, context);
  builder.add(...ground.behind);
  if (ground.art) {
    const mat: Frame = { x: plate.x - MAT, y: plate.y - MAT, w: plate.w + 2 * MAT, h: plate.h + 2 * MAT };
    builder.shape('Mat', mat, { type: 'rect' }, template.page.ground);
  }
  builder.add(...plateNodes(plate, inks));
  const inner = { x: plate.x + PADDING.x, w: width };
  builder.fill('title', title, 'title', { frame: { ...inner, y: plate.y + PADDING.y, h: titleHeight } });
  placeCaption(builder, caption, { ...inner, y: plate.y + PADDING.y + titleHeight + CAPTION_SPACE, h: captionHeight });
  builder.add(...ground.after);
  return builder;
}

function placeCaption(builder: PageBuilder, caption: readonly Paragraph[], frame: Frame): void {
  if (caption.length > 0) builder.fill('caption', caption, 'caption', { frame });
}

interface Ground {
  readonly behind: readonly SceneNode[];
  readonly after: readonly SceneNode[];
  /** The template's own, in place of a picture. */
  readonly art?: boolean;
}

/**
 * What the slide shows: painted behind the title's plate, and after it. The title is read first, so a picture that fills the page is
 * silent itself and a clear frame after the title tells what it shows. `foot` is where the plate begins.
 */
function groundOf(slide: Slide, foot: number, context: LayoutContext): Ground {
  const { page: inks, palette } = context.template;
  const key = slide.picture?.image;
  const image = key === undefined ? undefined : context.images[key];
  if (key === undefined || !image) {
    const behind = context.template.motif(PAGE, { place: 'picture', inks, palette, seed: slide.title, turn: context.ordinal });
    return { behind, after: [], art: true };
  }
  const alt = slide.picture?.alt.trim() || slide.title;
  const whole = filling(PAGE, image);
  if (whole) {
    const view: SceneNode = { type: 'shape', name: 'View', frame: { ...PAGE, h: foot }, geometry: { type: 'rect' }, alt };
    return { behind: [{ ...pictureNode(key, whole), decorative: true }], after: [view] };
  }
  const above: Frame = { x: PLATE.x, y: ABOVE, w: PAGE.w - 2 * PLATE.x, h: Math.max(1, foot - 2 * ABOVE) };
  return { behind: [], after: [{ ...pictureNode(key, pictureIn(above, image)), alt }] };
}

const pictureNode = (image: string, { frame, crop }: PlacedPicture): PictureNode => ({
  type: 'picture',
  name: 'Picture',
  frame,
  image,
  ...(crop ? { crop } : {}),
  placeholder: 'picture',
});
