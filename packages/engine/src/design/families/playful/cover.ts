/** Cover: a full colour, a heavy title, and the art that bleeds off the edges. */

import { bottomOf } from '../../../model/frame.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeOnFoot } from '../../arrange/onFoot.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';

/** Points; its place is higher, for a stand-in of the face. */
const HIGHEST_TITLE = 210;

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const { cover: inks, palette } = template;
    const { title, anchor, size, label, subtitle, meta, art } = lookOf('playful', template).cover;
    const quiet = (s: number) => body(template, s, inks.text, 400, 1.35);
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: template.motif(art, { place: 'cover', inks, palette, seed: `${seed} cover`, turn: 0 }),
      placeholders: [
        titlePlaceholder(template, inks, { frame: title, anchor, look: heading(template, size, inks.text, 1.06) }),
        subtitlePlaceholder({ frame: subtitle, look: quiet(20) }),
        placeholderOf({ key: 'label', type: 'body', index: 13, frame: label, look: quiet(14), prompt: 'Label' }),
        placeholderOf({ key: 'meta', type: 'body', index: 14, frame: meta, look: quiet(14), prompt: 'Author and date' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.cover;
    const { size, anchor } = lookOf('playful', template).cover;
    const builder = new PageBuilder(context, 'cover');
    const text = (weight: number) => (s: number) => body(template, s, inks.text, weight, 1.33);
    const look = (s: number) => heading(template, s, inks.text, s > 50 ? 1.04 : 1.08);
    const { w } = builder.placeholder('title').frame;
    const isLow = (s: number) => measure([paragraph(slide.title, look(s), context)], w, context).height <= HIGHEST_TITLE;
    const sizes = steps(size, 20).filter(isLow);
    const title = { text: slide.title, sizes: sizes.length > 0 ? sizes : [20], look };
    const subtitle = { text: slide.subtitle, sizes: steps(20, 13), look: text(400), role: 'heading' } as const;
    if (anchor === 'bottom') placeOnFoot(builder, { title, subtitle, foot: bottomOf(builder.placeholder('subtitle').frame) }, context);
    else {
      placeDisplayTitle(builder, title.text, title.sizes, title.look, context);
      placeDisplayText(
        builder,
        'subtitle',
        { ...subtitle, frame: belowTitle(builder, builder.placeholder('subtitle').frame, 14) },
        context,
      );
    }
    placeDisplayText(builder, 'label', { text: slide.label, sizes: steps(14, 12), look: text(600), role: 'label' }, context);
    placeDisplayText(
      builder,
      'meta',
      { text: slide.meta ?? context.author, sizes: steps(14, 12), look: text(400), role: 'label' },
      context,
    );
    return builder;
  },
};
