/** Cover: the seal at the top, the title on one foot at the left, and one large written form that bleeds off the right. */
import type { Frame } from '../../../model/scene.ts';
import { displaySizes } from '../../arrange/displaySizes.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { sealAt } from './page.ts';

const LABEL: Frame = { x: 120, y: 57, w: 330, h: 44 };
const TITLE: Frame = { x: 56, y: 184, w: 476, h: 228 };
const TITLE_SIZES = { largest: 66, usual: 50, least: 24 } as const;
const SUBTITLE: Frame = { x: 56, y: 422, w: 440, h: 64 };
const META: Frame = { x: 56, y: 488, w: 440, h: 24 };
const ART: Frame = { x: 500, y: 0, w: 460, h: 540 };

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const inks = template.cover;
    const { palette } = template;
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: [
        ...template.motif(ART, { place: 'cover', inks, palette, seed: `${seed} cover`, turn: 0 }),
        sealAt(lookOf('ink', template), 56, 56, 46),
      ],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, 58, inks.text, 1.1) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 18, inks.muted, undefined, 1.3) }),
        placeholderOf({
          key: 'label',
          type: 'body',
          index: 13,
          frame: LABEL,
          look: body(template, 16, inks.muted),
          prompt: 'Label',
          anchor: 'middle',
        }),
        placeholderOf({
          key: 'meta',
          type: 'body',
          index: 14,
          frame: META,
          look: body(template, 16, inks.text, 400, 1.3),
          prompt: 'Author and date',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.cover;
    const builder = new PageBuilder(context, 'cover');
    const display = (size: number) => heading(template, size, inks.text, size >= 46 ? 1.08 : 1.12);
    placeDisplayTitle(builder, slide.title, displaySizes(slide.title, TITLE_SIZES, TITLE.w, display, context), display, context);
    const quiet = (size: number) => body(template, size, inks.muted, undefined, 1.3);
    placeDisplayText(builder, 'subtitle', { text: slide.subtitle, sizes: steps(20, 14), look: quiet, role: 'heading' }, context);
    placeDisplayText(builder, 'label', { text: slide.label, sizes: steps(16, 12), look: quiet, role: 'label' }, context);
    const meta = { text: slide.meta ?? context.author, sizes: steps(16, 12), role: 'label' } as const;
    placeDisplayText(builder, 'meta', { ...meta, look: (size) => body(template, size, inks.text, 400, 1.3) }, context);
    return builder;
  },
};
