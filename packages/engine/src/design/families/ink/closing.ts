/** The last page: one sentence, what follows from it, and beside the seal the facts, or what the chapters were. */
import type { Frame } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { placeFacts } from '../../kinds/facts.ts';
import { hasRecap, placeRecap } from '../../kinds/recap.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { COLUMN } from './page.ts';
import { quietArt, quietInks, SEAL, signature } from './quiet.ts';

const TITLE: Frame = { ...COLUMN, y: 172, h: 128 };
const SUBTITLE: Frame = { ...COLUMN, y: 312, h: 72 };
const FACTS: Frame = { ...COLUMN, x: SEAL.x + 62, y: SEAL.y - 2, w: COLUMN.w - 62, h: 66 };
const RECAP: Frame = { ...COLUMN, y: 248, h: 140 };
/** How much higher title and subtitle stand over a recap. */
const RAISED = 140;

export const closing: SlideLayout<'closing'> = {
  layout(template, seed) {
    const inks = quietInks(template);
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [...quietArt(template, 'closing', `${seed} closing`, 1), signature(template)],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, 36, inks.text, 1.16) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 20, inks.muted), prompt: 'What follows' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = quietInks(template);
    const builder = new PageBuilder(context, 'closing');
    const facts = slide.facts ?? [];
    const recapped = facts.length === 0 && hasRecap(RECAP, inks, context);
    const raised = (frame: Frame): Frame => (recapped ? { ...frame, y: frame.y - RAISED } : frame);
    const display = (size: number) => heading(template, size, inks.text, 1.16);
    // With nothing but its title the page is a poster.
    const alone = !recapped && facts.length === 0 && !slide.subtitle?.trim();
    const inOneLine = (size: number) => measure([paragraph(slide.title, display(size), context)], TITLE.w, context).lines.length === 1;
    const sizes = [...steps(66, 46).filter(inOneLine), ...steps(alone ? 58 : 36, 20)];
    placeDisplayTitle(builder, slide.title, sizes, display, context, raised(TITLE));
    const look = (size: number) => body(template, size, inks.muted);
    const subtitle = { text: slide.subtitle, sizes: steps(20, 14), look, role: 'body' } as const;
    placeDisplayText(builder, 'subtitle', { ...subtitle, frame: raised(SUBTITLE) }, context);
    if (facts.length > 0) placeFacts(builder, facts, FACTS, inks, context, 20);
    else placeRecap(builder, RECAP, inks, context);
    return builder;
  },
};
