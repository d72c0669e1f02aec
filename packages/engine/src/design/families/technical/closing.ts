/** Closing: the next step where a quote's words stand, its facts below; the drawing returns with the crop marks. */
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { placeFactList } from '../../layouts/factList.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import { body, heading } from '../../typography.ts';
import { lookOf } from './looks.ts';
import { messageNodes, SIDE } from './messageFace.ts';

const BAR = 72;
const TITLE_Y = BAR + 22;
const SUBTITLE: Frame = { x: 48, y: 288, w: 420, h: 66 };
const FACTS: Frame = { x: 48, y: 366, w: 400, h: 134 };

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const { page: inks, palette } = template;
    const frame: Frame = { x: 48, y: TITLE_Y, w: lookOf(template).message, h: 184 };
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [
        ...messageNodes(template, BAR),
        ...template.motif(SIDE, { place: 'closing', inks, palette, seed: `${seed} closing`, turn: 1 }),
      ],
      placeholders: [
        titleSlot(template, inks, { frame, anchor: 'top', look: heading(template, 36, inks.text, 1.18) }),
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
    const { page: inks } = template;
    const sheet = new Sheet(stage, 'closing');
    placeDisplayTitle(sheet, slide.title, steps(38, 18), (size) => heading(template, size, inks.text, 1.18), stage);
    const quiet = (size: number) => body(template, size, inks.muted);
    placeDisplayText(
      sheet,
      'subtitle',
      { text: slide.subtitle, sizes: steps(18, 14), look: quiet, role: 'body', frame: belowTitle(sheet, SUBTITLE, 18) },
      stage,
    );
    placeFactList(sheet, slide.facts, FACTS, inks, stage);
    return sheet;
  },
};
