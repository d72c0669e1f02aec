/** Closing: the cover's idea, mirrored: the message at the top left, whom to ask at the foot, another scene at the right. */
import type { Frame } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { placeFactList } from '../../layouts/factList.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import { body, heading } from '../../typography.ts';

const TITLE: Frame = { x: 56, y: 60, w: 404, h: 214 };
const SUBTITLE: Frame = { x: 56, y: 286, w: 340, h: 72 };
const FACTS: Frame = { x: 56, y: 366, w: 312, h: 134 };

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const inks = template.cover;
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: template.motif(SLIDE, { place: 'closing', inks, palette: template.palette, seed: `${seed} closing`, turn: 1 }),
      placeholders: [
        titleSlot(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, 42, inks.text, 1.12) }),
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
    const inks = template.cover;
    const sheet = new Sheet(stage, 'closing');
    placeDisplayTitle(sheet, slide.title, steps(42, 20), (size) => heading(template, size, inks.text, 1.12), stage);
    const quiet = (size: number) => body(template, size, inks.muted);
    placeDisplayText(
      sheet,
      'subtitle',
      { text: slide.subtitle, sizes: steps(18, 14), look: quiet, role: 'body', frame: belowTitle(sheet, SUBTITLE, 20) },
      stage,
    );
    placeFactList(sheet, slide.facts, FACTS, inks, stage);
    return sheet;
  },
};
