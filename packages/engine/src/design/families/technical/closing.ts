/** Closing: the next step where a quote's words stand, its facts or what the chapters were below; the drawing returns with the crop marks. */
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { hasRecap, placeRecap } from '../../layouts/recap.ts';
import { Sheet } from '../../sheet.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading } from '../../typography.ts';
import { placeFactRows } from './factRows.ts';
import { lookOf } from './looks.ts';
import { messageNodes, SIDE } from './messageFace.ts';

const BAR = 128;
const TITLE_Y = BAR + 22;
const SIZE = 36;
const SUBTITLE = { x: 48, y: 302 } as const;
/** Height of what follows, above the facts and without them. */
const [SHORT, TALL] = [60, 190] as const;
const FACTS: Frame = { x: 48, y: 364, w: 400, h: 140 };

/** Short messages stand above the lower part of the drawing, and may be wider than quotes. */
const widthOf = (template: Template): number => lookOf(template).message + 48;

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const { page: inks, palette } = template;
    const frame: Frame = { x: 48, y: TITLE_Y, w: widthOf(template), h: 148 };
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [
        ...messageNodes(template, BAR),
        ...template.motif(SIDE, { place: 'closing', inks, palette, seed: `${seed} closing`, turn: 1 }),
      ],
      placeholders: [
        titleSlot(template, inks, { frame, anchor: 'top', look: heading(template, SIZE, inks.text, 1.18) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: { ...SUBTITLE, w: frame.w, h: SHORT },
          look: body(template, 20, inks.muted),
          prompt: 'What follows',
        }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { page: inks } = template;
    const sheet = new Sheet(stage, 'closing');
    placeDisplayTitle(sheet, slide.title, steps(SIZE, 18), (size) => heading(template, size, inks.text, 1.18), stage);
    const quiet = (size: number) => body(template, size, inks.muted);
    const recap: Frame = { ...FACTS, w: lookOf(template).foot };
    const recapped = !slide.facts?.length && hasRecap(recap, inks, stage);
    const alone = !slide.facts?.length && !recapped;
    const room: Frame = { ...SUBTITLE, w: widthOf(template), h: alone ? TALL : SHORT };
    const follows = { text: slide.subtitle, sizes: steps(alone ? 26 : 20, 14), look: quiet, frame: belowTitle(sheet, room, 18, stage) };
    placeDisplayText(sheet, 'subtitle', { ...follows, role: 'body' }, stage);
    if (recapped) placeRecap(sheet, recap, inks, stage);
    else placeFactRows(sheet, slide.facts ?? [], recap, stage);
    return sheet;
  },
};
