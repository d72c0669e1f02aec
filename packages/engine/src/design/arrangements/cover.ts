/** Cover: the title stands on one foot however many lines it has; the template's art fills the right. */
import type { Frame, Role } from '../../model/scene.ts';
import { displaySizes, type TitleSizes } from '../arrange/displaySizes.ts';
import { placeBalanced, placeDisplayTitle } from '../arrange/titles.ts';
import { steps } from '../page/fit.ts';
import type { SlideLayout } from '../page/layout.ts';
import { fitted, PageBuilder } from '../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../page/placeholders.ts';
import { body, heading, paragraph, type TextLook } from '../page/typography.ts';

const LABEL: Frame = { x: 64, y: 52, w: 440, h: 44 };
const TITLE: Frame = { x: 64, y: 96, w: 484, h: 270 };
const SUBTITLE: Frame = { x: 64, y: 384, w: 484, h: 68 };
const ART: Frame = { x: 556, y: 64, w: 404, h: 476 };
const META: Frame = { x: 64, y: 456, w: 440, h: 44 };

const TITLE_SIZES: TitleSizes = { largest: 66, usual: 50, least: 22 };

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const inks = template.cover;
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: template.motif(ART, { place: 'cover', inks, palette: template.palette, seed: `${seed} cover`, turn: 0 }),
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, TITLE_SIZES.usual, inks.text, 1.12) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 18, inks.muted) }),
        placeholderOf({ key: 'label', type: 'body', index: 13, frame: LABEL, look: body(template, 14, inks.muted), prompt: 'Label' }),
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
    const builder = new PageBuilder(context, 'cover');
    const alone = !slide.subtitle?.trim();
    const look = (size: number) => heading(template, size, inks.text, size >= 36 ? 1.12 : 1.18);
    placeDisplayTitle(builder, slide.title, displaySizes(slide.title, TITLE_SIZES, TITLE.w, look, context), look, context);
    const fill = (key: string, text: string | undefined, sizes: readonly number[], look: (size: number) => TextLook, role: Role) => {
      if (text?.trim())
        placeBalanced(
          builder,
          key,
          fitted(sizes, builder.placeholder(key).frame, context, (size) => [paragraph(text, look(size), context)]),
          role,
          context,
        );
    };
    // The rule takes the place of the subtitle: a title with nothing below it seems to float.
    if (alone) builder.rule('Rule', { x: SUBTITLE.x, y: SUBTITLE.y + 6, w: 40, h: 2 }, inks.figure);
    fill('subtitle', slide.subtitle, steps(20, 14), (size) => body(template, size, inks.muted), 'heading');
    fill('label', slide.label, steps(14, 12), (size) => body(template, size, inks.muted, undefined, 1.35), 'label');
    fill('meta', slide.meta ?? context.author, steps(14, 12), (size) => body(template, size, inks.text, 400, 1.35), 'label');
    return builder;
  },
};
