/** Closing: split like the quote; one line as large as it can be, what follows below it, and the facts where the name stands. */
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { placeFactList } from '../../layouts/factList.ts';
import { placeFacts } from '../../layouts/facts.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import { inksOn } from '../../templates/inks.ts';
import { body, heading } from '../../typography.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import { planOf } from './plans.ts';

const SUBTITLE_HEIGHT = 66;

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const { words, draw } = planOf(template).message;
    const ink = inkOf(words.ground, template);
    const { title, subtitle } = framesOf(words.frame);
    return {
      name: 'Closing',
      background: words.ground,
      nodes: drawn('Art', `${seed} closing`, draw),
      placeholders: [
        titleSlot(template, template.page, { frame: title, anchor: 'top', look: heading(template, 76, ink, 1.04) }),
        slot({ key: 'subtitle', type: 'subtitle', index: 1, frame: subtitle, look: body(template, 20, ink, 500), prompt: 'What follows' }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { words, by } = planOf(template).message;
    const ink = inkOf(words.ground, template);
    const sheet = new Sheet(stage, 'closing');
    placeDisplayTitle(sheet, slide.title, displaySizes(76, 18), (size) => heading(template, size, ink, size > 40 ? 1.04 : 1.1), stage);
    const plain = (size: number) => body(template, size, ink, 500);
    const frame = belowTitle(sheet, sheet.placeholder('subtitle').frame, 20);
    placeDisplayText(sheet, 'subtitle', { text: slide.subtitle, sizes: steps(20, 14), look: plain, role: 'body', frame }, stage);
    const onBlock = { ...inksOn(by.ground, template.palette), text: inkOf(by.ground, template), muted: inkOf(by.ground, template) };
    const facts = slide.facts ?? [];
    const narrow = by.frame.w < 480 || facts.some((fact) => fact.value.length > 30);
    if (narrow && facts.length > 1) placeFactList(sheet, facts, tall(by.frame), onBlock, stage);
    else if (facts.length > 0) placeFacts(sheet, facts, { ...by.frame, y: by.frame.y + 10, h: by.frame.h - 10 }, onBlock, stage);
    return sheet;
  },
};

/** The field of the words, shared by the message and what follows from it. */
function framesOf(field: Frame): { title: Frame; subtitle: Frame } {
  const title: Frame = { ...field, y: 44, h: field.y + field.h - 44 - SUBTITLE_HEIGHT - 8 };
  return { title, subtitle: { ...field, y: field.y + field.h - SUBTITLE_HEIGHT, w: Math.min(field.w, 600), h: SUBTITLE_HEIGHT } };
}

/** Facts one below the other need more height than a name. */
const tall = (frame: Frame): Frame => ({ ...frame, y: frame.y - 30, h: frame.h + 30 });
