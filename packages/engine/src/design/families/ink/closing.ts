/** The last page: one sentence, what follows from it, and the facts beside the seal. */
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { placeDisplayText } from '../../layouts/displayText.ts';
import { placeFacts } from '../../layouts/facts.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import { body, heading } from '../../typography.ts';
import { quietArt, quietInks, SEAL, signature } from './quiet.ts';

const TITLE: Frame = { x: 344, y: 84, w: 556, h: 220 };
const SUBTITLE: Frame = { x: 344, y: 318, w: 520, h: 80 };
const FACTS: Frame = { x: SEAL.x + 62, y: SEAL.y - 2, w: 494, h: 66 };

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const inks = quietInks(template);
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [...quietArt(template, 'closing', `${seed} closing`, 1), signature(template)],
      placeholders: [
        titleSlot(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, 38, inks.text, 1.16) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: SUBTITLE,
          look: body(template, 18, inks.muted),
          prompt: 'What follows',
        }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const inks = quietInks(template);
    const sheet = new Sheet(stage, 'closing');
    placeDisplayTitle(sheet, slide.title, steps(42, 20), (size) => heading(template, size, inks.text, 1.16), stage);
    const look = (size: number) => body(template, size, inks.muted);
    placeDisplayText(sheet, 'subtitle', { text: slide.subtitle, sizes: steps(18, 13), look, role: 'body' }, stage);
    placeFacts(sheet, slide.facts ?? [], FACTS, inks, stage);
    return sheet;
  },
};
