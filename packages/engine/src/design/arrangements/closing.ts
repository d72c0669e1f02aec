/** Closing: the message, what follows from it, and up to three facts in a row, beside the art at the left edge. */
import type { Frame } from '../../model/scene.ts';
import { displaySizes, type TitleSizes } from '../arrange/displaySizes.ts';
import { placeBalanced, placeDisplayTitle } from '../arrange/titles.ts';
import { placeFacts } from '../kinds/facts.ts';
import { steps } from '../page/fit.ts';
import type { SlideLayout } from '../page/layout.ts';
import { fitted, PageBuilder } from '../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../page/placeholders.ts';
import { body, heading, paragraph } from '../page/typography.ts';

const TITLE: Frame = { x: 356, y: 64, w: 540, h: 216 };
const SUBTITLE: Frame = { x: 356, y: 300, w: 540, h: 104 };
const TITLE_SIZES: TitleSizes = { largest: 66, usual: 46, least: 22 };
const FACTS: Frame = { x: 356, y: 424, w: 540, h: 72 };
const ART: Frame = { x: 0, y: 64, w: 292, h: 476 };

export const closing: SlideLayout<'closing'> = {
  layout(template, seed) {
    const inks = template.cover;
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: template.motif(ART, { place: 'closing', inks, palette: template.palette, seed: `${seed} closing`, turn: 1 }),
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, TITLE_SIZES.usual, inks.text, 1.15) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 22, inks.muted), prompt: 'What follows' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.cover;
    const builder = new PageBuilder(context, 'closing');
    const look = (size: number) => heading(template, size, inks.text, 1.15);
    placeDisplayTitle(builder, slide.title, displaySizes(slide.title, TITLE_SIZES, TITLE.w, look, context), look, context);
    const { subtitle } = slide;
    if (subtitle?.trim()) {
      const at = (size: number) => [paragraph(subtitle, body(template, size, inks.muted, undefined, 1.45), context)];
      placeBalanced(builder, 'subtitle', fitted(steps(22, 14), SUBTITLE, context, at), 'body', context);
    }
    placeFacts(builder, slide.facts ?? [], FACTS, inks, context);
    return builder;
  },
};
