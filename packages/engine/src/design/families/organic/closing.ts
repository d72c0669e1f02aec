/** Closing: the cover's idea, mirrored: the message at the top left, whom to ask or what the chapters were at the foot, another scene at the right. */
import type { Frame } from '../../../model/scene.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { SLIDE } from '../../art/clip.ts';
import { placeFactList } from '../../kinds/factList.ts';
import { hasRecap, placeRecap } from '../../kinds/recap.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading } from '../../page/typography.ts';
import { DISPLAY_X } from './grid.ts';

const TITLE: Frame = { x: DISPLAY_X, y: 60, w: 472, h: 150 };
const SUBTITLE: Frame = { ...TITLE, y: 220, h: 76 };
const FACTS: Frame = { ...TITLE, y: 300, w: 400, h: 196 };
const RECAP: Frame = { ...TITLE, y: 300, w: 436, h: 196 };

export const closing: SlideLayout<'closing'> = {
  layout(template, seed) {
    const inks = template.cover;
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: template.motif(SLIDE, { place: 'closing', inks, palette: template.palette, seed: `${seed} closing`, turn: 1 }),
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, 44, inks.text, 1.12) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 20, inks.muted), prompt: 'What follows' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.cover;
    const builder = new PageBuilder(context, 'closing');
    const facts = slide.facts ?? [];
    const recapped = facts.length === 0 && hasRecap(RECAP, inks, context);
    // With nothing but its title the page is a poster.
    const alone = !recapped && facts.length === 0 && !slide.subtitle?.trim();
    placeDisplayTitle(builder, slide.title, steps(alone ? 58 : 44, 20), (size) => heading(template, size, inks.text, 1.12), context);
    const quiet = (size: number) => body(template, size, inks.muted);
    placeDisplayText(
      builder,
      'subtitle',
      { text: slide.subtitle, sizes: steps(20, 16), look: quiet, role: 'body', frame: belowTitle(builder, SUBTITLE, 20) },
      context,
    );
    if (recapped) placeRecap(builder, RECAP, inks, context);
    else placeFactList(builder, facts, FACTS, inks, context);
    return builder;
  },
};
