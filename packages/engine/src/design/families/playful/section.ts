/** Section: another full colour, a giant figure at the top, the title below it, the art in the right third. */

import { resolveColor } from '../../../model/color.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { fitted, Sheet } from '../../sheet.ts';
import { legible } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { lookOf } from './looks.ts';

const NUMBER: Frame = { x: 52, y: 44, w: 300, h: 148 };
const title = (width: number): Frame => ({ x: 56, y: 206, w: width, h: 156 });
const subtitle = (width: number): Frame => ({ x: 56, y: 378, w: Math.min(460, width), h: 84 });

/** Seen at 24 points and more, so it needs no more contrast than large text does. */
const numberLook = (template: Template, size: number) => {
  const { section, palette } = template;
  const ink = legible({ ref: lookOf(template).section.numeral }, [resolveColor(section.ground, palette)], 3.2, palette);
  return heading(template, size, ink, 1);
};

export const section: SlideLayout<'section'> = {
  face(template) {
    const inks = template.section;
    const { width } = lookOf(template).section;
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [],
      placeholders: [
        titleSlot(template, inks, { frame: title(width), look: heading(template, 42, inks.text, 1.1) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: subtitle(width),
          look: body(template, 20, inks.text, 500, 1.35),
          prompt: 'Subtitle',
        }),
        slot({ key: 'numeral', type: 'body', index: 13, frame: NUMBER, look: numberLook(template, 124), prompt: 'No.' }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { section: inks, palette } = template;
    const { art, width } = lookOf(template).section;
    const sheet = new Sheet(stage, 'section');
    placeDisplayTitle(sheet, slide.title, steps(42, 20), (size) => heading(template, size, inks.text, 1.1), stage);
    sheet.add(...template.motif(art, { place: 'section', inks, palette, seed: slide.title, turn: stage.ordinal }));
    if (slide.number !== undefined) {
      const numeral = numeralOf(slide.number, stage.language);
      const at = (size: number) => [paragraph(numeral, numberLook(template, size), stage)];
      sheet.fill('numeral', fitted(steps(124, 24), NUMBER, stage, at), 'label');
    }
    const look = (size: number) => body(template, size, inks.text, 500, 1.35);
    const frame = belowTitle(sheet, subtitle(width), 22);
    placeDisplayText(sheet, 'subtitle', { text: slide.subtitle, sizes: steps(20, 14), look, role: 'heading', frame }, stage);
    return sheet;
  },
};
