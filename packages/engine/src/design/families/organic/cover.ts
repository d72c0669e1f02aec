/** Cover: the title at the top left, what it is and who made it at the foot; the scene enters from the right and the bottom. */
import type { Frame } from '../../../model/scene.ts';
import { displaySizes } from '../../arrange/displaySizes.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, label } from '../../page/typography.ts';
import { DISPLAY_X } from './grid.ts';

const LABEL: Frame = { x: DISPLAY_X, y: 20, w: 472, h: 36 };
const TITLE: Frame = { x: DISPLAY_X, y: 64, w: 422, h: 272 };
const TITLE_SIZES = { largest: 66, usual: 52, least: 24 } as const;
const SUBTITLE: Frame = { x: DISPLAY_X, y: 346, w: 390, h: 130 };
const BYLINE: Frame = { x: DISPLAY_X, y: 484, w: 340, h: 36 };

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const inks = template.cover;
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: template.motif(SLIDE, { place: 'cover', inks, palette: template.palette, seed: `${seed} cover`, turn: 0 }),
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, 58, inks.text, 1.1) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 18, inks.text), anchor: 'bottom' }),
        placeholderOf({
          key: 'label',
          type: 'body',
          index: 13,
          frame: LABEL,
          look: label(template, 16, inks.muted),
          prompt: 'Label',
          anchor: 'bottom',
        }),
        placeholderOf({
          key: 'meta',
          type: 'body',
          index: 14,
          frame: BYLINE,
          look: body(template, 16, inks.muted),
          prompt: 'Author and date',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.cover;
    const builder = new PageBuilder(context, 'cover');
    const display = (size: number) => heading(template, size, inks.text, size >= 34 ? 1.1 : 1.18);
    placeDisplayTitle(builder, slide.title, displaySizes(slide.title, TITLE_SIZES, TITLE.w, display, context), display, context);
    const { subtitle, label: kicker, meta = context.author } = slide;
    const plain = (size: number) => body(template, size, inks.text, undefined, 1.36);
    const quiet = (size: number) => label(template, size, inks.muted);
    placeDisplayText(builder, 'subtitle', { text: subtitle, sizes: steps(20, 14), look: plain, role: 'heading' }, context);
    placeDisplayText(builder, 'label', { text: kicker, sizes: steps(16, 12), look: quiet, role: 'label' }, context);
    placeDisplayText(builder, 'meta', { text: meta, sizes: steps(16, 12), look: quiet, role: 'label' }, context);
    return builder;
  },
};
